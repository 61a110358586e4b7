import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { askForStepDocuments } from '../../document-requests/document-requests.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import type { LockedCandidacy } from '../change-candidacy.ts';
import type { SelectionContext } from '../selection.context.ts';
import { selectionNotices } from '../selection.notices.ts';

/** Notifies the candidate of a new step. If it requests documents, that request is the notification. */
export async function startStep(
  context: SelectionContext,
  tx: Transaction,
  actor: Actor,
  locked: LockedCandidacy,
  position: number,
): Promise<void> {
  const step = locked.offer.steps?.[position];
  if (!step) throw new Error(`offer ${locked.offer.id} has no step ${position}`);
  if (step.type === 'documentRequest' && step.documents.length > 0) {
    const { candidacy, offer, hospital } = locked;
    const row = { candidacy: { ...candidacy, status: 'inProcess' as const, step: position }, offer, hospital };
    await askForStepDocuments(context, tx, actor, { row, step, position });
  } else {
    await notify(context, tx, selectionNotices.stepStarted(locked, { step, position }));
  }
}
