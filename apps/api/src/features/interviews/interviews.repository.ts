import { liveInterviewStatuses, openInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { provinceOfPostalCode } from '@fonendo/domain/reference/provinces';
import { madridZone, zoneOfCountry } from '@fonendo/domain/reference/time-zones';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Queryable } from '../../db/database.ts';
import { oneOf } from '../../db/one-of.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { interviewSlots, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { ask } from '../../db/statements/prepared.ts';

export type InterviewRow = typeof interviews.$inferSelect;
export type SlotRow = typeof interviewSlots.$inferSelect;

const selectInterview = (db: Queryable) =>
  db
    .select({
      interview: getTableColumns(interviews),
      candidacyStatus: candidacies.status,
      offer: { id: offers.id, name: offers.name },
      hospital: { id: hospitals.id, name: hospitals.name, city: hospitals.city },
      doctor: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(interviews)
    .innerJoin(candidacies, eq(candidacies.id, interviews.candidacyId))
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
    .innerJoin(users, eq(users.id, interviews.doctorId));

/** An interview with its offer. */
export type InterviewWithOffer = Awaited<ReturnType<typeof selectInterview>>[number];

/** Whose interviews the caller sees: those of a hospital, or their own. */
export type InterviewScope = { hospitalId: string } | { doctorId: string };

/** A scope as values and as a condition on their placeholders. */
const valuesOf = (scope: InterviewScope): { hospitalId?: string; doctorId?: string } => scope;

const within = ({
  hospitalId,
  doctorId,
}: {
  hospitalId?: Placeholder | undefined;
  doctorId?: Placeholder | undefined;
}) => and(hospitalId && eq(interviews.hospitalId, hospitalId), doctorId && eq(interviews.doctorId, doctorId));

/** Null if it belongs to somebody else. */
export async function findInterview(
  db: Queryable,
  scope: InterviewScope,
  id: string,
): Promise<InterviewWithOffer | null> {
  const [row] = await ask(db, 'interview within scope', { id, ...valuesOf(scope) }, (p) =>
    selectInterview(db).where(and(eq(interviews.id, p.id), within(p))),
  );
  return row ?? null;
}

/** Called after its candidacy was locked. */
export async function lockInterview(tx: Queryable, id: string): Promise<void> {
  await tx.select({ id: interviews.id }).from(interviews).where(eq(interviews.id, id)).for('update');
}

export async function listInterviewsOf(
  db: Queryable,
  scope: InterviewScope,
  candidacyId: string,
): Promise<InterviewWithOffer[]> {
  return ask(db, 'interviews of candidacy', { candidacyId, ...valuesOf(scope) }, (p) =>
    selectInterview(db)
      .where(and(eq(interviews.candidacyId, p.candidacyId), within(p)))
      .orderBy(desc(interviews.createdAt), desc(interviews.id)),
  );
}

/** Interviews with a date, or a proposed date, in a period. */
export async function listInterviewsBetween(
  db: Queryable,
  scope: InterviewScope,
  from: Date,
  to: Date,
  limit: number,
): Promise<InterviewWithOffer[]> {
  return ask(db, 'interviews between', { from, to, limit, ...valuesOf(scope) }, (p) => {
    const dated = sql`${interviews.startsAt} < ${p.to} and ${interviews.endsAt} > ${p.from} and ${interviews.status} <> 'pendingConfirmation'`;
    const proposed = sql`${interviews.status} in ('pendingConfirmation', 'declined') and exists (
      select 1 from ${interviewSlots} where ${interviewSlots.interviewId} = ${interviews.id}
      and ${interviewSlots.withdrawnAt} is null and ${interviewSlots.startsAt} < ${p.to} and ${interviewSlots.endsAt} > ${p.from})`;
    return selectInterview(db)
      .where(and(within(p), sql`((${dated}) or (${proposed}))`))
      .orderBy(asc(interviews.startsAt), asc(interviews.id))
      .limit(p.limit);
  });
}

/** Dates of several interviews, without withdrawn ones. */
export async function listLiveSlots(db: Queryable, interviewIds: readonly string[]): Promise<SlotRow[]> {
  if (interviewIds.length === 0) return [];
  return ask(db, 'live slots of interviews', { interviewIds }, (p) =>
    db
      .select()
      .from(interviewSlots)
      .where(and(oneOf(interviewSlots.interviewId, p.interviewIds), isNull(interviewSlots.withdrawnAt)))
      .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id)),
  );
}

export async function findLiveInterview(db: Queryable, candidacyId: string): Promise<InterviewRow | null> {
  const [row] = await ask(db, 'live interview of candidacy', { candidacyId }, (p) =>
    db
      .select()
      .from(interviews)
      .where(and(eq(interviews.candidacyId, p.candidacyId), inArray(interviews.status, [...liveInterviewStatuses])))
      .limit(1),
  );
  return row ?? null;
}

/** Whether an interview is still open, at one step or at any. */
export async function hasOpenInterviews(db: Queryable, candidacyId: string, position?: number): Promise<boolean> {
  const [row] = await ask(db, 'open interviews of candidacy', { candidacyId, position }, (p) =>
    db
      .select({ id: interviews.id })
      .from(interviews)
      .where(
        and(
          eq(interviews.candidacyId, p.candidacyId),
          inArray(interviews.status, [...openInterviewStatuses]),
          p.position && eq(interviews.position, p.position),
        ),
      )
      .limit(1),
  );
  return row !== undefined;
}

