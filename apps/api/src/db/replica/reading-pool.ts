import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Replica } from './replica.ts';
import { answerWithinMs } from './rest.ts';

/** What is known of a request while it runs. */
export type Reading = {
  /** Set once it is known who asks and that the replica has what they must see. */
  fromReplica: boolean;
  /** It opened a transaction or sent something that may change a row. */
  mayHaveWritten: boolean;
};

const readings = new AsyncLocalStorage<Reading>();

export const runReading = <Result>(reading: Reading, run: () => Promise<Result>): Promise<Result> =>
  readings.run(reading, run);

/** A statement that took too long is not asked again elsewhere. */
const cancelled = '57014';

/**
 * The pool of requests where there is a replica. Statements outside transactions go there if their request may read
 * from it; transactions, and everything outside such requests, go to the primary. What the replica cannot answer (it is
 * gone, it hangs, it had to replay something the statement was reading, the statement changes something) the primary
 * does: nothing that failed there has changed anything. From then on the primary answers the rest of that request as
 * well: the request may have changed something by now, and should not wait a second time.
 */
export function createReadingPool(
  primary: pg.Pool,
  replica: Pick<Replica, 'pool' | 'noteAnswer' | 'noteHang'>,
): pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the arguments of a statement are handed on as they came
  const query = async (...statement: any[]) => {
    const reading = readings.getStore();
    const [asked] = statement;
    const isRead = /^\s*\(*select\b/i.test(typeof asked === 'string' ? asked : (asked?.text ?? ''));
    if (reading?.fromReplica) {
      const began = performance.now();
      try {
        const answer = await ask(replica.pool, statement);
        replica.noteAnswer(began);
        return answer;
      } catch (error) {
        if ((error as { code?: string }).code === cancelled) throw error;
        if (performance.now() - began >= answerWithinMs) replica.noteHang();
        reading.fromReplica = false;
        reading.mayHaveWritten = true;
      }
    } else if (reading && !isRead) reading.mayHaveWritten = true;
    return ask(primary, statement);
  };
  // biome-ignore lint/suspicious/noExplicitAny: with and without a callback
  const connect = (...args: any[]) => {
    const reading = readings.getStore();
    if (reading) reading.mayHaveWritten = true;
    return (primary.connect as (...given: unknown[]) => unknown).apply(primary, args);
  };
  // It is the primary's pool in everything else, for Drizzle too, which looks at what it is given.
  return Object.create(primary, { query: { value: query }, connect: { value: connect } }) as pg.Pool;
}

const ask = (pool: pg.Pool, statement: unknown[]) =>
  (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, statement);
