import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { PaymentStatus } from '@fonendo/domain/payments/payment.lifecycle';
import type { LastDaysPast } from '@fonendo/domain/petitions/legal-term';
import type { Community } from '@fonendo/domain/reference/communities';
import { and, arrayOverlaps, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { messages, reportedConversations } from '../../db/schema/conversations.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers, offerTallies } from '../../db/schema/offers.ts';
import { invoices, payments, paymentTallies } from '../../db/schema/payments.ts';
import { petitions, petitionTallies } from '../../db/schema/petitions.ts';
import { registrationTallies, userTallies } from '../../db/schema/users.ts';
import { askAtOnce, jsonRow, jsonRows } from '../../db/statements/figures.ts';
import {
  cvsToReview,
  homeOf,
  lastDayPastOf,
  sixMonthsAfter,
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

/** More CVs than this are not counted: nobody plans by their number, and counting them would read every petition in hand. */
export const cvsCounted = 200;

type Wanted = {
  /** These change with the day. */
  day: {
    today: string;
    past: LastDaysPast;
    lastRegistry: string;
    /** The same where a community's last working day was the earliest of all. */
    settledRegistry: string;
    termMonths: readonly Pick<TermFilter, 'after' | 'upTo'>[];
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
      cvs: cvsRow(cvsCounted),
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
      active: sidesRow(userTallies, sides),
      joined: sidesRow(registrationTallies, sides, gte(registrationTallies.day, day.since)),
      weeks: weekRows(day.mondays),
      ours: timesRows('registered', day.recentMonths),
      ministry: timesRows('resolved', day.recentMonths),
    }),
    { middle: middle.toISOString(), late: late.toISOString() },
  );

const instant = (name: 'middle' | 'late') => sql`${sql.placeholder(name)}::timestamptz`;

/** Tallies are changes to be summed. */
const sumOf = (column: PgColumn) => sql`sum(${column})`;
const orNone = (sum: SQL) => sql`coalesce(${sum}, 0)::int`;

const { day: tallyDay } = petitionTallies;

/** The start of an instant's day as the tallies have it, and that day. */
const utcDay = (moment: SQL) => sql`(${moment} at time zone 'UTC')::date`;
const startOf = (moment: SQL) => sql`(${utcDay(moment)}::timestamp at time zone 'UTC')`;

/** Whole days are counted already; of the day in which an age begins the petitions are read. */
const inHandRows = jsonRows(sql`
  select queue.status, whole.young + (select count(*)::int ${inQueue(sql`${petitions.statusSince} > ${instant('middle')}
      and ${petitions.statusSince} < ${startOf(instant('middle'))} + interval '1 day'`)}) as young,
    whole.late + (select count(*)::int ${inQueue(sql`${petitions.statusSince} <= ${instant('late')}
      and ${petitions.statusSince} >= ${startOf(instant('late'))}`)}) as late,
    whole.total, (select min(${petitions.statusSince}) ${inQueue()}) as oldest
  from (values ('Pending'::petition_status), ('Review')) as queue(status), lateral (
    select ${orNone(sql`${sumOf(petitionTallies.petitions)} filter (where ${tallyDay} > ${utcDay(instant('middle'))})`)} as young,
      ${orNone(sql`${sumOf(petitionTallies.petitions)} filter (where ${tallyDay} < ${utcDay(instant('late'))})`)} as late,
      ${orNone(sumOf(petitionTallies.petitions))} as total
    from ${petitionTallies} where ${petitionTallies.figure} = queue.status::text
  ) as whole where whole.total > 0`);

function inQueue(which?: SQL): SQL {
  return sql`from ${petitions} where ${petitions.status} = queue.status ${which && sql`and ${which}`}`;
}

const cvsRow = (most: number): SQL =>
  jsonRow(sql`select count(*)::int as total, min(since) as oldest from (${cvsToReview(most + 1)}) as waiting`);

function sentRow(months: readonly Pick<TermFilter, 'after' | 'upTo'>[]): SQL {
  const within = months.map(
    ({ after, upTo }) =>
      sql`${sumOf(petitionTallies.petitions)} filter (where ${and(after ? gt(tallyDay, after) : undefined, upTo ? lte(tallyDay, upTo) : undefined)})`,
  );
  return jsonRow(sql`
    select array[${sql.join(within.map(orNone), sql`, `)}] as months, ${orNone(sumOf(petitionTallies.petitions))} as total
    from ${petitionTallies} where ${petitionTallies.figure} in ('sent', 'suspended')`);
}

/**
 * A term that was never stopped is over six months after the registry, wherever the doctor lives if it was by `settled`:
 * those are counted already. The others are computed one by one, and materialized, which keeps the database from
 * computing each end twice.
 */
function overdueRow({ today, past, lastRegistry, settledRegistry }: Wanted['day']): SQL {
  const each = (which: SQL) => sql`select ${termEnd(today)} as ended, ${petitions.doctorId} as doctor from ${petitions}
    where ${petitions.status} = 'Sended' and ${petitions.registeredOn} <= ${lastRegistry} and ${which}`;
  const unsettled = sql`not ${petitions.suspended} and ${petitions.registeredOn} > ${settledRegistry}`;
  const settled = sql`${petitionTallies.figure} = 'sent' and ${tallyDay} <= ${settledRegistry}`;
  // Several days of registry may have the same end, as months differ in length.
  return jsonRow(sql`
    with ends as materialized (
      ${each(sql`${petitions.suspended}`)} ${settledRegistry === lastRegistry ? undefined : sql`union all ${each(unsettled)}`}
    ), terms as materialized (
      select * from ends where ended <= ${lastDayPastOf(sql`ends.doctor`, past)}
    ), first as materialized (
      select least((select min(ended) from terms), (
        select ${sixMonthsAfter(sql`${tallyDay}`)} from ${petitionTallies} where ${settled}
        group by ${tallyDay} having sum(${petitionTallies.petitions}) > 0 order by ${tallyDay} limit 1)) as ended
    )
    select (select count(*) from terms)::int + (
        select ${orNone(sumOf(petitionTallies.petitions))} from ${petitionTallies} where ${settled}) as total,
      first.ended::text as "firstEnd", array(
        select distinct (select home.postal_code ${homeOf(sql`missed.doctor`)}) from (
          select terms.doctor from terms where terms.ended = first.ended
          union all select ${petitions.doctorId} from ${petitions}
          where ${petitions.status} = 'Sended' and not ${petitions.suspended} and ${petitions.registeredOn} <= ${settledRegistry}
            and ${petitions.registeredOn} between first.ended - interval '6 months' - interval '3 days'
              and first.ended - interval '6 months' + interval '3 days'
            and ${sixMonthsAfter(sql`${petitions.registeredOn}`)} = first.ended
        ) as missed(doctor)
      ) as "postalCodes" from first`);
}

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

/** The same as they were counted. */
const talliedFrom = (status: PaymentStatus, first: SQL, until: SQL) => sql`from ${paymentTallies}
  where ${eq(paymentTallies.status, status)} and ${paymentTallies.day} >= ${first} and ${paymentTallies.day} < ${until}`;

/** Invoices that gave something back. Those by substitution (R4) repeat the amounts: only what is negative counts. */
const givenBack = (paid: SQL) => sql`from ${invoices} where ${invoices.rectifiesId} is not null
  and ${invoices.baseCents} < 0 and ${invoices.paymentId} in (select ${payments.id} ${paid})`;

const rectifiedCents = (paid: SQL) => sql`(select coalesce(-sum(${invoices.baseCents}), 0)::float8 ${givenBack(paid)})`;

const accessGivenBack = sql`coalesce(sum((
  select sum((line->>'baseCents')::int) from jsonb_array_elements(${invoices.lines}) line
  where line->>'product' = 'offersAccess' and (line->>'baseCents')::int < 0)), 0)::float8`;

function moneyRows(months: readonly string[]): SQL {
  const first = sql`(each.value || '-01')::date`;
  const until = sql`(${first} + interval '1 month')::date`;
  const paid = begun('paid', first, until);
  return jsonRows(sql`
    select paid.paid, paid."paidCents", paid."netCents", refunded.*, ${rectifiedCents(paid)} as "rectifiedCents",
      paid.access + (select ${accessGivenBack} ${givenBack(paid)}) as "accessCents" from ${forEach(months)},
      lateral (select ${orNone(sumOf(paymentTallies.payments))} as paid, ${cents(paymentTallies.totalCents)} as "paidCents",
        ${cents(paymentTallies.baseCents)} as "netCents", ${cents(paymentTallies.accessCents)} as access
        ${talliedFrom('paid', first, until)}) paid,
      lateral (select ${orNone(sumOf(paymentTallies.payments))} as refunded, ${cents(paymentTallies.totalCents)} as "refundedCents"
        ${talliedFrom('refunded', first, until)}) refunded
    order by each.position`);
}

function moneyBeforeRow({ from, until }: Wanted['day']['before']): SQL {
  const days = [sql`${from}::date`, sql`${until}::date`] as const;
  return jsonRow(sql`select ${cents(paymentTallies.baseCents)} as "netCents",
    ${rectifiedCents(begun('paid', ...days))} as "rectifiedCents" ${talliedFrom('paid', ...days)}`);
}

function weekRows(mondays: readonly string[]): SQL {
  const first = sql`each.value::date`;
  return jsonRows(sql`
    select week.* from ${forEach(mondays)}, lateral (
      select ${orNone(sumOf(registrationTallies.people))} as total from ${registrationTallies}
      where ${registrationTallies.day} >= ${first} and ${registrationTallies.day} < ${first} + 7
    ) week order by each.position`);
}

/** The people of each side in a table that counts them. */
function sidesRow(table: typeof userTallies | typeof registrationTallies, sides: Wanted['sides'], which?: SQL): SQL {
  const people = (groups: readonly PolicyGroup[]) =>
    orNone(sql`${sumOf(table.people)} filter (where ${arrayOverlaps(table.policyGroups, [...groups])})`);
  return jsonRow(sql`select ${people(sides.doctors)} as doctors, ${people(sides.hospitals)} as hospitals
    from ${table} where ${and(eq(table.standing, sql.raw("'active'")), which)}`);
}

/**
 * The shares of what lasted so many days are those of `percentile_cont`: between two cases they lie in proportion. Days
 * that are not known have a case and no share. The rows come in the order of their days, with how many cases last up to
 * so many: where a case is among them is looked up in that. As float: sums of sums would be numeric, which costs more.
 */
function timesRows(figure: 'registered' | 'resolved', months: readonly string[]): SQL {
  const share = (part: number) => {
    const at = sql`(${sql.raw(String(part))}::float8 * (upto[cardinality(upto)] - 1))`;
    const days = (rank: SQL) => sql`days[1 + width_bucket(${rank}, upto)]`;
    const [low, high] = [days(sql`floor(${at})`), days(sql`ceil(${at})`)];
    return sql`round(${low} + (${high} - ${low}) * (${at} - floor(${at})))::int`;
  };
  return jsonRows(sql`
    select times.* from ${forEach(months)}, lateral (
      select cases, ${share(0.5)} as median, ${share(0.9)} as p90 from (
        select coalesce(sum(cases), 0)::int as cases, array_agg(days) filter (where days is not null) as days,
          array_agg(upto) filter (where days is not null) as upto
        from (
          select ${petitionTallies.days} as days, sum(${petitionTallies.petitions})::float8 as cases,
            sum(sum(${petitionTallies.petitions})::float8) over (order by ${petitionTallies.days}) as upto
          from ${petitionTallies}
          where ${petitionTallies.figure} = ${sql.raw(`'${figure}'`)} and ${tallyDay} = (each.value || '-01')::date
          group by ${petitionTallies.days} having sum(${petitionTallies.petitions}) <> 0
        ) as lasted
      ) as found
    ) times order by each.position`);
}
