import { resolutionMonths, type TermMonth } from '@fonendo/domain/petitions/legal-term';
import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { cvs } from '../../../db/schema/cvs.ts';
import { petitionSuspensions, petitions } from '../../../db/schema/petitions.ts';

/** A month of the legal term on one day; the bounds are those of `registeredIn`, the last day past is `lastDayPast`. */
export type TermFilter = {
  month: TermMonth;
  after: string | null;
  upTo: string | null;
  today: string;
  lastDayPast: string;
};

type FigureFilter = {
  term?: TermFilter | undefined;
  cv?: 'pending' | undefined;
  /** Months, `2026-03`. */
  registered?: string | undefined;
  resolved?: string | undefined;
};

/** What the dashboard's figures are narrowed by, here for the list they lead to. */
export const figureCondition = ({ term, cv, registered, resolved }: FigureFilter): SQL | undefined =>
  and(
    term && inTermMonth(term),
    cv && cvToReview,
    registered === undefined ? undefined : registeredInMonth(sql`${registered}`),
    resolved === undefined ? undefined : resolvedInMonth(sql`${resolved}`),
  );

/** Nothing is judged before it was sent, and nothing once it went to the ministry. */
export const cvToReview: SQL = sql`(${inArray(petitions.status, ['Pending', 'Review'])} and exists (
  select from ${cvs} where ${cvs.doctorId} = ${petitions.doctorId} and ${cvs.status} = 'pending'))`;

/** Only who has been there for five months can be past the term, so only theirs is looked at. */
export function inTermMonth({ month, after, upTo, ...day }: TermFilter): SQL | undefined {
  const over = month === 'over' ? pastTerm(day) : month === '6' ? sql`not (${pastTerm(day)})` : undefined;
  return and(
    eq(petitions.status, 'Sended'),
    after === null ? undefined : gt(petitions.registeredOn, after),
    upTo === null ? undefined : lte(petitions.registeredOn, upTo),
    over,
  );
}

type Day = Pick<TermFilter, 'today' | 'lastDayPast'>;

/** When the term ends before it is moved to a working day, as `legalTerm` of the domain counts it. */
export const termEnd = (today: string): SQL => sql`(${sixMonthsOn} + ${suspendedDays(today)})`;

/** The end of the term of who was asked for nothing. */
const sixMonthsOn = sql`(${petitions.registeredOn} + interval '${sql.raw(String(resolutionMonths))} months')::date`;

/** A suspension makes the term longer, never shorter: it is looked up only where the six months alone are over. */
const pastTerm = ({ today, lastDayPast }: Day): SQL =>
  sql`(case when ${sixMonthsOn} <= ${lastDayPast}::date then ${termEnd(today)} <= ${lastDayPast}::date else false end)`;

/** Two requests at once stop the clock once: ranges that overlap are one. Most have none, which is found out sooner. */
const suspendedDays = (today: string): SQL => sql`(case when exists (
    select from ${petitionSuspensions} where ${petitionSuspensions.petitionId} = ${petitions.id})
  then coalesce((
    select sum(upper(span) - lower(span))::int from unnest((
      select range_agg(daterange(${petitionSuspensions.from}, least(coalesce(${petitionSuspensions.until}, ${today}::date), ${today}::date)))
      from ${petitionSuspensions}
      where ${petitionSuspensions.petitionId} = ${petitions.id}
        and ${petitionSuspensions.from} < least(coalesce(${petitionSuspensions.until}, ${today}::date), ${today}::date)
    )) as span), 0)
  else 0 end)`;

/** `month` is a text like 2026-03. */
export const registeredInMonth = (month: SQL): SQL =>
  sql`(${petitions.registeredOn} >= ${firstOf(month)} and ${petitions.registeredOn} < ${nextAfter(month)})`;

export const resolvedInMonth = (month: SQL): SQL =>
  sql`(${petitions.resolvedAt} >= ${midnight(firstOf(month))} and ${petitions.resolvedAt} < ${midnight(nextAfter(month))})`;

const firstOf = (month: SQL) => sql`(${month} || '-01')::date`;
const nextAfter = (month: SQL) => sql`(${firstOf(month)} + interval '1 month')::date`;
const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Madrid')`;
