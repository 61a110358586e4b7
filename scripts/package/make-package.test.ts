import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePackage } from './make-package.ts';

const parent = mkdtempSync(join(tmpdir(), 'fonendo-package-'));
const folder = join(parent, 'fonendo');
const node = join(folder, 'node_modules/node/bin/node');
const environment = { PATH: process.env['PATH'], DATA_DIR: join(parent, 'data'), PORT: '0', LOG_LEVEL: 'info' };
const megabyte = 1e6;

// The web is built only where it is not current.
beforeAll(() => makePackage(folder), 180_000);
afterAll(() => rmSync(parent, { recursive: true }), 60_000);

const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: folder, withFileTypes: true }).filter((one) => one.isFile());
const megabytesOf = (pattern: string) =>
  filesIn(pattern).reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / megabyte;

test('it is small: the built web, what the API needs, and its Node', () => {
  const packages = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder });
  const names = packages.map((path) => path.slice('node_modules/'.length, -'/package.json'.length));
  expect(names).toContain('@electric-sql/pglite');
  expect(names.length).toBeLessThan(50);
  expect(names.filter((name) => /react|mantine|lucide|pdfjs|canvas|vite/.test(name))).toEqual([]);
  expect(megabytesOf('**') - megabytesOf('node_modules/node/**')).toBeLessThan(70);
  // What a disk gives it, which is whole blocks, is some 2 % more.
  expect(megabytesOf('**')).toBeLessThan(190);
});

test('it has no sources, no tests and nothing of this machine', () => {
  expect(filesIn('apps/**/*.ts')).toEqual([]);
  expect(filesIn('apps/api/dist/*.js').length).toBeGreaterThan(20);
  for (const { parentPath, name } of filesIn('apps/api/dist/*.js')) {
    expect([name, readFileSync(join(parentPath, name), 'utf8').includes(import.meta.dirname)]).toEqual([name, false]);
  }
});

test('it runs: pages, sign-in, a PDF, a picture, an uploaded file, and its commands', {
  timeout: 240_000,
}, async () => {
  const server = spawn(node, [join(folder, 'apps/api/dist/start.js')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  try {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const port = await vi.waitUntil(() => /"port":(\d+),"msg":"listening"/.exec(said)?.[1], {
      ...{ timeout: 90_000, interval: 50 },
    });
    await askEverything(`http://127.0.0.1:${port}`);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  const { stdout } = await promisify(execFile)(node, ['apps/api/dist/backup.js', '--to', join(parent, 'backups')], {
    ...{ cwd: folder, env: environment },
  });
  expect(stdout).toContain(join(parent, 'backups'));
  const examined = await promisify(execFile)(node, ['apps/api/dist/doctor.js'], { cwd: folder, env: environment });
  expect(examined.stdout).toMatch(/ok\s+Node: 26.+ok\s+Web application: built.+Ready to start/s);
});

async function askEverything(origin: string): Promise<void> {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, origin), { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  expect(await (await get('/api/ready')).json()).toMatchObject({ status: 'ready' });
  const login = await (await get('/login')).text();
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(login) ?? [];
  expect((await get(script)).headers.get('content-type')).toContain('javascript');

  const offers = await (await get('/empleo')).text();
  const [, offer = ''] = /href="(\/empleo\/[^"?]+-[0-9a-f]{12})"/.exec(offers) ?? [];
  const [picture = ''] = /[^"]+\.png/.exec(await (await get(offer)).text()) ?? [];
  expect(await beginOf(await get(new URL(picture).pathname))).toBe('\x89PNG');

  const cv = await get('/api/cv/pdf', { authorization: await signIn(origin, 'doctor@fonendo.test') });
  const pdf = Buffer.from(await cv.arrayBuffer());
  expect(pdf.subarray(0, 4).toString('latin1')).toBe('%PDF');
  // Each uploaded file is looked at in a thread.
  const upload = await fetch(new URL('/api/documents/additional', origin), {
    method: 'POST',
    headers: {
      authorization: await signIn(origin, 'doctor.nuevo@fonendo.test'),
      ...{ 'content-type': 'application/pdf', 'x-file-name': 'cv.pdf' },
    },
    body: pdf,
  });
  expect([upload.status, await upload.text()]).toEqual([201, expect.any(String)]);
}

async function signIn(origin: string, email: string): Promise<string> {
  const session = await fetch(new URL('/api/auth/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'password', email, password: 'Demo1234!' }),
  });
  const { jwt } = (await session.json()) as { jwt: string };
  return `Bearer ${jwt}`;
}

const beginOf = async (answer: Response): Promise<string> =>
  Buffer.from(await answer.arrayBuffer())
    .subarray(0, 4)
    .toString('latin1');
