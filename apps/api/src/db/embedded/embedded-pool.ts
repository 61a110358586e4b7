import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { reason, StartupError } from '../../startup-error.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { GatheringPool } from '../gathering-pool.ts';
import type { Listen } from '../listen.ts';
import type { OpenPool } from '../pool.ts';
import { type EmbeddedThread, startEmbeddedThread } from './embedded-thread.ts';
import { startUpkeep } from './upkeep.ts';
import { type Exec, Wire } from './wire.ts';

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
  let embedded: EmbeddedThread | undefined;
  try {
    embedded = await startEmbeddedThread(folder);
    const { exec, close } = embedded;
    const pool = new EmbeddedPool(exec);
    await pool.query('select 1');
    const endUpkeep = startUpkeep(pool);
    return {
      ...{ pool, direct: pool },
      listen: pool.listen,
      async close() {
        endUpkeep();
        await pool.end();
        await close();
        unlock();
      },
    };
  } catch (error) {
    await embedded?.close();
    unlock();
    throw new StartupError(
      `The data folder ${folder} is damaged or from another version (${reason(error)}). Restore it from a backup, or move it away to start with an empty one.`,
    );
  }
}

type Hear = (message: string) => void;

/** Its one connection is never given up, and nothing can cut it. */
export class EmbeddedPool extends GatheringPool {
  readonly #listeners = new Map<string, Set<Hear>>();

  constructor(exec: Exec) {
    super({ stream: () => new Wire(exec), max: 1, idleTimeoutMillis: 0 });
    this.on('connect', (client) => {
      client.on('notification', ({ channel, payload = '' }) => {
        for (const hear of this.#listeners.get(channel) ?? []) hear(payload);
      });
    });
  }

  /** There is one process and one connection: what it commits is heard with the answer. */
  readonly listen: Listen = async (channel, { hear }) => {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(hear));
    await this.query(`listen "${channel}"`);
    return { catchUp: async () => undefined, hearsItself: true, stop: async () => void listeners.delete(hear) };
  };
}
