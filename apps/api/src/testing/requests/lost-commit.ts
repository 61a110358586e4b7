import type pg from 'pg';

/** As `pg` tells it when the connection is gone. */
const lost = () => new Error('Connection terminated unexpectedly');

const textOf = (query: unknown): string =>
  String(typeof query === 'object' && query !== null && 'text' in query ? query.text : query);

/**
 * Cuts the connection of the next transaction that says `statement` at its COMMIT: `answer` loses the answer, so that it is committed and
 * nobody knows; `question` loses the COMMIT itself, so that it is undone and nobody knows either.
 */
export function loseCommitOf(pool: pg.Pool, statement: string, what: 'answer' | 'question' = 'answer'): void {
  const { connect } = pool;
  const takeClient = connect.bind(pool) as () => Promise<pg.PoolClient>;
  const restore = () => {
    pool.connect = connect;
  };
  const connectCut = async (): Promise<pg.PoolClient> => {
    const client = await takeClient();
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const { release } = client;
    let isMeant = false;
    let isCut = false;
    const cut = async (...given: unknown[]) => {
      if (isCut) throw lost();
      const text = textOf(given[0]);
      isMeant ||= text.startsWith(statement);
      if (text !== 'commit' || !isMeant) return query(...given);
      isCut = true;
      restore();
      // The embedded database has this one connection: it goes on serving the next requests.
      await query(what === 'answer' ? 'commit' : 'rollback');
      throw lost();
    };
    Object.assign(client, {
      query: cut,
      release: () => {
        Reflect.deleteProperty(client, 'query');
        Object.assign(client, { release });
        release.call(client);
      },
    });
    return client;
  };
  // `pool.query` asks with a callback: it holds no transaction and passes.
  pool.connect = ((done?: Parameters<typeof connect>[0]) =>
    done ? connect.call(pool, done) : connectCut()) as typeof connect;
}
