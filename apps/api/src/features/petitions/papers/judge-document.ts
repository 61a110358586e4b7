import type { DocumentFile } from '@fonendo/contract/documents.schema';
import type { Petition, Verdict } from '@fonendo/contract/petitions/petitions.schema';
import { canJudgeDocument } from '@fonendo/domain/petitions/petition.policy';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { lockOwnData } from '../../doctors/doctors.public.ts';
import { type DocumentRow, findDocument, presentFile, storeVerdict } from '../../documents/documents.public.ts';
import { notify, withdrawNotice } from '../../notifications/notifications.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { findLastPetition, lockPetitionRow, type PetitionRecord, updatePetition } from '../petitions.repository.ts';
import { readPetition } from '../read-petition.ts';
import { recordEntry } from '../record-entry.ts';

type Judged = { document: DocumentFile; petition: Petition | null };

/** An administrator approves or rejects a document of a petition, or the credential of a certified doctor. */
export async function judgeDocument(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  verdict: Verdict,
): Promise<Judged> {
  const found = await findDocument(context.db, id);
  if (!found) throw new ApiError('NotFound');
  return context.db.transaction(async (tx) => {
    const doctor = await lockOwnData(tx, found.doctorId);
    const last = doctor && (await findLastPetition(tx, found.doctorId));
    const petition = last && (await lockPetitionRow(tx, last.id));
    const document = await findDocument(tx, id);
    if (!doctor || !document) throw new ApiError('NotFound');
    // Replaced, or judged by a colleague, since it was read.
    if (document.supersededAt !== null || document.status !== verdict.from) throw new ApiError('Conflict');
    const certified = doctor.person.policyGroups.includes('certifiedDoctor');
    const standing = { certified, petition: petition?.status };
    if (!canJudgeDocument({ kind: document.kind, status: document.status, superseded: false }, standing)) {
      throw new ApiError('InvalidStatusChange');
    }
    const judged = await settle(context, tx, actor, document, verdict);
    // Correcting only the expiry date is no new verdict.
    const isNews = judged.status !== document.status || judged.reason !== document.reason;
    if (petition && isNews) await notifyOfVerdict(context, tx, actor, petition, judged);
    return {
      document: presentFile(judged, { today: madridDate(context.now()), hasOpenCandidacy: true, petitionSent: true }),
      petition: petition && (await readPetition(context, tx, actor, petition.id)),
    };
  });
}

async function settle(
  context: PetitionsContext,
  tx: Transaction,
  actor: Actor,
  before: DocumentRow,
  { verdict, reason, validUntil }: Verdict,
): Promise<DocumentRow> {
  const now = context.now();
  const after = {
    status: verdict,
    reason: verdict === 'rejected' ? (reason ?? null) : null,
    validUntil: validUntil === undefined ? before.validUntil : validUntil,
  };
  const row = await storeVerdict(tx, before.id, { ...after, reviewedBy: actor.userId, reviewedAt: now });
  const { status, ...words } = after;
  const change = {
    before: { status: before.status },
    after: { status },
    personal: { of: before.doctorId, before: { validUntil: before.validUntil }, after: words },
  };
  await recordAudit(tx, now, actor, 'document.judged', { type: 'document', id: before.id }, change);
  return row;
}

async function notifyOfVerdict(
  context: PetitionsContext,
  tx: Transaction,
  actor: Actor,
  petition: PetitionRecord,
  { kind, version, status, reason }: DocumentRow,
): Promise<void> {
  const now = context.now();
  const approved = status === 'approved';
  const told = approved ? 'documentApproved' : 'documentRejected';
  const facts = { document: kind, version: String(version) };
  await updatePetition(tx, petition.id, { updatedAt: now });
  await recordEntry(tx, petition.id, { kind: told, authorId: actor.userId, at: now, text: reason, facts });
  const notice = approved
    ? petitionNotices.documentApproved(petition, { document: kind })
    : petitionNotices.documentRejected(petition, { document: kind }, reason);
  // Corrected at once: the doctor is told the last word only.
  const verdicts = ['documentApproved', 'documentRejected'] as const;
  await withdrawNotice(tx, { kinds: verdicts, link: notice.link, to: petition.doctorId, document: kind }, now);
  await notify(context, tx, notice);
}
