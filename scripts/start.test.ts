import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** `npm start` without the web, up to its end. */
async function start(environment: Record<string, string>): Promise<{ code: number; errors: string; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'fonendo-start-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env['PATH'], SERVE_WEB: 'false', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = await once(child, 'close');
  return { code, errors, output };
}

const slow = { timeout: 120_000 };
const away = { DATABASE_URL: 'postgres://fonendo:hunter2@127.0.0.1:1/product' };

test('a wrong setting is said once, however many processes there would be', slow, async () => {
  expect(await start({ ...away, WEB_PROCESSES: '3', PORT: 'http' })).toEqual({
    ...{ code: 78, output: '' },
    errors: 'PORT must be a whole number from 0 to 65535. Correct it and start again.\n',
  });
});

test.each(['1', '3'])('with %s processes a database that is away is said once', slow, async (processes) => {
  const { code, errors, output } = await start({ ...away, WEB_PROCESSES: processes, PORT: '0' });
  expect({ code, output }).toEqual({ code: 78, output: '' });
  expect(errors).toMatch(/^Cannot reach the database product at 127\.0\.0\.1:1 [^\n]+\n$/);
});

test('the embedded database has one process', slow, async () => {
  const { code, errors } = await start({ WEB_PROCESSES: '2', PORT: '0' });
  expect(code).toBe(78);
  expect(errors).toMatch(/^WEB_PROCESSES needs a PostgreSQL server[^\n]+\n$/);
});
