import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PGlite, protocol } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { reason, StartupError } from '../../startup-error.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { GatheringPool } from '../gathering-pool.ts';
import type { Listen } from '../listen.ts';
import type { OpenPool } from '../pool.ts';
import type { Embedded } from './embedded-database.ts';
import { startEmbeddedThread } from './embedded-thread.ts';
import { startUpkeep } from './upkeep.ts';

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
    const embedded = await startEmbeddedThread(folder);
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
  (embedded: Embedded): Listen =>
  async (channel, { hear }) => {
    const stop = await embedded.listen(channel, hear);
    return { catchUp: async () => undefined, hearsItself: true, stop: () => stop() };
  };

/**
 * Its one connection survives any failed statement and is never replaced: closing the old one would close the new one
 * too, and the next statement would fail with a lost connection.
 */
export class EmbeddedPool extends GatheringPool {
  constructor(embedded: Embedded) {
    super(connectTo(embedded));
  }
}

const { serialize } = protocol;

/**
 * The library runs every part of a statement by itself; handed over together, a statement costs a third less. Drizzle's
 * result parsers come along as `types` of a statement, where the wire protocol expects type ids: they are left out.
 */
function connectTo(embedded: Embedded) {
  // It uses no more of it than this.
  const config = createPgConfig(embedded as PGlite);
  const { connection } = config;
  let parts: Uint8Array[] = [];
  let sent: Promise<unknown> = embedded.waitReady;
  const send = (message: Uint8Array) => {
    sent = sent
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
