import { type CandidacyStatus, openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { CandidacyStepStatus, Standing } from '@fonendo/domain/candidacies/steps';
import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { offers } from '../../../db/schema/offers.ts';
import { candidacySteps } from '../../../db/schema/selection.ts';
import { ask } from '../../../db/statements/prepared.ts';

/** Locks the offer: until the end of the transaction nobody else is accepted, and the number of vacancies stays. */
export async function holdOffer(tx: Queryable, id: string): Promise<{ vacancies: number }> {
  const [row] = await tx.select({ vacancies: offers.vacancies }).from(offers).where(eq(offers.id, id)).for('update');
  if (row?.vacancies == null) throw new Error(`offer ${id} has candidacies but is incomplete`);
  return { vacancies: row.vacancies };
}

/** How many were accepted for an offer, and how many wait for a decision. */
export async function countDecided(db: Queryable, offerId: string): Promise<{ accepted: number; open: number }> {
  const rows = await ask(db, 'decided candidacies of offer', { offerId }, (p) =>
    db
      .select({ status: candidacies.status, total: count() })
      .from(candidacies)
      .where(
        and(eq(candidacies.offerId, p.offerId), inArray(candidacies.status, ['accepted', ...openCandidacyStatuses])),
      )
      .groupBy(candidacies.status),
  );
  const accepted = rows.find(({ status }) => status === 'accepted')?.total ?? 0;
  return { accepted, open: rows.reduce((sum, { total }) => sum + total, 0) - accepted };
}

type Written = {
  now: Date;
  by: string;
  /** The result of the completed step; undefined leaves the existing one. */
  result?: string | null;
};

/** Writes the difference between the old and the new standing. */
export async function writeStanding(
  tx: Queryable,
  id: string,
  before: Standing,
  after: Standing,
  written: Written,
): Promise<void> {
  const { now } = written;
  const isNewStatus = before.status !== after.status;
  const startsStep = after.walked.at(-1) === 'active';
  await tx
    .update(candidacies)
    .set({
      status: after.status,
      step: after.step,
      ...(isNewStatus && { statusSince: now }),
      ...((isNewStatus || startsStep) && { stepSince: now }),
      ...(isNewStatus && { acceptedBy: after.status === 'accepted' ? written.by : null }),
    })
    .where(eq(candidacies.id, id));
  await tx
    .delete(candidacySteps)
    .where(and(eq(candidacySteps.candidacyId, id), gte(candidacySteps.position, after.walked.length)));
  for (const [position, status] of after.walked.entries()) {
    if (before.walked[position] !== status) await writeStep(tx, id, position, status, written);
  }
}

async function writeStep(
  tx: Queryable,
  candidacyId: string,
  position: number,
  status: CandidacyStepStatus,
  { now, by, result }: Written,
): Promise<void> {
  const isActive = status === 'active';
  const state = {
    status,
    // A reopened step is counted from now on.
    ...(isActive && { startedAt: now }),
    completedAt: isActive ? null : now,
    completedBy: isActive ? null : by,
    ...(status === 'done' && result !== undefined && { result }),
  };
  await tx
    .insert(candidacySteps)
    .values({ candidacyId, position, startedAt: now, ...state })
    .onConflictDoUpdate({ target: [candidacySteps.candidacyId, candidacySteps.position], set: state });
}

type Discarded = { now: Date; reason: string; farewell: string | null };

export async function discardRow(tx: Queryable, id: string, { now, reason, farewell }: Discarded) {
  await tx
    .update(candidacies)
    .set({ status: 'discarded', statusSince: now, stepSince: now, discardReason: reason, farewell })
    .where(eq(candidacies.id, id));
}

/** As if it had never been accepted: what the acceptance ended goes on, and what came after it is gone. */
export async function reopenAcceptedRow(
  tx: Queryable,
  { id, step, statusSince: acceptedAt }: Pick<typeof candidacies.$inferSelect, 'id' | 'step' | 'statusSince'>,
  since: { statusSince: Date; stepSince: Date },
): Promise<void> {
  await tx
    .update(candidacies)
    .set({
      ...{ status: 'inProcess', ...since, acceptedBy: null },
      ...{ firstDayFrom: null, firstDayTo: null, firstDayAgreed: null },
      ...{ calledOn: null, calledBy: null, callNote: null },
    })
    .where(eq(candidacies.id, id));
  const { candidacyId, position, completedAt } = candidacySteps;
  await tx
    .update(candidacySteps)
    .set({ status: 'active', completedAt: null, completedBy: null })
    .where(and(eq(candidacyId, id), eq(position, step ?? 0), eq(completedAt, acceptedAt)));
}

/** As if it had never been discarded: the waiting time goes on. */
export async function reopenRow(
  tx: Queryable,
  id: string,
  standing: { status: CandidacyStatus; statusSince: Date; stepSince: Date },
): Promise<void> {
  await tx
    .update(candidacies)
    .set({ ...standing, discardReason: null, farewell: null })
    .where(eq(candidacies.id, id));
}
