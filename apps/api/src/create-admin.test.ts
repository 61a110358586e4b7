import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, portOf, startProduct } from './testing/product.ts';

const folder = await mkdtemp(join(tmpdir(), 'fonendo-create-admin-'));
afterAll(() => rm(folder, { recursive: true }));
await makeDataFolder(folder);
const slow = { timeout: 120_000 };
const password = 'Una-clave-larga-2026';

/** A command as an operator types it, with this on its standard input. */
async function run(file: string, args: readonly string[], input: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, DEMO: 'false', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, output: output.trim() };
}

const createAdmin = (args: readonly string[], input = '', environment = {}) =>
  run('create-admin.ts', args, input, environment);

test('the first administrator of an empty database signs in with the password from standard input', slow, async () => {
  const email = 'direccion@hospital.test';
  expect(await createAdmin(['--email', email], `${password}\n`)).toEqual({
    code: 0,
    output: `The account is made: ${email} can sign in.`,
  });
  expect(await createAdmin(['--email', email], password)).toEqual({
    code: 1,
    output: `${email} has an account already: nothing was changed.`,
  });
  const port = await portOf(startProduct({ DATA_DIR: folder, LOG_LEVEL: 'info' }));
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, provider: 'password' }),
  });
  expect(answer.status).toBe(200);
  const { jwt } = (await answer.json()) as { jwt: string };
  const session = await fetch(`http://127.0.0.1:${port}/api/auth/session`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  expect(await session.json()).toMatchObject({ policyGroups: ['superadmin'] });
});

describe('what cannot be done is said in words, and changes nothing', slow, () => {
  test.each([
    ['no address', [], 'Missing or wrong: --email.'],
    ['another group', ['--email', 'a@b.test', '--group', 'doctor'], 'Missing or wrong: --group.'],
    ['an unknown option', ['--mail', 'a@b.test'], "Unknown option '--mail'"],
  ])('%s', async (_name, args, start) => {
    const { code, output } = await createAdmin(args, password);
    expect(code).toBe(1);
    expect(output).toContain(start);
    expect(output).toContain('npm run create-admin -- --email');
  });

  test('a password that everybody knows, or none', async () => {
    for (const weak of ['', '12345', 'password']) {
      const { code, output } = await createAdmin(['--email', 'a@b.test'], weak);
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringMatching(/^The password must have 6 characters/),
      });
    }
  });

  test('a link without a mail server', async () => {
    expect(await createAdmin(['--email', 'a@b.test', '--send-link'])).toEqual({
      code: 1,
      output: '--send-link needs SMTP_URL: without it no mail can leave.',
    });
  });
});

test('a link by mail opens the account; a mail server that is away leaves none behind', slow, async () => {
  const args = ['--email', 'gerencia@hospital.test', '--send-link', '--locale', 'en'];
  const away = await createAdmin(args, '', { SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(away.code).toBe(1);
  expect(away.output).toMatch(/^The mail could not be sent .* No account was made\. Check SMTP_URL\.$/);

  const { url, received } = await startMailServer();
  const sent = await createAdmin(args, '', { SMTP_URL: url, PUBLIC_URL: 'https://fonendo.hospital.test' });
  expect(sent).toEqual({
    code: 0,
    output: 'The account is made. gerencia@hospital.test has a mail with a link that works for an hour.',
  });
  const mail = received().replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /https:\/\/fonendo\.hospital\.test\/new-password\?token=([\w-]{43})/.exec(mail)?.[1];
  expect(token).toBeDefined();

  const port = await portOf(startProduct({ DATA_DIR: folder, LOG_LEVEL: 'info' }));
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('reset-password', { token, password })).status).toBe(204);
  const login = { email: 'gerencia@hospital.test', password, provider: 'password' };
  expect((await post('login', login)).status).toBe(200);
});

test('the demo data never goes into production', slow, async () => {
  const { code, output } = await run('seed.ts', [], '', { NODE_ENV: 'production', DEMO: 'true' });
  expect(code).toBe(1);
  expect(output).toMatch(/^The demo data .* never goes into production\..*npm run create-admin/);
});

/** As little of SMTP as a sender needs. */
async function startMailServer() {
  let text = '';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (chunk: string) => {
      if (inData) {
        text += chunk;
        if (text.endsWith('\r\n.\r\n')) {
          inData = false;
          socket.write('250 kept\r\n');
        }
        return;
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) inData = true;
        socket.write(inData ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no address');
  return { url: `smtp://127.0.0.1:${address.port}`, received: () => text };
}
