import { type SQL, sql } from 'drizzle-orm';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { messages } from '../../../db/schema/conversations.ts';
import { offers } from '../../../db/schema/offers.ts';
import { candidacySteps, interviewSlots, interviews } from '../../../db/schema/selection.ts';

/* Conditions on a candidacy that both the list and the dashboard's figures ask for, so that they never differ. */

/** Of the step where it stands, from the steps of its offer. */
const ofStep = (what: 'name' | 'type'): SQL =>
  sql`${offers.steps} -> ${candidacies.step}::int ->> ${sql.raw(`'${what}'`)}`;
const stepIn = (what: 'name' | 'type'): SQL =>
  sql`(select ${ofStep(what)} from ${offers} where ${offers.id} = ${candidacies.offerId})`;

/** The name of the step where it stands, as the hospital called it. */
export const stepName = stepIn('name');

/** None of these has ended; saying so lets the database use the index of those that have not. */
const inProcess = sql`${candidacies.status} = 'inProcess' and not ${candidacies.ended}`;
const atAnInterview = sql`${stepIn('type')} = 'interview'`;

/** Proposed dates that can still be picked: the hospital's, or the candidate's after declining. */
export const datesToPick = (
  now: SQL,
): SQL => sql`${interviewSlots} where ${interviewSlots.interviewId} = ${interviews.id}
  and ${interviewSlots.withdrawnAt} is null and ${interviewSlots.startsAt} > ${now}
  and ${interviewSlots.proposedBy} = (case ${interviews.status} when 'declined' then 'doctor' else 'hospital' end)::slot_proposer`;

/** An interview for which a date is agreed, or dates are proposed that can still be picked. */
const hasDate = (now: SQL): SQL => sql`(${interviews.status} in ('confirmed', 'held')
  or ${interviews.status} in ('pendingConfirmation', 'declined') and exists (select from ${datesToPick(now)}))`;
const withoutDate = (now: SQL): SQL => sql`not exists (
  select from ${interviews} where ${interviews.candidacyId} = ${candidacies.id}
    and ${interviews.position} = ${candidacies.step} and ${hasDate(now)})`;
const stepNotDone = sql`not exists (
  select from ${candidacySteps} where ${candidacySteps.candidacyId} = ${candidacies.id}
    and ${candidacySteps.position} = ${candidacies.step} and ${candidacySteps.completedAt} is not null)`;

/** At a step that is an interview, which is not done, and for which no date is proposed or agreed. */
export const awaitsDate = (now: SQL): SQL =>
  sql`(${inProcess} and ${atAnInterview} and ${withoutDate(now)} and ${stepNotDone})`;

/** Declined, and proposed dates that the hospital has not answered. */
export const awaitsReply = (now: SQL): SQL => sql`(not ${candidacies.ended} and exists (
  select from ${interviews} where ${interviews.candidacyId} = ${candidacies.id}
    and ${interviews.status} = 'declined' and exists (select from ${datesToPick(now)})))`;

/**
 * Where the open candidacies of a hospital stand: how many at each step of an offer, how many of them for long, and who,
 * while in process. `itsOffers` are rows that stand for offers.
 */
export const openStepsOf = (hospital: SQL, itsOffers: SQL, lateBefore: SQL): SQL => sql`
  select ${candidacies}.*, ${ofStep('name')} as name, ${ofStep('type')} as type from (
    select ${candidacies.status}, ${candidacies.offerId}, ${candidacies.step}, count(*) as total,
      count(*) filter (where ${candidacies.stepSince} < ${lateBefore}) as late,
      array_agg(${candidacies.id}) filter (where ${candidacies.status} = 'inProcess') as ids,
      array_agg(${candidacies.stepSince}) filter (where ${candidacies.status} = 'inProcess') as since
    from ${candidacies} where ${candidacies.hospitalId} = ${hospital} and not ${candidacies.ended}
    group by ${candidacies.status}, ${candidacies.offerId}, ${candidacies.step}
  ) as ${candidacies} join ${itsOffers} on ${offers.id} = ${candidacies.offerId}`;

/**
 * Those of a hospital that await a date, with when the wait began, from its open steps. `not in` reads the hospital's
 * interviews once, where each candidacy would look for its own; and materialized, because almost everybody has a date and
 * few steps are left to look at.
 */
export const awaitingDateAt = (openSteps: SQL, hospital: SQL, now: SQL): SQL => sql`
  with undated as materialized (
    select ${candidacies}.* from ${openSteps} as open_steps, lateral (
      select open_steps.step, each.* from unnest(open_steps.ids, open_steps.since) as each(id, step_since)) as ${candidacies}
    where open_steps.status = 'inProcess' and open_steps.type = 'interview'
      and (${candidacies.id}, ${candidacies.step}) not in (
        select ${interviews.candidacyId}, ${interviews.position} from ${interviews}
        where ${interviews.hospitalId} = ${hospital} and ${hasDate(now)})
  )
  select ${candidacies.id} as id, ${candidacies.stepSince} as since from undated as ${candidacies} where ${stepNotDone}`;

/** With an agreed interview that is over, and of which nobody said whether it took place. */
export const awaitsResult = (now: SQL): SQL => sql`(not ${candidacies.ended} and exists (
  select from ${interviews} where ${interviews.candidacyId} = ${candidacies.id}
    and ${interviews.status} = 'confirmed' and ${interviews.endsAt} < ${now}))`;

/** Wrote something that nobody answered. */
export const awaitsAnswer = sql`(not ${candidacies.ended} and exists (
  select from ${messages} where ${messages.candidacyId} = ${candidacies.id}
    and ${messages.side} = 'doctor' and ${messages.answeredAt} is null))`;
