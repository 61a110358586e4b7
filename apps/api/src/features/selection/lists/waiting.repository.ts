import { type SQL, sql } from 'drizzle-orm';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { messages } from '../../../db/schema/conversations.ts';
import { offers } from '../../../db/schema/offers.ts';
import { candidacySteps, interviews } from '../../../db/schema/selection.ts';

/* Conditions on a candidacy that both the list and the dashboard's figures ask for, so that they never differ. */

const stepIn = (what: 'name' | 'type'): SQL =>
  sql`(select ${offers.steps} -> ${candidacies.step}::int ->> ${sql.raw(`'${what}'`)} from ${offers}
    where ${offers.id} = ${candidacies.offerId})`;

/** The name of the step where it stands, as the hospital called it. */
export const stepName = stepIn('name');

/** At a step that is an interview, which is not done, and for which no date is proposed or agreed. */
export const awaitsDate = sql`(${candidacies.status} = 'inProcess' and ${stepIn('type')} = 'interview'
  and not exists (select from ${candidacySteps} where ${candidacySteps.candidacyId} = ${candidacies.id}
    and ${candidacySteps.position} = ${candidacies.step} and ${candidacySteps.completedAt} is not null)
  and not exists (select from ${interviews} where ${interviews.candidacyId} = ${candidacies.id}
    and ${interviews.position} = ${candidacies.step}
    and ${interviews.status} in ('pendingConfirmation', 'confirmed', 'held')))`;

/** With an agreed interview that is over, and of which nobody said whether it took place. */
export const awaitsResult = (now: SQL): SQL => sql`(not ${candidacies.ended} and exists (
  select from ${interviews} where ${interviews.candidacyId} = ${candidacies.id}
    and ${interviews.status} = 'confirmed' and ${interviews.endsAt} < ${now}))`;

/** Wrote something that nobody answered. */
export const awaitsAnswer = sql`(not ${candidacies.ended} and exists (
  select from ${messages} where ${messages.candidacyId} = ${candidacies.id}
    and ${messages.side} = 'doctor' and ${messages.answeredAt} is null))`;
