import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, protocol } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type pg from 'pg';
import { reason, StartupError } from '../startup-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { GatheringPool } from './gathering-pool.ts';
import type { Listen } from './listen.ts';
import type { OpenPool } from './pool.ts';

/** What migrations may create on the embedded database; a server has them in its contrib package. */
export const embeddedExtensions = { btree_gist, pg_trgm };

/** PostgreSQL inside this process, its files in a folder. */
export async function openEmbeddedPool(dataDir: string): Promise<OpenPool> {
  const folder = join(dataDir, 'postgres');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartupError(
      `Cannot write to the data folder ${dataDir} (${reason(error)}). Set DATA_DIR to another one.`,
    );
  }
  const unlock = lockDataFolder(dataDir);
  try {
    const embedded = await PGlite.create(folder, { extensions: embeddedExtensions });
    const pool = new EmbeddedPool(embedded);
    await pool.query('select 1');
    const endUpkeep = startUpkeep(pool);
    return {
      ...{ pool, direct: pool },
      listen: listenEmbedded(embedded),
      async close() {
        endUpkeep();
        await pool.end();
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartupError(
      `The data folder ${folder} is damaged or from another version (${reason(error)}). Restore it from a backup, or move it away to start with an empty one.`,
    );
  }
}

/** There is one process and one connection, which cannot be lost: what it commits is heard with the answer. */
export const listenEmbedded =
  (embedded: PGlite): Listen =>
  async (channel, { hear }) => {
    const stop = await embedded.listen(channel, hear);
    return { catchUp: async () => undefined, hearsItself: true, stop: () => stop() };
  };

/**
 * Its one connection survives any failed statement and is never replaced: closing the old one would close the new one
 * too, and the next statement would fail with a lost connection.
 */
export class EmbeddedPool extends GatheringPool {
  constructor(embedded: PGlite) {
    super(connectTo(embedded));
  }
}

const { serialize } = protocol;

/**
 * The library runs every part of a statement by itself; handed over together, a statement costs a third less. Drizzle's
 * result parsers come along as `types` of a statement, where the wire protocol expects type ids: they are left out.
 *
 * A statement runs in this thread, so each gets a turn of the event loop of its own. A turn accepts one new connection:
 * when it answered everybody who was waiting (90 ms for fifty people), the last of fifty new ones waited for fifty turns.
 */
function connectTo(embedded: PGlite) {
  const config = createPgConfig(embedded);
  const { connection } = config;
  let parts: Uint8Array[] = [];
  let sent: Promise<unknown> = embedded.waitReady;
  const send = (message: Uint8Array) => {
    sent = sent
      .then(() => nextTurn())
      .then(() => embedded.execProtocolStream(message, { throwOnError: false }))
      .then((answers) => {
        for (const answer of answers) connection.emit(answer.name === 'error' ? 'errorMessage' : answer.name, answer);
      })
      .catch((error) => connection.emit('error', error));
  };
  connection.query = (text) => send(serialize.query(text));
  connection.parse = (statement) => void parts.push(serialize.parse({ ...statement, types: undefined }));
  connection.bind = (values) => void parts.push(serialize.bind(values));
  connection.describe = (what) => void parts.push(serialize.describe(what));
  connection.execute = (portal) => void parts.push(serialize.execute(portal));
  connection.close = (what) => void parts.push(serialize.close(what));
  connection.flush = () => undefined;
  connection.sync = () => {
    const whole = Buffer.concat([...parts, serialize.sync()]);
    parts = [];
    send(whole);
  };
  return config;
}

const firstAfterMs = 15_000;
const everyMs = 6 * 60 * 60 * 1000;

/**
 * A server looks after its tables by itself; the embedded database has nobody who does. Without it the places of deleted
 * rows are never used again, the queue of jobs grows for good, and statements are planned for tables of which nothing is
 * known: a page of the demo's offers took a quarter longer.
 */
export function startUpkeep(pool: pg.Pool): () => void {
  const look = () => void lookAfterTables(pool);
  const first = setTimeout(look, firstAfterMs).unref();
  const others = setInterval(look, everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(others);
  };
}

/** One table at a time, a tenth of a second at most in the demo, so that whoever asks meanwhile hardly waits. */
export async function lookAfterTables(pool: pg.Pool): Promise<void> {
  try {
    const { rows } = await pool.query<{ name: string }>(`select oid::regclass::text as name from pg_class
      where relkind in ('r', 'm') and pg_relation_size(oid) > 0
        and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`);
    for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
  } catch {
    // The product is closing, or a month was deleted a moment ago: the next round sees what is there then.
  }
}
