import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { loadSecret } from './secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'fonendo-secret-'));
afterAll(() => rm(folder, { recursive: true }));

test('without a variable a secret is made once, for this user’s eyes only', async () => {
  const dataDir = join(folder, 'data');
  const first = loadSecret({ jwtSecret: undefined, dataDir });
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadSecret({ jwtSecret: undefined, dataDir })).toBe(first);
  expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe(first);
  expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
});

test('the variable comes first, and writes nothing', async () => {
  const dataDir = join(folder, 'none');
  expect(loadSecret({ jwtSecret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32));
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

test('a production server must be given one, long enough', () => {
  const server = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/fonendo', DEMO: 'true' };
  expect(() => parseConfig(server, folder)).toThrow('JWT_SECRET is missing');
  expect(() => parseConfig({ ...server, JWT_SECRET: 'short' }, folder)).toThrow('JWT_SECRET');
  expect(parseConfig({ ...server, JWT_SECRET: 'x'.repeat(32) }, folder).jwtSecret).toBe('x'.repeat(32));
  expect(parseConfig({ NODE_ENV: 'production', DEMO: 'true' }, folder).jwtSecret).toBeUndefined();
});
