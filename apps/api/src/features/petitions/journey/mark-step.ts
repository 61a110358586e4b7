import type { Journey, JourneyMark } from '@fonendo/contract/petitions/journey.schema';
import { canMark, findMarkError, markedDates } from '@fonendo/domain/petitions/journey/marks';
import { type JourneyStep, stepsOf } from '@fonendo/domain/petitions/journey/steps';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { lockOwnData } from '../../doctors/doctors.public.ts';
import { deleteMark, type MarkRow, saveMark } from './journey.repository.ts';
import { type JourneyContext, readJourneyFacts } from './known-steps.ts';
import { readJourney } from './read-journey.ts';

/** The doctor says since when a step is under way, or when it was done; said again, it is corrected or taken back. */
export const markStep = (context: JourneyContext, actor: Actor, { step, state, on }: JourneyMark): Promise<Journey> =>
  context.db.transaction(async (tx) => {
    const { before, known } = await lockStep(context, tx, actor, step);
    if (state === 'waiting' || !on) {
      await unmark(context, tx, actor, before);
      return readJourney(context, tx, actor);
    }
    const error = findMarkError(step, on, { known, today: madridDate(context.now()) });
    if (error) throw new ApiError('ValidationFailed', { fields: { on: error } });
    const after = { step, ...markedDates(state, on, before) };
    if (before?.startedOn !== after.startedOn || before.doneOn !== after.doneOn) {
      await saveMark(tx, actor.userId, after);
      await record(context, tx, actor, 'journey.marked', { ...(before && { before }), after });
    }
    return readJourney(context, tx, actor);
  });

async function unmark(context: JourneyContext, tx: Transaction, actor: Actor, before: MarkRow | null): Promise<void> {
  if (!before) return;
  await deleteMark(tx, actor.userId, before.step);
  await record(context, tx, actor, 'journey.unmarked', { before });
}

/** Two changes at once come one after the other. A step that is not this person's is as if there were none. */
async function lockStep(context: JourneyContext, tx: Transaction, actor: Actor, step: JourneyStep) {
  if (!(await lockOwnData(tx, actor.userId))) throw new ApiError('NotFound');
  const { person, known, marks } = await readJourneyFacts(context, tx, actor);
  if (!stepsOf(person).some((one) => one.step === step)) throw new ApiError('NotFound');
  if (!canMark(step, known)) throw new ApiError('InvalidStatusChange');
  return { known, before: marks.find((mark) => mark.step === step) ?? null };
}

/** Which steps somebody takes tells where they come from: all of it is personal. */
const record = (
  { now }: JourneyContext,
  tx: Transaction,
  actor: Actor,
  action: 'journey.marked' | 'journey.unmarked',
  change: { before?: MarkRow; after?: MarkRow },
) =>
  recordAudit(
    tx,
    now(),
    actor,
    action,
    { type: 'user', id: actor.userId },
    { personal: { of: actor.userId, ...change } },
  );
