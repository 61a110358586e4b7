import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import type { UploadedDocument } from '../documents/documents.public.ts';
import { type NotifyContext, notify } from '../notifications/notifications.public.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { petitionNotices } from './petitions.notices.ts';
import { findDoctorName, findLastPetition, lockPetitionRow, updatePetition } from './petitions.repository.ts';
import { recordEntry } from './record-entry.ts';

/**
 * A doctor uploaded a document while the petition is under review: it is added to the history, and the team is
 * notified. Documents call this through a port, because petitions depend on documents and not the other way round.
 */
export const notifyOfUpload =
  (context: NotifyContext & Pick<PetitionsContext, 'contactEmail'>) =>
  async (tx: Transaction, actor: Actor, { doctorId, kind, version, replaced }: UploadedDocument): Promise<void> => {
    const last = await findLastPetition(tx, doctorId);
    const petition = last && (await lockPetitionRow(tx, last.id));
    if (!petition || petition.status === null || petition.ended) return;
    const now = context.now();
    const facts = { document: kind, version: String(version) };
    await updatePetition(tx, petition.id, { updatedAt: now });
    await recordEntry(tx, petition.id, {
      kind: replaced ? 'documentReplaced' : 'documentAdded',
      authorId: actor.userId,
      at: now,
      facts,
    });
    const team = { address: context.contactEmail, doctorName: await findDoctorName(tx, doctorId) };
    await notify(context, tx, petitionNotices.documentReplaced(petition, { document: kind }, team));
  };
