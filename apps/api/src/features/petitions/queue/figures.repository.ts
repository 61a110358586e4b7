import { type LastDaysPast, resolutionMonths, type TermMonth } from '@fonendo/domain/petitions/legal-term';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { messages } from '../../../db/schema/conversations.ts';
import { cvs } from '../../../db/schema/cvs.ts';
import { doctorPrivateData, doctors } from '../../../db/schema/doctors.ts';
import { petitionSuspensions, petitions } from '../../../db/schema/petitions.ts';
import { cvAwaitsCorrection } from '../../cv/cv.public.ts';

/** A month of the legal term on a given day; the bounds come from `registeredIn`, the last days from `lastDaysPast`. */
export type TermFilter = {
  month: TermMonth;
  after: string | null;
  upTo: string | null;
  today: string;
  past: LastDaysPast;
};

type FigureFilter = {
  term?: TermFilter | undefined;
  cv?: 'pending' | undefined;
  messages?: 'unanswered' | undefined;
  /** Months as `2026-03`. */
  registered?: string | undefined;
  resolved?: string | undefined;
};

/** The conditions of the dashboard's figures, for the list they link to. */
export const figureCondition = ({ term, cv, messages: waiting, registered, resolved }: FigureFilter): SQL | undefined =>
  and(
    term && inTermMonth(term),
    cv && cvToReview,
    waiting && sql`${petitions.id} in (select ${messages.petitionId} ${unansweredMessages})`,
    registered === undefined ? undefined : registeredInMonth(sql`${registered}`),
    resolved === undefined ? undefined : resolvedInMonth(sql`${resolved}`),
  );

/**
 * A CV is reviewed after the petition was sent and before it goes to the ministry. The statuses stand in the text: a plan
 * that is kept for all values would read every petition.
 */
const cvToReview: SQL = sql`(${petitions.status} in ('Pending', 'Review') and exists (${waitingCv()}))`;

/** The same as rows, the longest wait first and at most so many, so that not more petitions than that are read. */
export const cvsToReview = (most: number): SQL => sql`select ${petitions.statusSince} as since
  from ${petitions}, lateral (${waitingCv()} limit 1) as cv
  where ${petitions.status} in ('Pending', 'Review') order by ${petitions.statusSince} limit ${sql.raw(String(most))}`;

function waitingCv(): SQL {
  return sql`select from ${cvs} where ${cvs.doctorId} = ${petitions.doctorId} and ${cvs.status} = 'pending'
    and not ${cvAwaitsCorrection}`;
}

/** What doctors wrote about their petitions and nobody of the team answered. */
export const unansweredMessages: SQL = sql`from ${messages} where ${messages.petitionId} is not null
  and ${messages.side} = 'doctor' and ${messages.answeredAt} is null`;

/** Only petitions registered at least five months ago can be past the deadline, so only those are checked. */
function inTermMonth({ month, after, upTo, ...day }: TermFilter): SQL | undefined {
  const over = month === 'over' ? pastTerm(day) : month === '6' ? sql`not (${pastTerm(day)})` : undefined;
  return and(
    eq(petitions.status, 'Sended'),
    after === null ? undefined : gt(petitions.registeredOn, after),
    upTo === null ? undefined : lte(petitions.registeredOn, upTo),
    over,
  );
}

type Day = Pick<TermFilter, 'today' | 'past'>;

/** The end of the term before it is moved to a working day, like `legalTerm` of the domain. */
export const termEnd = (today: string): SQL => sql`(${sixMonthsOn} + ${suspendedDays(today)})`;

/** The end of the term without suspensions. */
export const sixMonthsAfter = (registeredOn: SQL): SQL =>
  sql`(${registeredOn} + interval '${sql.raw(String(resolutionMonths))} months')::date`;
const sixMonthsOn = sixMonthsAfter(sql`${petitions.registeredOn}`);

/**
 * A suspension only extends the term, so it is read only if the six months are over. The seat's day is the latest of
 * all places.
 */
const pastTerm = ({ today, past }: Day): SQL =>
  sql`(case when ${sixMonthsOn} <= ${past.seat}::date then ${termEnd(today)} <= ${lastDayPastOf(sql`${petitions.doctorId}`, past)} else false end)`;

/** The last working day before today where the doctor lives; read only while a community's differs from the seat's. */
export function lastDayPastOf(doctorId: SQL, { seat, elsewhere }: LastDaysPast): SQL {
  if (elsewhere.length === 0) return sql`${seat}::date`;
  const days = elsewhere.map(
    ({ postalPrefixes, day }) =>
      sql`when left(home.postal_code, 2) = any(${sql.param([...postalPrefixes])}::text[]) then ${day}::date`,
  );
  return sql`coalesce((select case ${sql.join(days, sql` `)} end ${homeOf(doctorId)}), ${seat}::date)`;
}

/** A residence in Spain, as `residenceOf` of the domain reads it. */
export const homeOf = (doctorId: SQL): SQL => sql`from ${doctorPrivateData} home
  join ${doctors} resident on resident.user_id = home.user_id and resident.country_of_residence = 'ES'
  where home.user_id = ${doctorId} and home.postal_code ~ '^[0-9]{5}$'`;

/** Overlapping suspensions count once. Most petitions have none, which is checked first, and most others have one. */
const suspendedDays = (today: string): SQL => sql`(case when ${petitions.suspended} then coalesce((
    select case when count(*) = 1 then max(${suspendedUntil(today)} - ${petitionSuspensions.from}) else (
      select sum(upper(span) - lower(span))::int from unnest(
        range_agg(daterange(${petitionSuspensions.from}, ${suspendedUntil(today)}))) as span) end
    from ${petitionSuspensions}
    where ${petitionSuspensions.petitionId} = ${petitions.id}
      and ${petitionSuspensions.from} < ${suspendedUntil(today)}
  ), 0) else 0 end)`;

/** Until the answer, and at most until the end of the term granted (art. 14.2 RD 889/2022); nulls are left out. */
const suspendedUntil = (today: string): SQL =>
  sql`least(${petitionSuspensions.until}, ${petitionSuspensions.answerBy}, ${today}::date)`;

/** `month` is a text like 2026-03. */
const registeredInMonth = (month: SQL): SQL =>
  sql`(${petitions.registeredOn} >= ${firstOf(month)} and ${petitions.registeredOn} < ${nextAfter(month)})`;

const resolvedInMonth = (month: SQL): SQL =>
  sql`(${petitions.resolvedAt} >= ${midnight(firstOf(month))} and ${petitions.resolvedAt} < ${midnight(nextAfter(month))})`;

const firstOf = (month: SQL) => sql`(${month} || '-01')::date`;
const nextAfter = (month: SQL) => sql`(${firstOf(month)} + interval '1 month')::date`;
const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Madrid')`;
