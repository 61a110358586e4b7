import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { vi } from 'vitest';
import { plannedEachTime } from '../db/statements/named-statements.ts';
import { doubtKeptStatements } from '../db/statements/prepared.ts';

type Sent = { text: string; name: string | undefined };

/**
 * What is sent to the database from now on, as it is sent, and the SQL that is built meanwhile. Kept statements are not
 * built to be compared until it stops.
 */
export function watchStatements() {
  doubtKeptStatements(false);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const build = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  const sent = (): Sent[] =>
    query.mock.calls.map(([config]) => {
      const { text = String(config), name } = typeof config === 'object' ? (config as pg.QueryConfig) : {};
      return { text: text.trim(), name };
    });
  return {
    sent,
    planned: () => sent().filter(isPlannedOnce),
    built: () => build.mock.results.map(({ value }) => (value as { sql: string }).sql),
    stop: () => {
      doubtKeptStatements(true);
      query.mockRestore();
      build.mockRestore();
    },
  };
}

/**
 * Text searches say that they are planned each time. Commands have no plan, and the connection that listens asks for
 * nothing but a sign of life.
 */
const isPlannedOnce = ({ text }: Sent): boolean =>
  !text.includes(plannedEachTime) && !/^(begin|commit|rollback|listen "?\w+"?|select 1)$/i.test(text);
