import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { PaymentStatus } from '@fonendo/domain/payments/payment.lifecycle';
import { arrayOverlaps, count, eq, gt, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { payments } from '../../db/schema/payments.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { users, userTallies } from '../../db/schema/users.ts';
import {
  cvToReview,
  inTermMonth,
  registeredInMonth,
  resolvedInMonth,
  type TermFilter,
  termEnd,
} from '../petitions/petitions.public.ts';

/** Petitions that wait for the team, by status and age. */
export async function countInHand(db: Queryable, bounds: { middle: Date; late: Date }) {
  const since = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  return db
    .select({
      status: petitions.status,
      young: since(gt(petitions.statusSince, bounds.middle)),
      late: since(sql`${petitions.statusSince} <= ${bounds.late.toISOString()}`),
      total: count(),
      oldest: min(petitions.statusSince),
    })
    .from(petitions)
    .where(inArray(petitions.status, ['Pending', 'Review']))
    .groupBy(petitions.status);
}

export async function countCvsToReview(db: Queryable): Promise<{ total: number; oldest: Date | null }> {
  const [row] = await db
    .select({ total: count(), oldest: min(petitions.statusSince) })
    .from(petitions)
    .where(cvToReview);
  return row ?? { total: 0, oldest: null };
}

/** Petitions at the ministry by the first five months since their registry, the youngest first, and all of them. */
export async function countSent(db: Queryable, months: readonly TermFilter[]) {
  const within = months.map((month) => sql`count(*) filter (where ${inTermMonth(month)})::int`);
  const { rows } = await db.execute<{ months: number[]; total: number }>(sql`
    select array[${sql.join(within, sql`, `)}] as months, count(*)::int as total
    from ${petitions} where ${eq(petitions.status, 'Sended')} and ${petitions.registeredOn} is not null`);
  return rows[0] ?? { months: months.map(() => 0), total: 0 };
}

/** Petitions past the legal deadline, and the earliest missed deadline. */
export async function countOverdue(
  db: Queryable,
  { today, lastDayPast, lastRegistry }: { today: string; lastDayPast: string; lastRegistry: string },
): Promise<{ total: number; firstEnd: string | null }> {
  const { rows } = await db.execute<{ total: number; firstEnd: string | null }>(sql`
    select count(*)::int as total, min(ended)::text as "firstEnd"
    from (
      select ${termEnd(today)} as ended from ${petitions}
      where ${eq(petitions.status, 'Sended')} and ${petitions.registeredOn} <= ${lastRegistry}
      -- Keeps the database from computing each twice.
      offset 0
    ) terms where ended <= ${lastDayPast}::date`);
  return rows[0] ?? { total: 0, firstEnd: null };
}

const toApprove = sql`(${offers.status} = 'pending' or ${offers.revisionStatus} = 'pending')`;

/** The total, and the first ones, the longest wait first. */
export async function listOffersToApprove(db: Queryable, limit: number) {
  const rows = await db
    .select({
      total: sql<number>`count(*) over ()`.mapWith(Number),
      id: offers.id,
      name: offers.name,
      hospital: hospitals.name,
      submittedAt: offers.submittedAt,
      revisionStatus: offers.revisionStatus,
    })
    .from(offers)
    .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
    .where(toApprove)
    .orderBy(offers.submittedAt, offers.id)
    .limit(limit);
  return { total: rows[0]?.total ?? 0, first: rows };
}

/** Pending hospitals, and the longest wait. */
export async function countHospitalsToApprove(db: Queryable): Promise<{ total: number; oldest: Date | null }> {
  const [row] = await db
    .select({ total: count(), oldest: min(hospitals.approvalSince) })
    .from(hospitals)
    .where(eq(hospitals.approvalStatus, 'pending'));
  return row ?? { total: 0, oldest: null };
}

/** A row for each of the given values with its result, so that each reads its own range of an index. */
const forEach = (values: readonly string[]): SQL =>
  sql`unnest(${sql.param([...values])}::text[]) with ordinality as each(value, position)`;

const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Madrid')`;

type MoneyRow = { paid: number; paidCents: number; netCents: number; refunded: number; refundedCents: number };

/** By the month in which a payment began, like the filter of the list of payments. */
export async function sumMoney(db: Queryable, months: readonly string[]): Promise<MoneyRow[]> {
  const first = sql`(each.value || '-01')::date`;
  const begun = (status: PaymentStatus) => sql`from ${payments} where ${eq(payments.status, status)}
    and ${payments.createdAt} >= ${midnight(first)} and ${payments.createdAt} < ${midnight(sql`${first} + interval '1 month'`)}`;
  const cents = (column: PgColumn) => sql`coalesce(sum(${column}), 0)::float8`;
  const { rows } = await db.execute<MoneyRow>(sql`
    select paid.*, refunded.* from ${forEach(months)},
      lateral (select count(*)::int as paid, ${cents(payments.totalCents)} as "paidCents",
        ${cents(payments.baseCents)} as "netCents" ${begun('paid')}) paid,
      lateral (select count(*)::int as refunded, ${cents(payments.totalCents)} as "refundedCents"
        ${begun('refunded')}) refunded
    order by each.position`);
  return rows;
}

/** Registrations in the weeks that begin on these Mondays. */
export async function countRegistrations(db: Queryable, mondays: readonly string[]): Promise<number[]> {
  const first = sql`each.value::date`;
  // Lists all standings explicitly, so that the index of the user list can be used for each.
  const { rows } = await db.execute<{ total: number }>(sql`
    select week.* from ${forEach(mondays)}, lateral (
      select count(*)::int as total from ${users}
      where ${inArray(users.standing, ['active', 'blocked', 'deleted'])}
        and ${users.createdAt} >= ${midnight(first)} and ${users.createdAt} < ${midnight(sql`${first} + 7`)}
    ) week order by each.position`);
  return rows.map(({ total }) => total);
}

/** Active accounts of each side, by its groups, from the tallies. */
export async function countActive<Side extends string>(
  db: Queryable,
  sides: Record<Side, readonly PolicyGroup[]>,
): Promise<Record<Side, number>> {
  const groups = Object.entries<readonly PolicyGroup[]>(sides);
  const figures = groups.map(([side, wanted]) => {
    const ofSide = arrayOverlaps(userTallies.policyGroups, [...wanted]);
    const people = sql`coalesce(sum(${userTallies.people}) filter (where ${ofSide}), 0)`.mapWith(Number);
    return [side, people] as const;
  });
  const [row] = await db
    .select(Object.fromEntries(figures))
    .from(userTallies)
    .where(eq(userTallies.standing, 'active'));
  return row as Record<Side, number>;
}

export type TimesRow = { cases: number; median: number | null; p90: number | null };

/** Days since 1970. */
const dayOf = (day: PgColumn) => sql`(${day} - date '1970-01-01')`;

/**
 * The same for an instant, in Spain's winter time: converting the zone of thousands of rows would cost more than the
 * rest.
 */
const dayAt = (moment: PgColumn) => sql`floor((date_part('epoch', ${moment}) + 3600) / 86400)`;

/** From sending to registry, by the month of the registry. */
export const listOwnTimes = (db: Queryable, months: readonly string[]): Promise<TimesRow[]> =>
  listTimes(db, months, {
    days: sql`${dayOf(petitions.registeredOn)} - ${dayAt(petitions.sentAt)}`,
    where: sql`${inArray(petitions.status, ['Sended', 'Aproved', 'Refused'])} and ${registeredInMonth(sql`each.value`)}`,
  });

/** From registry to resolution, by the month of the resolution. */
export const listMinistryTimes = (db: Queryable, months: readonly string[]): Promise<TimesRow[]> =>
  listTimes(db, months, {
    days: sql`${dayAt(petitions.resolvedAt)} - ${dayOf(petitions.registeredOn)}`,
    where: resolvedInMonth(sql`each.value`),
  });

async function listTimes(
  db: Queryable,
  months: readonly string[],
  { days, where }: { days: SQL; where: SQL },
): Promise<TimesRow[]> {
  const { rows } = await db.execute<TimesRow>(sql`
    select times.* from ${forEach(months)}, lateral (
      select cases, round(shares[1])::int as median, round(shares[2])::int as p90
      from (
        select count(*)::int as cases, percentile_cont(array[0.5, 0.9]) within group (order by ${days}) as shares
        from ${petitions} where ${where}
      ) found
    ) times order by each.position`);
  return rows;
}
