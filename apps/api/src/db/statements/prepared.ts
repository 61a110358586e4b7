import type { Queryable } from '../database.ts';

/** Who asks for every combination of filters there is fills no memory. */
const most = 500;

const kept = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * A statement that is built on its first use and kept with the database it runs on: building one costs more than
 * sending it. Values go in as placeholders; everything that changes the text is part of the key. PostgreSQL knows it
 * by the name that the connection gives it.
 */
export function prepared<Statement>(
  db: Queryable,
  key: string,
  build: () => { prepare: (name: string) => Statement },
): Statement {
  let statements = kept.get(db);
  if (!statements) {
    statements = new Map();
    kept.set(db, statements);
  }
  const known = statements.get(key) as Statement | undefined;
  if (known) return known;
  const statement = build().prepare('');
  if (statements.size >= most) statements.clear();
  statements.set(key, statement);
  return statement;
}
