import { decideDocumentRequest } from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AuditedBy, recordAudit } from '../audit/audit.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { documentRequestNotices } from './document-requests.notices.ts';
import { cancelOpenRequests, changeRequest } from './document-requests.repository.ts';
import { listForHospital } from './list-requests.ts';
import { lockAsHospital } from './lock-request.ts';

/** The hospital no longer needs a document, and the candidate is notified. */
export async function cancelRequest(context: DocumentRequestsContext, actor: Actor, id: string) {
  return context.db.transaction(async (tx) => {
    const { row, request } = await lockAsHospital(tx, actor, id);
    const decision = decideDocumentRequest({ ...request, candidacy: row.candidacy.status }, 'cancel', 'hospital');
    if ('refused' in decision) throw new ApiError(decision.refused);
    const now = context.now();
    await changeRequest(tx, id, { status: decision.to, reviewedBy: actor.userId, reviewedAt: now });
    const change = { before: { status: request.status }, after: { status: decision.to } };
    await recordAudit(tx, now, actor, 'documentRequest.cancelled', { type: 'documentRequest', id }, change);
    await notify(context, tx, documentRequestNotices.documentRequestCancelled(row, request));
    return listForHospital(context, tx, row.candidacy);
  });
}

/** For candidacies that end. The caller has locked them and notifies people of the end itself. */
export async function cancelRequestsOf(
  { now }: Pick<DocumentRequestsContext, 'now'>,
  tx: Transaction,
  by: AuditedBy,
  candidacyIds: readonly string[],
): Promise<void> {
  for (const id of await cancelOpenRequests(tx, candidacyIds)) {
    const change = { after: { status: 'cancelled' } };
    await recordAudit(tx, now(), by, 'documentRequest.cancelled', { type: 'documentRequest', id }, change);
  }
}
