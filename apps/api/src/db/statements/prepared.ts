import { isDeepStrictEqual } from 'node:util';
import { Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database.ts';

/** Who asks for every combination of filters there is fills no memory. */
const most = 1_000;

const kept = new WeakMap<object, Map<string, object>>();

/** A database and its transactions are different objects that share this one. */
const homeOf = (db: Queryable): object => db._.tableNamesMap;

/**
 * A statement that is built on its first use and kept with the database it runs on: building one costs more than
 * sending it. Values go in as placeholders; everything that changes the text is part of the key. PostgreSQL knows it
 * by the name that the connection gives it.
 */
export function prepared<Statement extends object>(
  db: Queryable,
  key: string,
  build: () => { prepare: (name: string) => Statement },
): Statement {
  let statements = kept.get(homeOf(db));
  if (!statements) {
    statements = new Map();
    kept.set(homeOf(db), statements);
  }
  const known = statements.get(key) as Statement | undefined;
  if (known) {
    if (doubting) requireSame(key, known, build().prepare(''));
    return onConnectionOf(db, known);
  }
  const statement = build().prepare('');
  if (statements.size >= most) statements.clear();
  statements.set(key, statement);
  return statement;
}

/** Values with a placeholder each: the words of a search, a position in a list. How many there are is part of the key. */
class Each {
  readonly values: readonly unknown[];

  constructor(values: readonly unknown[]) {
    this.values = values;
  }
}

export const each = (values: readonly unknown[] | null | undefined): Each | undefined =>
  values ? new Each(values) : undefined;

/** What stands for the values in a statement. Null stays null: as a value, the encoder of a column would be asked for it. */
export type Placeholders<Values> = {
  [Name in keyof Values]:
    | (NonNullable<Values[Name]> extends Each ? Placeholder[] : Placeholder)
    | Extract<Values[Name], null | undefined>;
};

/** A statement as Drizzle writes it. */
export type Buildable<Answer> = {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Answer> };
};

/**
 * The answer of a kept statement. What is undefined or null has no placeholder, so that a condition can be left out:
 * each set of values that are there has a statement of its own. What else changes the text is part of the key.
 */
export function ask<Answer, Values extends object>(
  db: Queryable,
  key: string,
  values: Values,
  build: (p: Placeholders<Values>) => Buildable<Answer>,
): Promise<Answer> {
  const given: Record<string, unknown> = {};
  let shape = key;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (value instanceof Each) {
      shape += ` ${name}:${value.values.length}`;
      for (const [index, one] of value.values.entries()) given[`${name}${index}`] = one;
    } else {
      shape += value === null ? ` ${name}:null` : ` ${name}`;
      given[name] = value;
    }
  }
  return prepared(db, shape, () => build(placeholdersFor(values))).execute(given);
}

const placeholdersFor = <Values extends object>(values: Values): Placeholders<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value instanceof Each) return [name, value.values.map((_one, index) => new Placeholder(`${name}${index}`))];
      return [name, value === undefined || value === null ? value : new Placeholder(name)];
    }),
  ) as Placeholders<Values>;

const dialect = new PgDialect();

/** A statement that is written as SQL. */
export const written = <Row>(db: Queryable, statement: SQL<Row>): Buildable<{ rows: Row[] }> => ({
  prepare: (name) =>
    db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      dialect.sqlToQuery(statement),
      undefined,
      name,
      false,
    ),
});

/** The rows of a kept statement that is written as SQL, as the driver gives them. */
export async function askRows<Row, Values extends object>(
  db: Queryable,
  key: string,
  values: Values,
  build: (p: Placeholders<Values>) => SQL<Row>,
): Promise<Row[]> {
  const { rows } = await ask(db, key, values, (p) => written(db, build(p)));
  return rows;
}

/** Drizzle ties a statement to the connection it was made with. Nothing else in it is about one. */
function onConnectionOf<Statement extends object>(db: Queryable, statement: Statement): Statement {
  const { client } = db._.session as unknown as { client: object };
  return (statement as { client?: object }).client === client
    ? statement
    : Object.create(statement, { client: { value: client } });
}

let doubting = false;

/**
 * For tests: a kept statement is built anew each time and compared, so that a key that misses something, or a value that
 * stands in the text, is an error where it is first used.
 */
export function doubtKeptStatements(doubt: boolean): void {
  doubting = doubt;
}

function requireSame(key: string, ...statements: [object, object]): void {
  const [known, anew] = statements.map((statement) => {
    const { queryString: text, params } = statement as { queryString?: string; params?: unknown[] };
    return { text, params: params?.map(plainOf) };
  });
  if (!isDeepStrictEqual(known, anew)) {
    throw new Error(`"${key}" stands for two statements: ${JSON.stringify(known)} and ${JSON.stringify(anew)}`);
  }
}

/** Without the column that encodes it, which leads to all of its table. */
const plainOf = (param: unknown): unknown =>
  typeof param === 'object' && param !== null && 'encoder' in param && 'value' in param ? param.value : param;
