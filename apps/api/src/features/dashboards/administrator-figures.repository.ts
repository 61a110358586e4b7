import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { PaymentStatus } from '@fonendo/domain/payments/payment.lifecycle';
import type { LastDaysPast } from '@fonendo/domain/petitions/legal-term';
import type { Community } from '@fonendo/domain/reference/communities';
import { arrayOverlaps, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { messages, reportedConversations } from '../../db/schema/conversations.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers, offerTallies } from '../../db/schema/offers.ts';
import { invoices, payments } from '../../db/schema/payments.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { users, userTallies } from '../../db/schema/users.ts';
import { askAtOnce, jsonRow, jsonRows } from '../../db/statements/figures.ts';
import {
  cvToReview,
  homeOf,
  inTermMonth,
  lastDayPastOf,
  registeredInMonth,
  resolvedInMonth,
  type TermFilter,
  termEnd,
  unansweredMessages,
} from '../petitions/petitions.public.ts';

export type InHandRow = {
  status: 'Pending' | 'Review';
  young: number;
  late: number;
  total: number;
  oldest: string | null;
};
type Waiting = { total: number; oldest: string | null };
export type MoneyRow = {
  paid: number;
  paidCents: number;
  netCents: number;
  refunded: number;
  refundedCents: number;
  /** What rectifying invoices gave back of the base of these payments. */
  rectifiedCents: number;
  /** The part of access to offers in the base, without what was given back of it; the rest is for recognition. */
  accessCents: number;
};
export type TimesRow = { cases: number; median: number | null; p90: number | null };

export type AdministratorFigures = {
  /** Petitions that wait for the team, by status and age. */
  inHand: InHandRow[];
  /** Petitions at the ministry by the first five months since their registry, the youngest first, and all of them. */
  sent: { months: number[]; total: number };
  /** Petitions past the legal deadline, and the earliest missed end with the postal codes of those who have it. */
  overdue: { total: number; firstEnd: string | null; postalCodes: (string | null)[] };
  cvs: Waiting;
  /** Petitions with messages that nobody answered. */
  messages: Waiting;
  /** Conversations that somebody reported to the team. */
  reports: Waiting;
  hospitals: Waiting;
  /** The first ones, the longest wait first, each with the total. */
  offersToApprove: {
    total: number;
    id: string;
    name: string | null;
    hospital: string;
    submittedAt: string | null;
    revisionStatus: string | null;
  }[];
  /** By community, the most first. */
  openOffers: { community: Community; count: number }[];
  /** By the month in which a payment began, like the filter of the list of payments. */
  money: MoneyRow[];
  /** The month before, up to the day of the month that it is now. */
  moneyBefore: Pick<MoneyRow, 'netCents' | 'rectifiedCents'>;
  /** Active accounts of each side, by its groups, from the tallies. */
  active: { doctors: number; hospitals: number };
  /** Those of them who registered in the last month. */
  joined: { doctors: number; hospitals: number };
  /** Registrations in the weeks that begin on these Mondays. */
  weeks: { total: number }[];
  /** From sending to registry, by the month of the registry. */
  ours: TimesRow[];
  /** From registry to resolution, by the month of the resolution. */
  ministry: TimesRow[];
};

type Wanted = {
  /** These change with the day. */
  day: {
    today: string;
    past: LastDaysPast;
    lastRegistry: string;
    termMonths: readonly TermFilter[];
    months: readonly string[];
    /** From the first day to before the last. */
    before: { from: string; until: string };
    recentMonths: readonly string[];
    mondays: readonly string[];
    /** The same day of the month before. */
    since: string;
  };
  /** Who waits since before these is no longer young, or late. */
  middle: Date;
  late: Date;
  sides: Record<'doctors' | 'hospitals', readonly PolicyGroup[]>;
  offersShown: number;
};

/** The statement of a day is built once; what changes with every request is left open in it. */
export const readAdministratorFigures = (
  db: Queryable,
  { day, middle, late, sides, offersShown }: Wanted,
): Promise<AdministratorFigures> =>
  askAtOnce<AdministratorFigures>(
    db,
    `administrators' dashboard ${day.today} ${JSON.stringify(day.past)}`,
    () => ({
      inHand: inHandRows,
      sent: sentRow(day.termMonths),
      overdue: overdueRow(day),
      cvs: jsonRow(
        sql`select count(*)::int as total, min(${petitions.statusSince}) as oldest from ${petitions} where ${cvToReview}`,
      ),
      messages:
        jsonRow(sql`select count(distinct ${messages.petitionId})::int as total, min(${messages.sentAt}) as oldest
        ${unansweredMessages}`),
      reports: jsonRow(sql`select count(*)::int as total, min(${reportedConversations.since}) as oldest
        from ${reportedConversations} where ${reportedConversations.standing} = 'reported'`),
      hospitals: jsonRow(sql`select count(*)::int as total, min(${hospitals.approvalSince}) as oldest
        from ${hospitals} where ${hospitals.approvalStatus} = 'pending'`),
      offersToApprove: offersToApproveRows(offersShown),
      openOffers: openOffersRows,
      money: moneyRows(day.months),
      moneyBefore: moneyBeforeRow(day.before),
      active: activeRow(sides),
      joined: joinedRow(sides, day.since),
      weeks: weekRows(day.mondays),
      ours: timesRows(day.recentMonths, {
        days: sql`${dayOf(petitions.registeredOn)} - ${dayAt(petitions.sentAt)}`,
        where: sql`${petitions.status} in ('Sended', 'Aproved', 'Refused') and ${registeredInMonth(sql`each.value`)}`,
      }),
      ministry: timesRows(day.recentMonths, {
        days: sql`${dayAt(petitions.resolvedAt)} - ${dayOf(petitions.registeredOn)}`,
        where: resolvedInMonth(sql`each.value`),
      }),
    }),
    { middle: middle.toISOString(), late: late.toISOString() },
  );

const instant = (name: 'middle' | 'late') => sql`${sql.placeholder(name)}::timestamptz`;

const inHandRows = jsonRows(sql`
  select ${petitions.status}, count(*) filter (where ${petitions.statusSince} > ${instant('middle')})::int as young,
    count(*) filter (where ${petitions.statusSince} <= ${instant('late')})::int as late,
    count(*)::int as total, min(${petitions.statusSince}) as oldest
  from ${petitions} where ${petitions.status} in ('Pending', 'Review') group by ${petitions.status}`);

function sentRow(months: readonly TermFilter[]): SQL {
  const within = months.map((month) => sql`count(*) filter (where ${inTermMonth(month)})::int`);
  return jsonRow(sql`
    select array[${sql.join(within, sql`, `)}] as months, count(*)::int as total
    from ${petitions} where ${petitions.status} = 'Sended' and ${petitions.registeredOn} is not null`);
}

/** Materialized, which keeps the database from computing each end twice. */
const overdueRow = ({ today, past, lastRegistry }: Wanted['day']): SQL =>
  jsonRow(sql`
    with ends as materialized (
      select ${termEnd(today)} as ended, ${petitions.doctorId} as doctor from ${petitions}
      where ${petitions.status} = 'Sended' and ${petitions.registeredOn} <= ${lastRegistry}
    ), terms as materialized (
      select * from ends where ended <= ${lastDayPastOf(sql`ends.doctor`, past)}
    )
    select count(*)::int as total, min(ended)::text as "firstEnd", array(
      select distinct (select home.postal_code ${homeOf(sql`terms.doctor`)}) from terms
      where ended = (select min(ended) from terms)
    ) as "postalCodes" from terms`);

const toApprove = sql`(${offers.status} = 'pending' or ${offers.revisionStatus} = 'pending')`;

const offersToApproveRows = (limit: number): SQL =>
  jsonRows(sql`
    select count(*) over ()::int as total, ${offers.id}, ${offers.name}, ${hospitals.name} as hospital,
      ${offers.submittedAt} as "submittedAt", ${offers.revisionStatus} as "revisionStatus"
    from ${offers} join ${hospitals} on ${hospitals.id} = ${offers.hospitalId}
    where ${toApprove} order by ${offers.submittedAt}, ${offers.id} limit ${limit}`);

const openOffersRows = jsonRows(sql`
  select ${offerTallies.community}, sum(${offerTallies.open})::int as count from ${offerTallies}
  group by ${offerTallies.community} having sum(${offerTallies.open}) <> 0
  order by sum(${offerTallies.open}) desc, ${offerTallies.community}`);

/** A row for each of the given values with its result, so that each reads its own range of an index. */
const forEach = (values: readonly string[]): SQL =>
  sql`unnest(${sql.param([...values])}::text[]) with ordinality as each(value, position)`;

const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Madrid')`;

const cents = (column: PgColumn) => sql`coalesce(sum(${column}), 0)::float8`;

/** Payments that began on one of these days. */
const begun = (status: PaymentStatus, first: SQL, until: SQL) => sql`from ${payments}
  where ${eq(payments.status, status)} and ${payments.createdAt} >= ${midnight(first)} and ${payments.createdAt} < ${midnight(until)}`;

/** Invoices that gave something back. Those by substitution (R4) repeat the amounts: only what is negative counts. */
const givenBack = (paid: SQL) => sql`from ${invoices} where ${invoices.rectifiesId} is not null
  and ${invoices.baseCents} < 0 and ${invoices.paymentId} in (select ${payments.id} ${paid})`;

const rectifiedCents = (paid: SQL) => sql`(select coalesce(-sum(${invoices.baseCents}), 0)::float8 ${givenBack(paid)})`;

const accessGivenBack = sql`coalesce(sum((
  select sum((line->>'baseCents')::int) from jsonb_array_elements(${invoices.lines}) line
  where line->>'product' = 'offersAccess' and (line->>'baseCents')::int < 0)), 0)::float8`;

function moneyRows(months: readonly string[]): SQL {
  const first = sql`(each.value || '-01')::date`;
  const within = (status: PaymentStatus) => begun(status, first, sql`${first} + interval '1 month'`);
  return jsonRows(sql`
    select paid.paid, paid."paidCents", paid."netCents", refunded.*, ${rectifiedCents(within('paid'))} as "rectifiedCents",
      paid.access + (select ${accessGivenBack} ${givenBack(within('paid'))}) as "accessCents" from ${forEach(months)},
      lateral (select count(*)::int as paid, ${cents(payments.totalCents)} as "paidCents",
        ${cents(payments.baseCents)} as "netCents", ${cents(payments.accessCents)} as access ${within('paid')}) paid,
      lateral (select count(*)::int as refunded, ${cents(payments.totalCents)} as "refundedCents"
        ${within('refunded')}) refunded
    order by each.position`);
}

function moneyBeforeRow({ from, until }: Wanted['day']['before']): SQL {
  const paid = begun('paid', sql`${from}::date`, sql`${until}::date`);
  return jsonRow(
    sql`select ${cents(payments.baseCents)} as "netCents", ${rectifiedCents(paid)} as "rectifiedCents" ${paid}`,
  );
}

function weekRows(mondays: readonly string[]): SQL {
  const first = sql`each.value::date`;
  // Lists all standings explicitly, so that the index of the user list can be used for each.
  return jsonRows(sql`
    select week.* from ${forEach(mondays)}, lateral (
      select count(*)::int as total from ${users}
      where ${users.standing} in ('active', 'blocked', 'deleted')
        and ${users.createdAt} >= ${midnight(first)} and ${users.createdAt} < ${midnight(sql`${first} + 7`)}
    ) week order by each.position`);
}

function activeRow({ doctors, hospitals: staff }: Wanted['sides']): SQL {
  const people = (groups: readonly PolicyGroup[]) =>
    sql`coalesce(sum(${userTallies.people}) filter (where ${arrayOverlaps(userTallies.policyGroups, [...groups])}), 0)::int`;
  return jsonRow(sql`select ${people(doctors)} as doctors, ${people(staff)} as hospitals
    from ${userTallies} where ${userTallies.standing} = 'active'`);
}

function joinedRow({ doctors, hospitals: staff }: Wanted['sides'], since: string): SQL {
  const people = (groups: readonly PolicyGroup[]) =>
    sql`count(*) filter (where ${arrayOverlaps(users.policyGroups, [...groups])})::int`;
  return jsonRow(sql`select ${people(doctors)} as doctors, ${people(staff)} as hospitals from ${users}
    where ${users.standing} = 'active' and ${users.createdAt} >= ${midnight(sql`${since}::date`)}`);
}

/** Days since 1970. */
const dayOf = (day: PgColumn) => sql`(${day} - date '1970-01-01')`;

/**
 * The same for an instant, in Spain's winter time: converting the zone of thousands of rows would cost more than the
 * rest.
 */
const dayAt = (moment: PgColumn) => sql`floor((date_part('epoch', ${moment}) + 3600) / 86400)`;

const timesRows = (months: readonly string[], { days, where }: { days: SQL; where: SQL }): SQL =>
  jsonRows(sql`
    select times.* from ${forEach(months)}, lateral (
      select cases, round(shares[1])::int as median, round(shares[2])::int as p90
      from (
        select count(*)::int as cases, percentile_cont(array[0.5, 0.9]) within group (order by ${days}) as shares
        from ${petitions} where ${where}
      ) found
    ) times order by each.position`);
