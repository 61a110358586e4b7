import type { HospitalCandidacy, StepCompletion } from '@fonendo/contract/selection/selection.schema';
import { decideComplete } from '@fonendo/domain/candidacies/steps';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { lockForChange, placeOf, requireSeen, standingAfter } from '../change-candidacy.ts';
import { readCandidacy } from '../read-candidacy.ts';
import type { SelectionContext } from '../selection.context.ts';
import { writeStanding } from './moves.repository.ts';
import { startStep } from './start-step.ts';

/** Completes the current step with its result, and starts the next one if requested. */
export async function completeStep(
  context: SelectionContext,
  actor: Actor,
  id: string,
  { from, result, startNext }: StepCompletion,
): Promise<HospitalCandidacy> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForChange(tx, actor, id);
    requireSeen(locked, from);
    const { facts } = locked;
    const after = standingAfter(decideComplete(facts, { startNext }));
    const now = context.now();
    await writeStanding(tx, id, facts, after, { now, by: actor.userId, result: result || null });
    // Without the result: the audit would keep it longer than the hospital's own record.
    const change = { before: placeOf(facts), after: placeOf(after) };
    await recordAudit(tx, now, actor, 'candidacy.stepCompleted', { type: 'candidacy', id }, change);
    if (startNext && after.step !== null) await startStep(context, tx, actor, locked, after.step);
    return readCandidacy(context, tx, actor, id);
  });
}
