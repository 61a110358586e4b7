import type { AskAgain, HospitalRequests, JudgedFile } from '@fonendo/contract/document-requests.schema';
import { decideDocumentRequest } from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { documentRequestNotices } from './document-requests.notices.ts';
import { changeRequest } from './document-requests.repository.ts';
import { listForHospital } from './list-requests.ts';
import { lockAsHospital } from './lock-request.ts';

export async function acceptDocument(
  context: DocumentRequestsContext,
  actor: Actor,
  id: string,
  judged: JudgedFile,
): Promise<HospitalRequests> {
  return context.db.transaction(async (tx) => {
    const { row, request, verdict } = await judge(context, tx, actor, id, 'accept', judged);
    await changeRequest(tx, id, { ...verdict, returnReason: null });
    const change = { before: { status: request.status }, after: { status: verdict.status, sha256: request.sha256 } };
    const subject = { type: 'documentRequest', id } as const;
    await recordAudit(tx, verdict.reviewedAt, actor, 'documentRequest.accepted', subject, change);
    await notify(context, tx, documentRequestNotices.requestedDocumentAccepted(row, request));
    return listForHospital(context, tx, row.candidacy);
  });
}

/** The file is not what was requested: the candidate gets the reason and a new due date. */
export async function askAgain(
  context: DocumentRequestsContext,
  actor: Actor,
  id: string,
  { reason, dueOn, ...judged }: AskAgain,
): Promise<HospitalRequests> {
  return context.db.transaction(async (tx) => {
    const { row, request, verdict } = await judge(context, tx, actor, id, 'askAgain', judged);
    await changeRequest(tx, id, { ...verdict, returnReason: reason, dueOn });
    const change = { before: { status: request.status }, after: { status: verdict.status, dueOn } };
    const subject = { type: 'documentRequest', id } as const;
    await recordAudit(tx, verdict.reviewedAt, actor, 'documentRequest.askedAgain', subject, change);
    await notify(context, tx, documentRequestNotices.requestedDocumentAskedAgain(row, { ...request, dueOn }, reason));
    return listForHospital(context, tx, row.candidacy);
  });
}

async function judge(
  { now }: DocumentRequestsContext,
  tx: Transaction,
  actor: Actor,
  id: string,
  event: 'accept' | 'askAgain',
  { uploadedAt }: JudgedFile,
) {
  const { row, request } = await lockAsHospital(tx, actor, id);
  const decision = decideDocumentRequest({ ...request, candidacy: row.candidacy.status }, event, 'hospital');
  if ('refused' in decision) throw new ApiError(decision.refused);
  // The candidate replaced the file meanwhile: a verdict must be about the file that was read.
  if (request.uploadedAt?.toISOString() !== uploadedAt) throw new ApiError('Conflict');
  return { row, request, verdict: { status: decision.to, reviewedBy: actor.userId, reviewedAt: now() } };
}
