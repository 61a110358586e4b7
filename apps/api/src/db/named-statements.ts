import { createHash } from 'node:crypto';
import pg from 'pg';

/** Far more than the product has shapes of statements; lists of ids of every length would otherwise grow without end. */
const mostNames = 1_000;

/** Names for statements by their text: the same text gets the same name in every process. */
export function createStatementNames(most = mostNames): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
}

const nameOf = createStatementNames();

/**
 * A connection on which every statement has a name: PostgreSQL reads and plans it once per connection instead of with
 * every request. Done here, no query of the product can be forgotten.
 */
export class NamedStatementsClient extends pg.Client {
  // The library declares a dozen signatures; all of them come down to these arguments.
  // biome-ignore lint/suspicious/noExplicitAny: the arguments are handed on as they came
  override query(config: any, values?: any, callback?: any): any {
    return super.query(withName(config, values) as string, values, callback);
  }
}

function withName(config: string | pg.QueryConfig, values: unknown): string | pg.QueryConfig {
  const asked = typeof config === 'string' ? { text: config } : config;
  // A query object of one's own has no text here, and is sent as it is.
  if (typeof asked.text !== 'string' || asked.name || !canBeNamed(asked.text, values ?? asked.values)) return config;
  const name = nameOf(asked.text);
  return name === undefined ? config : { ...asked, name };
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
