import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { GatheringPool } from '../gathering-pool.ts';
import { mostBehindMs, Progress } from './progress.ts';
import { answerWithinMs, Rest } from './rest.ts';

/** After a change, a person reads from the primary at least this long: nobody waits for the replica. */
const lookEveryMs = 250;
/** A replica that is silent for this long counts as away, and the primary answers the reads that waited for it. */
const lookWithinMs = 1_000;

export type Replica = {
  pool: pg.Pool;
  /** Where the primary is now: nothing committed before the question lies behind it. */
  readPosition: () => Promise<string>;
  /** Whether it has everything up to there, and everything that changed what these people may do. */
  has: (position: string, people: readonly (string | null)[]) => boolean;
  /** What this person may do has changed, or nobody knows whose: until it has that, they read from the primary. */
  catchUpFor: (userId: string | null) => void;
  /** A read that went there was answered or not: one that hung lets it rest. */
  noteAnswer: (askedAt: number) => void;
  noteHang: () => void;
  /** Throws while it is away, too far behind, or rests. */
  check: () => Promise<void>;
  /** How long ago the replica had everything that the primary had then. */
  behindMs: () => number;
  /** Reads that it could have answered, by who did. */
  reads: { replica: number; primary: number };
  close: () => Promise<void>;
};

type Options = { connectionString: string; max: number; primary: pg.Pool; log: Logger; settings: pg.PoolConfig };

/** As a text that grows with it. Before the dot is the database: in another one a position means nothing. */
const positionSql = (lsn: string) =>
  `(select lpad(to_hex(hashtextextended(system_identifier || '/' || current_database(), 0)), 16, '0') from pg_control_system())
     || '.' || lpad(to_hex((${lsn} - '0/0')::bigint), 16, '0')`;
const insertedSql = `select ${positionSql('pg_current_wal_insert_lsn()')} as inserted`;
// What is written and not only inserted: on an idle server the next record may begin behind the head of a page, and a
// replica never gets that far.
const primarySql = `${insertedSql}, ${positionSql('pg_current_wal_lsn()')} as written`;
const replicaSql = `select ${positionSql('pg_last_wal_replay_lsn()')} as replayed, pg_is_in_recovery() as "isReplica"`;

type ReplicaState = { cluster: string; name: string; isReplica: boolean };

/** For `npm run doctor`, which only looks: which database it is, and whether it follows another server. */
export async function readReplicaState(connectionString: string): Promise<ReplicaState> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<ReplicaState>(
      `select (select system_identifier::text from pg_control_system()) as cluster, current_database() as name,
         pg_is_in_recovery() as "isReplica"`,
    );
    if (!rows[0]) throw new Error('the replica said nothing');
    return rows[0];
  } finally {
    await client.end();
  }
}

/** A replica of the database that answers some reads, looked at all the time. It may be away, also at the start. */
export function openReplica({ connectionString, max, primary, log, settings }: Options): Replica {
  const clients = new Set<pg.PoolClient>();
  const pool = new GatheringPool({
    ...{ connectionString, max, ...settings, connectionTimeoutMillis: lookWithinMs },
    // Ends the connection as well: the other statements that wait on it go to the primary.
    query_timeout: answerWithinMs,
    // The pool waits for it before it hands the connection out; its type leaves that out.
    onConnect: async (client: pg.ClientBase) => void client.on('error', () => undefined),
  } as pg.PoolConfig);
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  pool.on('error', () => undefined);

  const progress = new Progress();
  const rest = new Rest();
  const stopped = new AbortController();
  let watcher: pg.Client | null = null;
  let isWell: boolean | null = null;

  /** On a connection of its own: all of the pool may be at work for long. */
  async function readReplayed(): Promise<string | null> {
    if (!watcher) {
      const next = new pg.Client({
        ...{ connectionString, application_name: 'fonendo-replica', keepAlive: true },
        ...{ connectionTimeoutMillis: lookWithinMs, query_timeout: lookWithinMs },
      });
      next.on('error', () => undefined);
      await next.connect().catch((error) => {
        void next.end().catch(() => undefined);
        throw error;
      });
      watcher = next;
    }
    try {
      const { rows } = await watcher.query<{ replayed: string; isReplica: boolean }>(replicaSql);
      return rows[0]?.isReplica ? rows[0].replayed : null;
    } catch (error) {
      void watcher.end().catch(() => undefined);
      watcher = null;
      throw error;
    }
  }

  async function look(): Promise<void> {
    const looked = progress.begin(performance.now());
    const late = sleep(lookWithinMs, null, { ref: false });
    const asked = primary.query<{ inserted: string; written: string }>(primarySql).then(({ rows }) => rows[0] ?? null);
    const [there, replayed] = await Promise.all([
      Promise.race([asked.catch(() => null), late]),
      readReplayed().catch(() => null),
    ]);
    progress.note(looked, there, replayed);
    // Otherwise statements that wait for a server that is gone would wait until the network gives up.
    if (replayed === null) for (const client of clients) client.connection.stream.destroy();
    say(isUsable());
  }

  function isUsable(): boolean {
    const now = performance.now();
    return progress.isUsable(now) && rest.isOver(now);
  }

  function say(isUsable: boolean): void {
    if (isUsable === isWell) return;
    if (!isUsable && isWell !== null)
      log.warn({ behindMs: behindMs() }, 'replica away, behind or without answers: the primary reads');
    if (isUsable) log.info('replica reads');
    isWell = isUsable;
  }

  const behindMs = () => progress.behindMs(performance.now());
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await look();
      await sleep(lookEveryMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();

  return {
    pool,
    async readPosition() {
      const { rows } = await primary.query<{ inserted: string }>(insertedSql);
      return rows[0]?.inserted ?? '';
    },
    has(position, people) {
      const now = performance.now();
      return progress.has(position, people, now) && rest.letsTry(now);
    },
    noteAnswer: (askedAt) => rest.end(askedAt),
    noteHang: () => rest.begin(performance.now()),
    catchUpFor: (userId) => progress.holdBack(userId),
    async check() {
      if (!isUsable()) {
        throw new Error(`the replica is away, more than ${mostBehindMs / 1_000} s behind or leaves reads unanswered`);
      }
    },
    behindMs,
    reads: { replica: 0, primary: 0 },
    async close() {
      stopped.abort();
      await watching;
      // A server that hangs would never say goodbye.
      watcher?.connection.stream.destroy();
      await pool.end();
    },
  };
}
