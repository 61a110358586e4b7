import { and, asc, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { offers } from '../../db/schema/offers.ts';
import { documentRequests, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';

/** Every query is limited to one hospital by this. */
const ofHospital = (hospitalId: string, ...conditions: (SQL | undefined)[]) =>
  and(eq(candidacies.hospitalId, hospitalId), ...conditions);

/** Open candidacies by status and step, and the longest wait. */
export async function countPipeline(db: Queryable, hospitalId: string, lateBefore: Date) {
  return db
    .select({
      status: candidacies.status,
      step: candidacies.step,
      total: count(),
      late: sql<number>`count(*) filter (where ${candidacies.stepSince} < ${lateBefore.toISOString()})`.mapWith(Number),
      oldest: sql`min(${candidacies.stepSince})`.mapWith((value: string) => new Date(value)),
    })
    .from(candidacies)
    .where(ofHospital(hospitalId, eq(candidacies.ended, false)))
    .groupBy(candidacies.status, candidacies.step);
}

export async function countUnseen(db: Queryable, hospitalId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(candidacies)
    .where(ofHospital(hospitalId, eq(candidacies.ended, false), sql`${candidacies.seenAt} is null`));
  return row?.total ?? 0;
}

/** Counts candidates, not documents, because the linked list is one of candidates. */
export async function countToAccept(db: Queryable, hospitalId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${documentRequests.candidacyId})`.mapWith(Number) })
    .from(documentRequests)
    .where(and(eq(documentRequests.hospitalId, hospitalId), eq(documentRequests.status, 'uploaded')));
  return row?.total ?? 0;
}

/** All accepted candidacies: days from application to acceptance. */
export async function readHires(
  db: Queryable,
  hospitalId: string,
): Promise<{ cases: number; medianDays: number | null }> {
  const days = sql`extract(epoch from ${candidacies.stepSince} - ${candidacies.appliedAt}) / 86400`;
  const [row] = await db
    .select({
      cases: count(),
      medianDays: sql<number | null>`round(percentile_cont(0.5) within group (order by ${days}))::int`,
    })
    .from(candidacies)
    .where(ofHospital(hospitalId, eq(candidacies.status, 'accepted')));
  return row ?? { cases: 0, medianDays: null };
}

/** Open offers, and their vacancies that are not filled yet. */
export async function countOpenOffers(
  db: Queryable,
  hospitalId: string,
): Promise<{ open: number; vacanciesLeft: number }> {
  const { rows } = await db.execute<{ open: number; vacanciesLeft: number }>(sql`
    select count(*)::int as open, coalesce(sum(greatest(0, ${offers.vacancies} - (
      select count(*) from ${candidacies}
      where ${candidacies.offerId} = ${offers.id} and ${candidacies.status} = 'accepted'))), 0)::int as "vacanciesLeft"
    from ${offers} where ${and(eq(offers.hospitalId, hospitalId), eq(offers.status, 'approved'))}`);
  return rows[0] ?? { open: 0, vacanciesLeft: 0 };
}

/** Interviews that take or took place within a period. */
const takesPlace = (hospitalId: string, from: Date, to: Date) =>
  and(
    eq(interviews.hospitalId, hospitalId),
    gte(interviews.startsAt, from),
    lt(interviews.startsAt, to),
    inArray(interviews.status, ['confirmed', 'held', 'notAttended']),
  );

export async function countInterviews(db: Queryable, hospitalId: string, from: Date, to: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(interviews)
    .where(takesPlace(hospitalId, from, to));
  return row?.total ?? 0;
}

export async function listInterviews(
  db: Queryable,
  hospitalId: string,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) {
  return db
    .select({
      id: interviews.id,
      candidacyId: interviews.candidacyId,
      startsAt: interviews.startsAt,
      firstName: users.firstName,
      lastName: users.lastName,
      offer: offers.name,
    })
    .from(interviews)
    .innerJoin(candidacies, eq(candidacies.id, interviews.candidacyId))
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .innerJoin(users, eq(users.id, interviews.doctorId))
    .where(and(takesPlace(hospitalId, from, to), eq(interviews.status, 'confirmed')))
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(limit);
}
