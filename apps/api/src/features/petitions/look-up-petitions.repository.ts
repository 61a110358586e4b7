import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { beginnings, beginWords, mostLookedAt } from '../../db/look-up.ts';
import { hasOpenConditions, petitions } from '../../db/schema/petitions.ts';
import { users } from '../../db/schema/users.ts';
import { each } from '../../db/statements/prepared.ts';
import { askQueue } from './queue/ask-queue.repository.ts';
import { conditionOf, type QueueFilter } from './queue/queue.repository.ts';

const { id, reference, registryNumber, status, resolutionKind, doctorId, ended, statusSince } = petitions;

type Wanted = Pick<QueueFilter, 'actor'> & { search: string };

/** A few matches of this reader's queue, open ones before ended ones. */
export async function lookUpPetitionRows(db: Queryable, { actor, search }: Wanted, limit: number) {
  const values = { begins: each(beginnings(search)), limit };
  return askQueue(db, 'some petitions', { actor, search }, values, (asked, p) => {
    const some = db
      .select({ id, reference, registryNumber, status, resolutionKind, doctorId, ended, statusSince })
      .from(petitions)
      .where(and(conditionOf(asked), beginWords(p.begins, petitions.searchText)))
      .limit(mostLookedAt)
      .as('some');
    return db
      .select({
        id: some.id,
        reference: some.reference,
        registryNumber: some.registryNumber,
        status: some.status,
        resolutionKind: some.resolutionKind,
        hasOpenConditions: hasOpenConditions(some.id),
        firstname: users.firstname,
        lastname: users.lastname,
      })
      .from(some)
      .innerJoin(users, eq(users.id, some.doctorId))
      .orderBy(asc(some.ended), asc(some.statusSince), asc(some.id))
      .limit(p.limit);
  });
}
