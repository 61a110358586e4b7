import type { TimeSpan } from '@fonendo/domain/interviews/interview';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { interviewSlots, interviews } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

/** The candidate's confirmed interviews with any hospital around these dates. */
export async function listTakenTimes(
  db: Queryable,
  doctorId: string,
  around: readonly TimeSpan[],
  exceptInterviewId?: string,
): Promise<TimeSpan[]> {
  const touching = around
    .filter(({ startsAt, endsAt }) => !Number.isNaN(startsAt.getTime()) && !Number.isNaN(endsAt.getTime()))
    .map(({ startsAt, endsAt }) => and(lt(interviews.startsAt, endsAt), gt(interviews.endsAt, startsAt)));
  if (touching.length === 0) return [];
  return spans(
    await db
      .select({ startsAt: interviews.startsAt, endsAt: interviews.endsAt })
      .from(interviews)
      .where(
        and(
          eq(interviews.doctorId, doctorId),
          eq(interviews.status, 'confirmed'),
          exceptInterviewId ? ne(interviews.id, exceptInterviewId) : undefined,
          or(...touching),
        ),
      ),
  );
}

/** Only those with other hospitals: shown as "not available". */
export async function listTakenElsewhere(
  db: Queryable,
  { doctorId, hospitalId }: { doctorId: string; hospitalId: string },
  { startsAt, endsAt }: TimeSpan,
): Promise<TimeSpan[]> {
  return spans(
    await ask(db, 'times taken elsewhere', { doctorId, hospitalId, startsAt, endsAt }, (p) =>
      db
        .select({ startsAt: interviews.startsAt, endsAt: interviews.endsAt })
        .from(interviews)
        .where(
          and(
            eq(interviews.doctorId, p.doctorId),
            ne(interviews.hospitalId, p.hospitalId),
            eq(interviews.status, 'confirmed'),
            lt(interviews.startsAt, p.endsAt),
            gt(interviews.endsAt, p.startsAt),
          ),
        )
        .orderBy(asc(interviews.startsAt)),
    ),
  );
}

const spans = (rows: readonly { startsAt: Date | null; endsAt: Date | null }[]): TimeSpan[] =>
  rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));

const shown = {
  interviewId: interviews.id,
  candidacyId: interviews.candidacyId,
  doctorId: interviews.doctorId,
  status: interviews.status,
  interviewerIds: interviews.interviewerIds,
  firstname: users.firstname,
  lastname: users.lastname,
};

/** The hospital's own interviews in a period: those with a date, and all proposed dates. */
export async function listHospitalTimes(db: Queryable, hospitalId: string, { startsAt, endsAt }: TimeSpan) {
  const dated = ask(db, 'dated interviews of hospital', { hospitalId, startsAt, endsAt }, (p) =>
    db
      .select({ ...shown, startsAt: interviews.startsAt, endsAt: interviews.endsAt })
      .from(interviews)
      .innerJoin(users, eq(users.id, interviews.doctorId))
      .where(
        and(
          eq(interviews.hospitalId, p.hospitalId),
          inArray(interviews.status, ['confirmed', 'held', 'notAttended']),
          lt(interviews.startsAt, p.endsAt),
          gt(interviews.endsAt, p.startsAt),
        ),
      )
      .orderBy(asc(interviews.startsAt))
      .limit(500),
  );
  const proposed = ask(db, 'proposed interviews of hospital', { hospitalId, startsAt, endsAt }, (p) =>
    db
      .select({ ...shown, startsAt: interviewSlots.startsAt, endsAt: interviewSlots.endsAt })
      .from(interviewSlots)
      .innerJoin(interviews, eq(interviews.id, interviewSlots.interviewId))
      .innerJoin(users, eq(users.id, interviews.doctorId))
      .where(
        and(
          eq(interviews.hospitalId, p.hospitalId),
          eq(interviews.status, 'pendingConfirmation'),
          isNull(interviewSlots.withdrawnAt),
          lt(interviewSlots.startsAt, p.endsAt),
          gt(interviewSlots.endsAt, p.startsAt),
        ),
      )
      .orderBy(asc(interviewSlots.startsAt))
      .limit(500),
  );
  return (await Promise.all([dated, proposed])).flat();
}
