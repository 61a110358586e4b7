import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Listen } from '../listen.ts';

/** Shorter than networks forget a silent connection; a half-open one is found out by this and nothing else. */
const checkMs = 30_000;
const retryMs = { first: 250, longest: 5_000 };

/**
 * A connection of its own, beside the pool: PostgreSQL sends notifications to the session that listens, and a session
 * of the pool belongs to one request after the other. When the connection is lost, it is opened again until that
 * succeeds.
 */
export const listenOnServer =
  (connectionString: string): Listen =>
  async (channel, { hear, lose, resume }) => {
    const stopped = new AbortController();
    let lost = Promise.withResolvers<void>();
    let client = await connect();

    async function connect(): Promise<pg.Client> {
      lost = Promise.withResolvers<void>();
      const { resolve } = lost;
      const next = new pg.Client({
        connectionString,
        application_name: 'fonendo-listen',
        connectionTimeoutMillis: 5_000,
        query_timeout: 10_000,
        keepAlive: true,
      });
      next.on('notification', ({ payload }) => hear(payload ?? ''));
      // A connection that breaks reports an error, an end or both.
      next.on('error', () => resolve());
      next.on('end', () => resolve());
      try {
        await next.connect();
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
        return next;
      } catch (error) {
        await next.end().catch(() => undefined);
        throw error;
      }
    }

    async function reconnect(): Promise<void> {
      for (let delay = retryMs.first; !stopped.signal.aborted; delay = Math.min(delay * 2, retryMs.longest)) {
        await wait(delay, undefined, { signal: stopped.signal }).catch(() => undefined);
        try {
          if (!stopped.signal.aborted) client = await connect();
          return;
        } catch {
          // The database is still away: the pool says so loudly enough.
        }
      }
    }

    async function keepListening(): Promise<void> {
      while (!stopped.signal.aborted) {
        await lost.promise;
        if (stopped.signal.aborted) return;
        lose?.();
        // Not waited for: the other end may be gone without a word.
        void client.end().catch(() => undefined);
        await reconnect();
        if (!stopped.signal.aborted) resume?.();
      }
    }

    const kept = keepListening();
    const check = setInterval(() => client.query('select 1').catch(() => lost.resolve()), checkMs);
    return {
      hearsItself: false,
      async catchUp() {
        // Messages of one connection come in order: with this answer, all before it have been heard.
        await client.query('select 1');
      },
      async stop() {
        clearInterval(check);
        stopped.abort();
        lost.resolve();
        await kept;
        await Promise.race([client.end().catch(() => undefined), wait(1_000, undefined, { ref: false })]);
      },
    };
  };