/** The open interviews of these candidacies, locked; the candidacies are locked already. */
export async function lockOpenInterviews(
  tx: Queryable,
  candidacyIds: readonly string[],
): Promise<InterviewWithOffer[]> {
  if (candidacyIds.length === 0) return [];
  const condition = and(
    inArray(interviews.candidacyId, [...candidacyIds]),
    inArray(interviews.status, [...openInterviewStatuses]),
  );
  await tx.select({ id: interviews.id }).from(interviews).where(condition).orderBy(asc(interviews.id)).for('update');
  return selectInterview(tx).where(condition).orderBy(asc(interviews.id));
}

export async function insertInterview(tx: Queryable, row: typeof interviews.$inferInsert): Promise<void> {
  await tx.insert(interviews).values(row);
}

export async function insertSlots(tx: Queryable, rows: (typeof interviewSlots.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(interviewSlots).values(rows);
}

export async function updateInterview(tx: Queryable, id: string, change: Partial<InterviewRow>): Promise<void> {
  await tx.update(interviews).set(change).where(eq(interviews.id, id));
}

/** All dates of one side, or a single one. */
export async function withdrawSlots(
  tx: Queryable,
  interviewId: string,
  now: Date,
  which: { slotId: string } | 'all',
): Promise<void> {
  await tx
    .update(interviewSlots)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(interviewSlots.interviewId, interviewId),
        isNull(interviewSlots.withdrawnAt),
        which === 'all' ? undefined : eq(interviewSlots.id, which.slotId),
      ),
    );
}

export async function findSlot(db: Queryable, interviewId: string, slotId: string): Promise<SlotRow | null> {
  const [row] = await ask(db, 'slot of interview', { interviewId, slotId }, (p) =>
    db
      .select()
      .from(interviewSlots)
      .where(and(eq(interviewSlots.id, p.slotId), eq(interviewSlots.interviewId, p.interviewId))),
  );
  return row ?? null;
}

/**
 * Confirms a date. Confirmations of one candidate run one after the other: two that overlap would otherwise deadlock in
 * the constraint. False if the candidate has another interview at that time; the transaction is then aborted.
 */
export async function confirmInterview(
  tx: Queryable,
  { id, doctorId }: Pick<InterviewRow, 'id' | 'doctorId'>,
  change: Partial<InterviewRow>,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interviews:${doctorId}`}, 0))`);
  try {
    await tx.update(interviews).set(change).where(eq(interviews.id, id));
    return true;
  } catch (error) {
    if (isOverlap(error)) return false;
    throw error;
  }
}

function isOverlap(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  return cause?.code === '23P01' && cause.constraint === 'interviews_one_at_a_time';
}

/**
 * Time zones of candidates, by country and, in Spain, by province. Nothing else of their address leaves this function.
 * Deleted accounts have none.
 */
export async function listZones(db: Queryable, doctorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await ask(db, 'zones of doctors', { doctorIds }, (p) =>
    db
      .select({
        doctorId: doctors.userId,
        country: doctors.countryOfResidence,
        state: doctorPrivateData.state,
        postalCode: doctorPrivateData.postalCode,
      })
      .from(doctors)
      .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
      .where(oneOf(doctors.userId, p.doctorIds)),
  );
  return new Map(
    rows.map(({ doctorId, country, state, postalCode }) => [
      doctorId,
      zoneOfCountry(country, state ?? provinceOfPostalCode(postalCode ?? '')),
    ]),
  );
}

export async function findZone(db: Queryable, doctorId: string): Promise<string> {
  return (await listZones(db, [doctorId])).get(doctorId) ?? madridZone;
}

export async function findPerson(db: Queryable, userId: string): Promise<{ firstname: string; lastname: string }> {
  const [row] = await ask(db, 'name of person', { userId }, (p) =>
    db.select({ firstname: users.firstname, lastname: users.lastname }).from(users).where(eq(users.id, p.userId)),
  );
  return row ?? { firstname: '', lastname: '' };
}

export async function isOwnCandidacy(db: Queryable, doctorId: string, candidacyId: string): Promise<boolean> {
  const [row] = await ask(db, 'own candidacy exists', { candidacyId, doctorId }, (p) =>
    db
      .select({ id: candidacies.id })
      .from(candidacies)
      .where(and(eq(candidacies.id, p.candidacyId), eq(candidacies.doctorId, p.doctorId))),
  );
  return row !== undefined;
}

/** Confirmed interviews that begin within a period and may still need a reminder. */
export async function listToRemind(db: Queryable, after: Date, until: Date) {
  return db
    .select({ id: interviews.id, doctorId: interviews.doctorId })
    .from(interviews)
    .where(
      and(
        eq(interviews.status, 'confirmed'),
        gt(interviews.startsAt, after),
        lte(interviews.startsAt, until),
        or(isNull(interviews.remindedDayAt), isNull(interviews.remindedHourAt)),
      ),
    )
    .orderBy(asc(interviews.startsAt));
}
