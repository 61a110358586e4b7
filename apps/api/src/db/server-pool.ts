import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { GatheringPool } from './gathering-pool.ts';
import type { Listen } from './listen.ts';
import { listenOnServer } from './listen-on-server.ts';

/**
 * Announced by whatever ends a session or changes what its user may do; the message is the user's id. Every connection
 * of the pool listens to it, so that a process hears of its own changes before their commit is answered.
 */
export const accessChannel = 'access_changed';

type Options = pg.PoolConfig & { connectionString: string };

/** A pool on a PostgreSQL server, and a way to hear what is announced there. */
export function createServerPool(options: Options): { pool: pg.Pool; listen: Listen } {
  const own = new EventEmitter<Record<string, [string]>>();
  const pool = new GatheringPool({
    ...options,
    // A connection whose names are used up by statements that nobody sends any more makes room for a new one.
    maxUses: 20_000,
    // The pool waits for it before it hands the connection out; its type leaves that out.
    onConnect: async (client: pg.ClientBase) => {
      // A connection that breaks while a transaction holds it says so by an event, which ends the process if nobody
      // handles it. The next statement of that transaction fails by itself.
      client.on('error', () => undefined);
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
        stop: () => {
          own.off(channel, listener.hear);
          return stop();
        },
      };
    },
  };
}
