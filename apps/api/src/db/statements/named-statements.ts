import { createHash } from 'node:crypto';
import pg from 'pg';

/** More than the product has statements; lists of ids in every length would otherwise fill the memory of the database. */
const mostOfConnection = 1_000;
const mostNames = 5_000;

const names = new Map<string, string>();

/** The same text has the same name everywhere. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  if (names.size >= mostNames) names.clear();
  names.set(text, name);
  return name;
}

export abstract class OneWriteClient extends pg.Client {
  /** What is asked for meanwhile goes out together. */
  inOneWrite(ask: () => void): void {
    const { stream } = this.connection;
    stream.cork();
    try {
      ask();
    } finally {
      stream.uncork();
    }
  }
}

/** A connection on which no statement has a name, not even one that was given one: the next may go to another server connection. */
export class UnnamedStatementsClient extends OneWriteClient {
  // biome-ignore lint/suspicious/noExplicitAny: the arguments are handed on as they came
  override query(config: any, values?: any, callback?: any): any {
    const asked = typeof config?.text === 'string' && config.name ? { ...config, name: undefined } : config;
    return super.query(asked, values, callback);
  }
}

/**
 * A connection on which statements have names: PostgreSQL reads and plans each once per connection instead of with every
 * request. Done here, no query of the product can be forgotten.
 */
export class NamedStatementsClient extends OneWriteClient {
  readonly #prepared = new Set<string>();

  // The library declares a dozen signatures; all of them come down to these arguments.
  // biome-ignore lint/suspicious/noExplicitAny: the arguments are handed on as they came
  override query(config: any, values?: any, callback?: any): any {
    return super.query(this.#withName(config, values) as string, values, callback);
  }

  #withName(config: string | pg.QueryConfig, values: unknown): string | pg.QueryConfig {
    const asked = typeof config === 'string' ? { text: config } : config;
    // A query object of one's own has no text here, and is sent as it is.
    if (typeof asked.text !== 'string' || asked.name || !canBeNamed(asked.text, values ?? asked.values)) return config;
    const name = nameOf(asked.text);
    if (!this.#prepared.has(name)) {
      if (this.#prepared.size >= mostOfConnection) return config;
      this.#prepared.add(name);
    }
    return { ...asked, name };
  }
}

/**
 * Part of the text of a statement whose best plan depends on what is asked: how common the words of a search are, for
 * one. It gets no name and is planned each time.
 */
export const plannedEachTime = '/* planned each time */';

/** What is planned. Commands like `begin` are not, and several in one text cannot be prepared. */
const canBeNamed = (text: string, values: unknown): boolean =>
  !text.includes(plannedEachTime) &&
  ((Array.isArray(values) && values.length > 0) ||
    (/^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes(';')));
