import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

/** The candidacies without a decision, those who came furthest first, with the language of each. */
export async function listRemaining(db: Queryable, offerId: string, limit: number) {
  return ask(db, 'remaining candidacies of offer', { offerId, limit }, (p) =>
    db
      .select({
        id: candidacies.id,
        status: candidacies.status,
        step: candidacies.step,
        firstname: users.firstname,
        lastname: users.lastname,
        locale: users.locale,
      })
      .from(candidacies)
      .innerJoin(users, eq(users.id, candidacies.doctorId))
      .where(and(eq(candidacies.offerId, p.offerId), inArray(candidacies.status, [...openCandidacyStatuses])))
      .orderBy(sql`${candidacies.step} desc nulls last`, desc(candidacies.match), asc(candidacies.id))
      .limit(p.limit),
  );
}

export type RemainingRow = Awaited<ReturnType<typeof listRemaining>>[number];
