import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { lockDataFolder } from './db/data-folder-lock.ts';
import { makeDataFolder, portOf, startProduct } from './testing/product.ts';

const parent = await mkdtemp(join(tmpdir(), 'fonendo-main-'));
afterAll(() => rm(parent, { recursive: true }));

/** Empty at first: one start makes everything from nothing, the others find it ready. */
const dataDir = join(parent, 'data');
const slow = { timeout: 120_000 };

describe('a start that fails says on one line what happened and what to do', slow, () => {
  const failureOf = async (environment: Record<string, string>) => {
    const product = startProduct({ DATA_DIR: join(parent, 'unused'), ...environment });
    expect(await product.exited).toBe(78);
    expect(product.output()).not.toContain('listening');
    expect(product.errors()).toMatch(/^[^\n]+\n$/);
    return product.errors().trim();
  };

  test('a wrong variable', async () => {
    expect(await failureOf({ PORT: 'http' })).toBe(
      'PORT must be a whole number from 0 to 65535. Correct it and start again.',
    );
  });

  test('an unreachable database; its password is not repeated', async () => {
    const line = await failureOf({ DATABASE_URL: 'postgres://fonendo:hunter2@127.0.0.1:1/product' });
    expect(line).toBe(
      'Cannot reach the database product at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL and that PostgreSQL is running.',
    );
  });

  test('a data folder that cannot be written to', async () => {
    const file = join(parent, 'file');
    await writeFile(file, '');
    expect(await failureOf({ DATA_DIR: file })).toMatch(
      /^Cannot write to the data folder .*Set DATA_DIR to another one\.$/,
    );
  });

  test('a data folder in use', async () => {
    const folder = join(parent, 'in-use');
    await mkdir(folder);
    onTestFinished(lockDataFolder(folder));
    expect(await failureOf({ DATA_DIR: folder })).toBe(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that one, or set DATA_DIR to another folder.`,
    );
  });

  test('a damaged data folder', async () => {
    const folder = join(parent, 'damaged');
    await mkdir(join(folder, 'postgres/global'), { recursive: true });
    await writeFile(join(folder, 'postgres/PG_VERSION'), '18\n');
    await writeFile(join(folder, 'postgres/global/pg_control'), 'not a control file');
    expect(await failureOf({ DATA_DIR: folder })).toMatch(
      /^The data folder .* is damaged or from another version \(.+\)\. Restore it from a backup, or move it away/,
    );
  });

  test('a file store of another installation', async () => {
    const folder = join(parent, 'foreign');
    await makeDataFolder(folder);
    await mkdir(join(folder, 'files/installation/3f'), { recursive: true });
    await writeFile(join(folder, 'files/installation/3f/3f9c2d10-52b5-477b-b3db-1926fb8e3042'), '');
    expect(await failureOf({ DATA_DIR: folder })).toMatch(
      /^The file store belongs to another installation than the database\. Check DATABASE_URL, DATA_DIR and S3_BUCKET\./,
    );
  });

  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failureOf({ DATA_DIR: dataDir, PORT: String(port) })).toBe(
      `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  });
});

describe('what runs', slow, () => {
  const main = join(import.meta.dirname, 'main.ts');
  const programOf = (pid = 0) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .find((part) => /\.[jt]s$/.test(part));

  test('in production the build, in the process that was started', async () => {
    const folder = join(parent, 'production');
    await makeDataFolder(folder);
    const product = startProduct(
      { NODE_ENV: 'production', DEMO: 'true', JWT_SECRET: 'a secret of more than 32 letters', DATA_DIR: folder },
      main,
    );
    const port = await portOf(product);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    expect(programOf(product.process.pid)).toMatch(/\/apps\/api\/dist\/serve-[^/]+\.js$/);
    expect(product.errors()).toBe('');
  });

  test('elsewhere the sources', async () => {
    const product = startProduct({ DATA_DIR: dataDir }, main);
    await portOf(product);
    expect(programOf(product.process.pid)).toBe(main);
  });
});

describe('the end', slow, () => {
  const body = JSON.stringify({ email: 'nobody@fonendo.test', password: 'Demo1234!', provider: 'password' });

  /** A request whose second half is still to come. */
  async function startRequest(port: number) {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => (answer += text));
    const closed = once(socket, 'close');
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: fonendo.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 10));
    await sleep(300);
    return { finish: () => socket.write(body.slice(10)), closed, answer: () => answer };
  }

  test('running requests are answered, new ones refused, jobs stopped', async () => {
    const product = startProduct({ DATA_DIR: dataDir });
    const port = await portOf(product);
    const request = await startRequest(port);
    product.process.kill('SIGTERM');
    await expect.poll(product.output, { timeout: 20_000 }).toContain('"msg":"stopping"');
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed');
    request.finish();
    await request.closed;
    expect(request.answer()).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"UserNotFound"/);
    expect(await product.exited).toBe(0);
    expect(product.output()).toContain('"path":"/api/auth/login","status":404');
    expect(product.output().trim()).toMatch(/"msg":"stopped"}$/);
    expect(product.errors()).toBe('');
  });

  test.each([
    ['an error that nobody catches', 'setTimeout(() => { throw fault; })'],
    ['a promise that nobody waits for', 'Promise.reject(fault)'],
  ])('%s is logged with its cause, what runs is finished, and the exit code tells', async (_name, failure) => {
    const fault = `const fault = new Error('the fault', { cause: new Error('its cause') });`;
    const script = `process.on('SIGUSR2', () => { ${fault} ${failure}; });`;
    const product = startProduct({
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
    });
    const port = await portOf(product);
    const request = await startRequest(port);
    product.process.kill('SIGUSR2');
    await expect.poll(product.output, { timeout: 20_000 }).toContain('uncaught error');
    const [, line = ''] = /^(.*uncaught error.*)$/m.exec(product.output()) ?? [];
    expect(JSON.parse(line)).toMatchObject({
      level: 'fatal',
      err: { message: 'the fault', stack: expect.stringContaining('    at '), cause: { message: 'its cause' } },
    });
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed');
    request.finish();
    await request.closed;
    expect(request.answer()).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"UserNotFound"/);
    expect(await product.exited).toBe(1);
  });

  test('whoever asks a second time does not wait', async () => {
    const product = startProduct({ DATA_DIR: dataDir });
    const request = await startRequest(await portOf(product));
    request.closed.catch(() => undefined);
    // One Ctrl-C may arrive twice, by way of the programs in between: that is still the same one.
    product.process.kill('SIGINT');
    product.process.kill('SIGTERM');
    await expect.poll(product.output, { timeout: 20_000 }).toContain('"msg":"stopping"');
    await sleep(1_500);
    expect(product.process.exitCode).toBeNull();
    product.process.kill('SIGINT');
    expect(await product.exited).toBe(1);
  });
});
