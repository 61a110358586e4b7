import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createTestLog } from '../../testing/log.ts';
import { administer, databaseUrl } from '../../testing/template-database.ts';
import { createReadingPool, runReading } from './reading-pool.ts';
import { openReplica, type Replica } from './replica.ts';

const template = inject('templateDatabase');

// A server that hangs keeps its connections and takes new ones, and says nothing: a way to it that swallows every byte.
if (template.kind === 'server') {
  const name = `fonendo_test_${randomUUID().replaceAll('-', '')}`;
  await administer(template.url, `create database ${name}`);
  const url = databaseUrl(template.url, name);
  const primary = new pg.Pool({ connectionString: url, max: 4, application_name: 'primary' });
  // What a replica says of itself, said by the same database.
  await primary.query(`
    create schema following;
    create function following.pg_is_in_recovery() returns bool language sql as 'select true';
    create function following.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select pg_catalog.pg_current_wal_lsn()'`);

  let hangs: 'nobody' | 'reads' | 'everything' = 'nobody';
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(new URL(url).port), new URL(url).hostname);
    let looks = false;
    const passes = () => hangs === 'nobody' || (hangs === 'reads' && looks);
    near.on('data', (bytes) => {
      looks ||= bytes.includes('fonendo-replica');
      if (passes()) far.write(bytes);
    });
    far.on('data', (bytes) => void (passes() && near.write(bytes)));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  const { port } = way.address() as { port: number };
  const replicaUrl = Object.assign(new URL(url), { host: `127.0.0.1:${port}` });
  replicaUrl.searchParams.set('options', '-c search_path=following,pg_catalog,public');

  async function open() {
    hangs = 'nobody';
    const replica = openReplica({
      ...{ connectionString: replicaUrl.href, max: 4, primary, log: createTestLog().log },
      settings: { application_name: 'replica' },
    });
    onTestFinished(() => replica.close().catch(() => undefined));
    const position = await replica.readPosition();
    const readable = () => replica.has(position, []);
    await vi.waitUntil(readable, { timeout: 5_000 });
    return { replica, read: reader(replica, readable) };
  }

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    way.close();
    await primary.end();
    await administer(template.url, `drop database ${name} with (force)`);
  });

  /** A request with as many statements, one after the other: who answered the last one, and how long all took. */
  function reader(replica: Replica, readable: () => boolean) {
    const pool = createReadingPool(primary, replica);
    return async (statements: number): Promise<{ by: string; ms: number }> => {
      const began = performance.now();
      let by = '';
      await runReading({ fromReplica: readable(), mayHaveWritten: false }, async () => {
        for (let left = statements; left > 0; left -= 1) {
          const { rows } = await pool.query<{ by: string }>(`select current_setting('application_name') as by`);
          by = rows[0]?.by ?? '';
        }
      });
      return { by, ms: performance.now() - began };
    };
  }

  describe.each(['reads', 'everything'] as const)('%s hangs', (what) => {
    test('the primary answers in seconds, the next ones at once, and it is said', async () => {
      const { replica, read } = await open();
      expect(await read(1)).toMatchObject({ by: 'replica' });
      hangs = what;
      const first = await Promise.all([read(1), read(3), read(3), read(1), read(1), read(1)]);
      expect(first.map(({ by }) => by)).toEqual(Array(6).fill('primary'));
      expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(4_500);
      const next = await Promise.all([read(3), read(1)]);
      expect(next.map(({ by }) => by)).toEqual(['primary', 'primary']);
      expect(Math.max(...next.map(({ ms }) => ms))).toBeLessThan(500);
      await expect(replica.check()).rejects.toThrow('away');
    }, 30_000);

    test('it is read from again once it answers', async () => {
      const { replica, read } = await open();
      hangs = what;
      await read(1);
      hangs = 'nobody';
      await vi.waitUntil(async () => (await read(1)).by === 'replica', { timeout: 15_000, interval: 200 });
      await replica.check();
    }, 30_000);

    test('the process stops without waiting for it', async () => {
      const { replica, read } = await open();
      await read(1);
      hangs = what;
      const began = performance.now();
      await replica.close();
      expect(performance.now() - began).toBeLessThan(3_000);
    }, 30_000);
  });
}
