import type { Config } from '../../config.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { readSession } from '../../db/database-state.ts';
import { openPool } from '../../db/pool.ts';
import { findBetween } from '../../db/server/pooler.ts';
import { StartupError } from '../../startup-error.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Whether a pooler lies between here and the database, and whether the product can work through it. */
export async function examineWay(config: Config, direct: Database): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (!databaseUrl) return [];
  const past = await findBetween(databaseDirectUrl ?? databaseUrl);
  if (!databaseDirectUrl) return past === 'nothing' ? [] : [problem('Pooler', words.noDirect)];
  if (past !== 'nothing') return [problem('Pooler', words.directIsPooled)];
  let through: Awaited<ReturnType<typeof openPool>>;
  try {
    through = await openPool(config);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return [problem('Pooler', error.message)];
  }
  try {
    return await compare(databaseUrl, direct, createDatabase(through.pool));
  } finally {
    await through.close();
  }
}

async function compare(databaseUrl: string, direct: Database, through: Database): Promise<Finding[]> {
  const between = await findBetween(databaseUrl);
  if (between === 'nothing') return [warning('Pooler', words.notNeeded)];
  const [there, here] = await Promise.all([readSession(direct), readSession(through)]);
  if (there.database !== here.database) return [problem('Pooler', words.twoDatabases)];
  const findings = [
    ...(here.statementTimeout === '0' || here.jit === 'on' ? [warning('Pooler', words.settings)] : []),
    ...(between === 'forgets statements' ? [warning('Pooler', words.forgets)] : []),
  ];
  return findings.length > 0 ? findings : [ok('Pooler', 'in between, keeps prepared statements')];
}

const words = {
  noDirect:
    'DATABASE_URL leads to a pooler and DATABASE_DIRECT_URL is missing: set it to the address of the PostgreSQL server itself. Announcements, locks and prepared statements get lost otherwise.',
  directIsPooled: 'DATABASE_DIRECT_URL leads to a pooler as well: it must be the PostgreSQL server itself.',
  notNeeded: 'DATABASE_URL leads to the server itself, not to a pooler: leave DATABASE_DIRECT_URL out.',
  twoDatabases: 'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.',
  settings:
    'its connections have no statement_timeout, or compile statements: set connect_query as in deploy/pgbouncer/pgbouncer.ini.',
  forgets:
    'it keeps no prepared statements, so each is read and planned anew. PgBouncer 1.21 or later does with max_prepared_statements.',
};
