import pg from 'pg';
import { NamedStatementsClient, type OneWriteClient, UnnamedStatementsClient } from './statements/named-statements.ts';

type Asked = {
  // biome-ignore lint/suspicious/noExplicitAny: the arguments of a statement are handed on as they came
  statement: any[];
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
};

/**
 * Statements that are asked for at once (`Promise.all`) share a connection and a round trip: each alone would cost a
 * write, a read and a turn of the pool, which is most of what a small statement costs. Each still has its own answer or
 * error. A transaction has a connection of its own, as always.
 */
export class GatheringPool extends pg.Pool {
  #asked: Asked[] = [];

  /** Without names where a pooler lies between that cannot keep them. */
  constructor(config: pg.PoolConfig, { names = true } = {}) {
    const Client = (names ? NamedStatementsClient : UnnamedStatementsClient) as new () => pg.ClientBase;
    super({ ...config, pipeline: true, Client } as pg.PoolConfig);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library declares a dozen signatures; nobody passes a callback
  override query(...statement: any[]): any {
    return new Promise((resolve, reject) => {
      this.#asked.push({ statement, resolve, reject });
      if (this.#asked.length === 1) afterThisTurn(() => this.#sendAsked());
    });
  }

  #sendAsked(): void {
    const asked = this.#asked;
    this.#asked = [];
    this.connect((error, client) => {
      if (client) return sendOn(client as pg.PoolClient & OneWriteClient, asked);
      for (const { reject } of asked) reject(error);
    });
  }
}

/** When everything that follows at once from what runs now has run. */
const afterThisTurn = (run: () => void): void => queueMicrotask(() => process.nextTick(run));

function sendOn(client: pg.PoolClient & OneWriteClient, asked: readonly Asked[]): void {
  let left = asked.length;
  // Released before the last answer is handed on, so that the caller's next statement finds the connection free.
  const answered = () => {
    left -= 1;
    if (left === 0) client.release();
  };
  client.inOneWrite(() => {
    for (const { statement, resolve, reject } of asked) {
      const [text, values] = statement;
      // By a callback: under load the promise of each statement would hold its answer longer than anybody needs it.
      client.query(text, values, (error: unknown, answer: unknown) => {
        answered();
        if (error) reject(error);
        else resolve(answer);
      });
    }
  });
}
