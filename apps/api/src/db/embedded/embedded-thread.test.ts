import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEmbeddedPool } from './embedded-pool.ts';
import { startEmbeddedThread } from './embedded-thread.ts';

const folder = await mkdtemp(join(tmpdir(), 'fonendo-embedded-'));
const { pool, listen, close } = await openEmbeddedPool(folder);
afterAll(() => rm(folder, { recursive: true }));

test('while a statement runs, others are heard', async () => {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  await pool.query('select pg_sleep(0.1)');
  counting = false;
  expect(turns).toBeGreaterThan(10);
});

test('answers reach whoever asked, whole and in order, and so do failures', async () => {
  const long = 'ñ'.repeat(200_000);
  const asked = [
    pool.query('select $1::text as text', [long]),
    pool.query('select 1 / $1::int', [0]),
    pool.query('select generate_series(1, 5000) as number'),
  ];
  const [text, failure, numbers] = await Promise.allSettled(asked);
  expect(text).toMatchObject({ value: { rows: [{ text: long }] } });
  expect(failure).toMatchObject({ reason: { message: 'division by zero' } });
  expect(numbers).toMatchObject({ value: { rowCount: 5000 } });
});

test('a connection that takes over finds nothing of the one before', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select $1::int as before', [1]);
  client.release(true);
  expect((await pool.query('select $1::int as before', [2])).rows).toEqual([{ before: 2 }]);
  const transaction = async () => (await pool.query('select pg_current_xact_id()::text as id')).rows[0].id;
  expect(await transaction()).not.toBe(await transaction());
});

test('what a statement announces is heard before its answer, until nobody listens', async () => {
  const heard: string[] = [];
  const listening = await listen('news', { hear: (message) => heard.push(message) });
  await pool.query("select pg_notify('news', 'first'), pg_notify('other', 'not this')");
  expect(heard).toEqual(['first']);
  await listening.stop();
  await pool.query("select pg_notify('news', 'second')");
  expect(heard).toEqual(['first']);
});

test('what was written is there after it was closed and opened again', async () => {
  await pool.query('create table kept as select 7 as number');
  await close();
  const again = await openEmbeddedPool(folder);
  expect((await again.pool.query('select number from kept')).rows).toEqual([{ number: 7 }]);
  await again.close();
});

test('a folder that cannot be opened is named', async () => {
  const damaged = await mkdtemp(join(folder, 'damaged-'));
  await writeFile(join(damaged, 'postgres'), 'a file where a folder should be');
  await expect(openEmbeddedPool(damaged)).rejects.toThrow(`Cannot write to the data folder ${damaged}`);
  await expect(startEmbeddedThread('/dev/null/postgres')).rejects.toThrow();
});

test('a thread that dies fails what waits for it, and the process hears of it', async () => {
  const file = join(folder, 'dies.mjs');
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => process.exit(3));
     parentPort.postMessage('ready');`,
  );
  const code = `process.once('uncaughtException', (error) => console.log('uncaught:', error.message));
    import(${JSON.stringify(join(import.meta.dirname, 'embedded-thread.ts'))})
      .then(({ startEmbeddedThread }) => startEmbeddedThread('', ${JSON.stringify(file)}))
      .then(({ exec }) => exec(new Uint8Array(1)))
      .catch((error) => console.log('failed:', error.message));`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await child.stdout.setEncoding('utf8').toArray();
  const death = 'the thread of the embedded database ended';
  expect(said.join('').trim().split('\n').sort()).toEqual([`failed: ${death}`, `uncaught: ${death}`]);
});

test('a program that forgets to close it ends all the same', async () => {
  const code = `Promise.all(['@electric-sql/pglite', ${JSON.stringify(join(import.meta.dirname, 'embedded-thread.ts'))}].map((module) => import(module)))
    .then(async ([{ protocol }, { startEmbeddedThread }]) => {
      const { exec } = await startEmbeddedThread(${JSON.stringify(join(folder, 'postgres'))});
      console.log(Buffer.from(await exec(protocol.serialize.query("select 'still' || 'there'"))).toString());
    });`;
  const child = spawn(process.execPath, ['-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [[status], said] = await Promise.all([once(child, 'exit'), child.stdout.setEncoding('utf8').toArray()]);
  expect(status).toBe(0);
  expect(said.join('')).toContain('stillthere');
});
