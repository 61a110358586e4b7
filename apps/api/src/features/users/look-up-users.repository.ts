import { and, asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { mostLookedAt } from '../../db/look-up.ts';
import { users } from '../../db/schema/users.ts';
import { ask } from '../../db/statements/prepared.ts';
import { askedOf, conditionOf } from './user-list.repository.ts';

const { id, email, firstname, lastname, policyGroups, standing, searchName } = users;

/** A few matches among existing accounts, active ones first. */
export async function lookUpUserRows(db: Queryable, search: string, limit: number) {
  const values = { ...askedOf({ search }), limit };
  return ask(db, 'some users', values, (p) => {
    const some = db
      .select({ id, email, firstname, lastname, policyGroups, standing, searchName })
      .from(users)
      .where(and(inArray(standing, ['active', 'blocked']), conditionOf(p)))
      .limit(mostLookedAt)
      .as('some');
    return db.select().from(some).orderBy(asc(some.standing), asc(some.searchName), asc(some.id)).limit(p.limit);
  });
}
