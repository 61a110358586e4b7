import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { prepared } from '../../../db/statements/prepared.ts';

/**
 * Whether the doctor has an open candidacy. Read under the lock of the doctor's row, which applying takes as well, so
 * that it holds until the transaction ends.
 */
export async function hasOpenCandidacy(tx: Queryable, doctorId: string): Promise<boolean> {
  const statement = prepared(tx, 'open candidacy of doctor', () =>
    tx
      .select({ id: candidacies.id })
      .from(candidacies)
      .where(
        and(
          eq(candidacies.doctorId, sql.placeholder('doctorId')),
          inArray(candidacies.status, [...openCandidacyStatuses]),
        ),
      )
      .limit(1),
  );
  return (await statement.execute({ doctorId })).length > 0;
}
