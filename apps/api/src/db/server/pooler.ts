import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * What lies between this process and the database. A pooler that keeps prepared statements gives them out on whichever
 * server connection it takes (PgBouncer 1.21 or later with `max_prepared_statements`); one that forgets them answers
 * that a statement does not exist, or that it exists already.
 */
export type Between = 'nothing' | 'keeps statements' | 'forgets statements';

/** Looks in one transaction, which has one server connection all along, and leaves nothing behind on it. */
export async function findBetween(connectionString: string): Promise<Between> {
  const client = new pg.Client({ connectionString, application_name: 'fonendo', connectionTimeoutMillis: 5_000 });
  // The connection may break at any moment; the statement that fails then tells the caller.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // A pooler answers with a number of its own: it has no server connection yet when somebody signs in.
    if (rows[0]?.pid === (client as pg.Client & { processID: number | null }).processID) return 'nothing';
    return (await keepsStatements(client)) ? 'keeps statements' : 'forgets statements';
  } finally {
    await client.query('rollback').catch(() => undefined);
    await client.end();
  }
}

/** A pooler that keeps them gives them names of its own; one that does not know of them hands ours on. */
async function keepsStatements(client: pg.Client): Promise<boolean> {
  const name = `fonendo_${randomUUID().replaceAll('-', '')}`;
  await client.query({ name, text: 'select $1::int as probe', values: [1] });
  const { rowCount } = await client.query(`select 1 from pg_prepared_statements where name = '${name}'`);
  if (rowCount === 0) return true;
  await client.query(`deallocate ${name}`);
  return false;
}
