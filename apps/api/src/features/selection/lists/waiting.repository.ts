import { type SQL, sql } from 'drizzle-orm';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { messages } from '../../../db/schema/conversations.ts';
import { offers } from '../../../db/schema/offers.ts';
import { candidacySteps, interviewSlots, interviews } from '../../../db/schema/selection.ts';

/* Conditions on a candidacy that both the list and the dashboard's figures ask for, so that they never differ. */

const stepIn = (what: 'name' | 'type'): SQL =>
  sql`(select ${offers.steps} -> ${candidacies.step}::int ->> ${sql.raw(`'${what}'`)} from ${offers}
    where ${offers.id} = ${candidacies.offerId})`;

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

const withoutDate = (now: SQL): SQL => sql`not exists (
  select from ${interviews} where ${interviews.candidacyId} = ${candidacies.id}
    and ${interviews.position} = ${candidacies.step}
    and (${interviews.status} in ('confirmed', 'held') or ${interviews.status} in ('pendingConfirmation', 'declined')
      and exists (select from ${datesToPick(now)})))`;
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
 * Those of one hospital, with when the wait began. The kind of a step is read once for all who stand at it, who are
 * gathered meanwhile: another look for them, step by step, would read all that are open each time. Materialized, which
 * keeps the order: almost everybody has a date, and few steps are left to look at.
 */
export const awaitingDateIn = (hospital: SQL, now: SQL): SQL => sql`
  with at_interviews as materialized (
    select ${candidacies.step}, array_agg(${candidacies.id}) as ids, array_agg(${candidacies.stepSince}) as since
    from ${candidacies} where ${candidacies.hospitalId} = ${hospital} and ${inProcess}
    group by ${candidacies.offerId}, ${candidacies.step} having ${atAnInterview}
  ), undated as materialized (
    select ${candidacies}.* from at_interviews,
      lateral (select at_interviews.step, each.* from unnest(at_interviews.ids, at_interviews.since) as each(id, step_since)) as ${candidacies}
    where ${withoutDate(now)}
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
