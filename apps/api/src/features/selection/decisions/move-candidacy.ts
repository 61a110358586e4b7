import type { CandidacyMove, HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { decideMove } from '@fonendo/domain/candidacies/steps';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { lockForChange, placeOf, requireSeen, standingAfter } from '../change-candidacy.ts';
import { readCandidacy } from '../read-candidacy.ts';
import type { SelectionContext } from '../selection.context.ts';
import { writeStanding } from './moves.repository.ts';
import { startStep } from './start-step.ts';

export async function moveCandidacy(
  context: SelectionContext,
  actor: Actor,
  id: string,
  move: CandidacyMove,
): Promise<HospitalCandidacy> {
  return context.db.transaction(async (tx) => {
    await moveWithin(context, tx, actor, id, move);
    return readCandidacy(context, tx, actor, id);
  });
}

/** Moves to another step, within the transaction of a single or bulk move. */
export async function moveWithin(
  context: SelectionContext,
  tx: Transaction,
  actor: Actor,
  id: string,
  { from, to: { step } }: CandidacyMove,
): Promise<void> {
  const locked = await lockForChange(tx, actor, id);
  requireSeen(locked, from);
  const { facts } = locked;
  const after = standingAfter(decideMove(facts, step));
  const now = context.now();
  await writeStanding(tx, id, facts, after, { now, by: actor.userId });
  const change = { before: placeOf(facts), after: placeOf(after) };
  await recordAudit(tx, now, actor, 'candidacy.moved', { type: 'candidacy', id }, change);
  // Moving back is a correction among colleagues: the candidate was notified when that step began.
  if (step > (facts.step ?? -1)) await startStep(context, tx, actor, locked, step);
}
