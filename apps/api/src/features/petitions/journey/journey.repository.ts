import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { StepDates } from '@fonendo/domain/petitions/journey/journey';
import type { JourneyStep } from '@fonendo/domain/petitions/journey/steps';
import { and, asc, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { journeyMarks } from '../../../db/schema/petitions.ts';
import { prepared } from '../../../db/statements/prepared.ts';

export type MarkRow = StepDates & { step: JourneyStep };

export async function listMarks(db: Queryable, doctorId: string): Promise<MarkRow[]> {
  const statement = prepared(db, 'journey marks of doctor', () =>
    db
      .select({ step: journeyMarks.step, startedOn: journeyMarks.startedOn, doneOn: journeyMarks.doneOn })
      .from(journeyMarks)
      .where(eq(journeyMarks.doctorId, sql.placeholder('doctorId')))
      .orderBy(asc(journeyMarks.step)),
  );
  return statement.execute({ doctorId });
}

export async function saveMark(tx: Queryable, doctorId: string, { step, ...dates }: MarkRow): Promise<void> {
  await tx
    .insert(journeyMarks)
    .values({ doctorId, step, ...dates })
    .onConflictDoUpdate({ target: [journeyMarks.doctorId, journeyMarks.step], set: dates });
}

export async function deleteMark(tx: Queryable, doctorId: string, step: JourneyStep): Promise<void> {
  await tx.delete(journeyMarks).where(and(eq(journeyMarks.doctorId, doctorId), eq(journeyMarks.step, step)));
}

/** The latest candidacy that was accepted, with the day on which one starts. */
export async function findPost(db: Queryable, doctorId: string) {
  const statement = prepared(db, 'accepted post of doctor', () =>
    db
      .select({
        ...{ candidacyId: candidacies.id, appliedAt: candidacies.appliedAt, acceptedAt: candidacies.statusSince },
        ...{ agreed: candidacies.firstDayAgreed, offer: offers.name },
        ...{ hospital: hospitals.name, postalCode: hospitals.postalCode },
      })
      .from(candidacies)
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId))
      .where(and(eq(candidacies.doctorId, sql.placeholder('doctorId')), eq(candidacies.status, 'accepted')))
      .orderBy(desc(candidacies.statusSince), desc(candidacies.id))
      .limit(1),
  );
  const [row] = await statement.execute({ doctorId });
  return row ?? null;
}

/** When the first of the open candidacies was handed in; null if there is none. */
export async function findFirstApplication(db: Queryable, doctorId: string): Promise<Date | null> {
  const isOwn = eq(candidacies.doctorId, sql.placeholder('doctorId'));
  const statement = prepared(db, 'first open application of doctor', () =>
    db
      .select({ at: min(candidacies.appliedAt) })
      .from(candidacies)
      .where(and(isOwn, inArray(candidacies.status, [...openCandidacyStatuses]))),
  );
  const [row] = await statement.execute({ doctorId });
  return row?.at ?? null;
}
