import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { UploadAim, UploadedDocument } from '../documents/documents.public.ts';
import { type NotifyContext, notify } from '../notifications/notifications.public.ts';
import { insertAnswer, moveAnswer } from './answers/answers.repository.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { petitionNotices } from './petitions.notices.ts';
import {
  findDoctorName,
  findLastPetition,
  listConditions,
  listSuspensions,
  lockPetitionRow,
  type PetitionRecord,
  updatePetition,
} from './petitions.repository.ts';
import { listHearings } from './procedure/hearings.repository.ts';
import { recordEntry } from './record-entry.ts';

/** Links it to the question it was uploaded for, checked under the lock; true if there is one. */
async function linkAnswer(
  tx: Transaction,
  petition: PetitionRecord | null,
  { id: documentId, replaces, aim: { requirement, hearing, condition } = {} }: UploadedDocument,
): Promise<boolean> {
  const replaced = replaces !== null && (await moveAnswer(tx, replaces, documentId));
  if ([requirement, hearing, condition].every((id) => id === undefined)) return replaced;
  const question = petition && (await findQuestion(tx, petition, { requirement, hearing, condition }));
  // Somebody else's, or none at all.
  if (!question) throw new ApiError('NotFound');
  if (question.closed) throw new ApiError('InvalidStatusChange');
  if (replaced) return true;
  const asked = { requirementId: requirement, hearingId: hearing, conditionId: condition };
  await insertAnswer(tx, { documentId, petitionId: petition.id, ...asked });
  return true;
}

async function findQuestion(tx: Transaction, { id, status }: PetitionRecord, aim: UploadAim) {
  const { requirement, hearing, condition } = aim;
  if ([requirement, hearing, condition].filter((one) => one !== undefined).length > 1) return null;
  if (requirement !== undefined) {
    const found = (await listSuspensions(tx, id)).find((one) => one.id === requirement);
    return found && { closed: found.until !== null || status !== 'Sended' };
  }
  if (hearing !== undefined) {
    const found = (await listHearings(tx, id)).find((one) => one.id === hearing);
    return found && { closed: found.closedOn !== null || status !== 'Sended' };
  }
  const found = (await listConditions(tx, id)).find((one) => one.id === condition);
  return found && { closed: found.doneAt !== null };
}

/**
 * A doctor uploaded a document while the petition is under review: it is added to the history, and the team is
 * notified. Documents call this through a port, because petitions depend on documents and not the other way round.
 */
export const notifyOfUpload =
  (context: NotifyContext & Pick<PetitionsContext, 'contactEmail'>) =>
  async (tx: Transaction, actor: Actor, uploaded: UploadedDocument): Promise<void> => {
    const { doctorId, kind, version, replaces } = uploaded;
    const last = await findLastPetition(tx, doctorId);
    const petition = last && (await lockPetitionRow(tx, last.id));
    const answers = await linkAnswer(tx, petition, uploaded);
    if (!petition || petition.status === null || (petition.ended && !answers)) return;
    const now = context.now();
    const facts = { document: kind, version: String(version) };
    await updatePetition(tx, petition.id, { updatedAt: now });
    await recordEntry(tx, petition.id, {
      kind: replaces ? 'documentReplaced' : 'documentAdded',
      authorId: actor.userId,
      at: now,
      facts,
    });
    const team = { address: context.contactEmail, doctorName: await findDoctorName(tx, doctorId) };
    await notify(context, tx, petitionNotices.documentReplaced(petition, { document: kind }, team));
  };
