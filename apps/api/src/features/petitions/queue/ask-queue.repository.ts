import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { prepared } from '../../../db/statements/prepared.ts';
import type { QueueFilter, QueuePage } from './queue.repository.ts';

type Statement<Rows> = {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Rows> };
};

/** Asks for what the reader sees of the queue. What people open most is kept, a statement for each reader's role and filters. */
export function askQueue<Rows>(
  db: Queryable,
  what: string,
  { filter, page }: { filter: QueueFilter; page: QueuePage | null },
  select: (filter: QueueFilter) => Statement<Rows>,
): Promise<Rows> {
  const { userId, policyGroups } = filter.actor;
  const build = () => select({ ...filter, actor: { userId: sql.placeholder('userId'), policyGroups } });
  const statement = isUsual(filter, page) ? prepared(db, `${what} ${keyOf(filter, page)}`, build) : build().prepare('');
  return statement.execute({ userId });
}

/** The first page, narrowed by nothing but status, payment and open work. */
function isUsual(filter: QueueFilter, page: QueuePage | null): boolean {
  const { actor: _actor, status: _status, paid: _paid, cv: _cv, messages: _messages, ...others } = filter;
  return !page?.after && Object.values(others).every((value) => value === undefined);
}

const keyOf = ({ actor, status, paid, cv, messages }: QueueFilter, page: QueuePage | null): string =>
  JSON.stringify([isAdministrator(actor.policyGroups), status, paid, cv, messages, page]);
