import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { GatheringPool } from '../gathering-pool.ts';
import type { Listen } from '../listen.ts';
import { listenOnServer } from './listen-on-server.ts';

/**
 * Triggers announce here what ends a session or changes what its user may do; the message is the user's id. Every
 * connection of the pool listens to it, so that a process hears of its own changes before their commit is answered.
 */
export const accessChannel = 'access_changed';

type Options = pg.PoolConfig & { connectionString: string };

// A connection that breaks while a transaction holds it says so by an event, which ends the process if nobody handles
// it. The next statement of that transaction fails by itself.
const surviveLoss = (client: pg.ClientBase) => client.on('error', () => undefined);

/** A connection whose names are used up by statements that nobody sends any more makes room for a new one. */
const maxUses = 20_000;

/** A pool on a PostgreSQL server, and a way to hear what is announced there. */
export function createServerPool(options: Options): { pool: pg.Pool; listen: Listen } {
  const own = new EventEmitter<Record<string, [string]>>();
  const pool = new GatheringPool({
    ...options,
    maxUses,
    // The pool waits for it before it hands the connection out; its type leaves that out.
    onConnect: async (client: pg.ClientBase) => {
      surviveLoss(client);
      client.on('notification', ({ channel, payload }) => own.emit(channel, payload ?? ''));
      await client.query(`listen ${accessChannel}`);
    },
  });
  const elsewhere = listenOnServer(options.connectionString);
  return {
    pool,
    async listen(channel, listener) {
      const { catchUp, stop } = await elsewhere(channel, listener);
      // Only now: an attempt that failed leaves nothing behind.
      own.on(channel, listener.hear);
      return {
        catchUp,
        hearsItself: channel === accessChannel,
        stop: () => {
          own.off(channel, listener.hear);
          return stop();
        },
      };
    },
  };
}

type PooledOptions = Options & { directConnectionString: string; names: boolean };

/**
 * A pool on a pooler that gives a server connection away after each transaction: nothing that belongs to a session may
 * be left on one. What is announced comes over a connection to the server itself.
 */
export function createPooledPool({ directConnectionString, names, ...options }: PooledOptions): {
  pool: pg.Pool;
  listen: Listen;
} {
  const onConnect = async (client: pg.ClientBase) => void surviveLoss(client);
  return {
    pool: new GatheringPool({ ...options, maxUses, onConnect }, { names }),
    listen: listenOnServer(directConnectionString),
  };
}
