import { searchableWords } from '@fonendo/domain/search/searchable';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { beginnings, beginWords, mostLookedAt } from '../../../db/look-up.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { offers } from '../../../db/schema/offers.ts';
import { users } from '../../../db/schema/users.ts';
import { each } from '../../../db/statements/prepared.ts';
import { askCandidates, conditionReadingAlong, type ListFilter, scopeOf } from './filter.repository.ts';

type Named = Pick<ListFilter, 'hospitalId'> & { search: string };

/**
 * A few of the hospital's candidates by name, the longest wait first. Deleted accounts have no name. A match must also
 * be in the submitted data, as in the list, because a name may have changed since.
 */
export async function lookUpCandidateRows(db: Queryable, { hospitalId, search }: Named, limit: number) {
  const words = searchableWords(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const values = { names: each(words.map((word) => `%${word}%`)), begins: each(beginnings(search)), limit };
  return askCandidates(db, 'some candidates', { hospitalId, search }, values, (asked, p) => {
    const some = db
      .select({ id: candidacies.id })
      .from(candidacies)
      .innerJoin(users, eq(users.id, candidacies.doctorId))
      .where(
        and(
          scopeOf(asked),
          ...(p.names ?? []).map((name) => like(users.searchName, name)),
          beginWords(p.begins, users.searchName),
        ),
      )
      .limit(mostLookedAt)
      .as('some');
    return (
      db
        .select({
          id: candidacies.id,
          status: candidacies.status,
          firstname: sql<string | null>`${candidacies.snapshot} ->> 'firstname'`,
          lastname: sql<string | null>`${candidacies.snapshot} ->> 'lastname'`,
          offer: offers.name,
        })
        .from(some)
        .innerJoin(candidacies, eq(candidacies.id, some.id))
        .innerJoin(offers, eq(offers.id, candidacies.offerId))
        // Only these few are read, without the index of words.
        .where(conditionReadingAlong(asked))
        .orderBy(asc(candidacies.ended), asc(candidacies.stepSince), asc(candidacies.id))
        .limit(p.limit)
    );
  });
}
