import type { Petition } from '@fonendo/contract/petitions.schema';
import type { Actor } from '../../http/access.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { findCurrentDocuments } from '../documents/documents.public.ts';
import { changePetition } from './change-petition.ts';
import { drawReceipt, newReceiptCode, receiptFingerprint, receiptTexts } from './draw-receipt.ts';
import { nextStatus } from './petition-state.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { insertReceipt, updatePetition } from './petitions.repository.ts';
import { findableBy } from './start-petition.ts';
import { recordEntry, tellDoctor, tellTeam } from './tell.ts';

/**
 * The doctor hands the petition in. The receipt is made of exactly what was there under the lock, in the same step:
 * no petition is sent without one, and none is issued for a petition that was not sent.
 */
export async function sendPetition(context: PetitionsContext, actor: Actor, id: string): Promise<Petition> {
  const fileKey = newFileKey('receipts');
  let stored = false;
  try {
    return await changePetition(context, actor, id, async (tx, { petition, doctor, state }) => {
      const status = nextStatus(state, 'send', actor);
      const now = context.now();
      const sent = (await findCurrentDocuments(tx, petition.doctorId))
        .filter(({ status: verdict }) => verdict !== 'rejected')
        .map(({ kind, version, sha256 }) => ({ kind, version, sha256 }))
        .sort((a, b) => `${a.kind} ${a.sha256}`.localeCompare(`${b.kind} ${b.sha256}`));
      const receipt = {
        code: newReceiptCode(),
        issuedAt: now,
        sha256: receiptFingerprint(petition.reference, now, sent),
        documents: sent,
      };
      await updatePetition(tx, id, {
        status,
        statusSince: now,
        updatedAt: now,
        sentAt: now,
        paid: true,
        ...findableBy(petition.reference, doctor),
      });
      const { person } = doctor;
      const name = `${person.firstName} ${person.lastName}`.trim();
      const paper = { ...receipt, reference: petition.reference, name, publicUrl: context.publicUrl };
      await context.files.put(fileKey, await drawReceipt(paper, person.locale));
      stored = true;
      await insertReceipt(tx, { petitionId: id, fileKey, ...receipt });
      await recordEntry(tx, id, { kind: 'sent', authorId: actor.userId, at: now });
      const after = { status, documents: sent.length, sha256: receipt.sha256 };
      await recordAudit(tx, now, actor, 'petition.sent', { type: 'petition', id }, { after });
      await tellDoctor(context, tx, petition, {
        kind: 'petitionSent',
        attachments: [
          {
            name: receiptTexts[person.locale].fileName,
            contentType: 'application/pdf',
            source: { file: fileKey },
          },
        ],
      });
      await tellTeam(context, tx, petition, { kind: 'petitionReceived' });
    });
  } catch (error) {
    // The transaction was undone; a file is not.
    if (stored) await context.files.delete(fileKey).catch(() => undefined);
    throw error;
  }
}
