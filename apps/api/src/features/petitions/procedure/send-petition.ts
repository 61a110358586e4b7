import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { SentDocument } from '@fonendo/domain/petitions/petition';
import type { Queryable } from '../../../db/database.ts';
import { OutdatedFile, storeMadeWithRow } from '../../../db/store-with-row.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { findOwnData, type OwnData } from '../../doctors/doctors.public.ts';
import { findCurrentDocuments } from '../../documents/documents.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changeFoundPetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import {
  findDoctorName,
  findPetition,
  insertReceipt,
  type PetitionRecord,
  updatePetition,
} from '../petitions.repository.ts';
import { newReceiptCode, receiptFingerprint, receiptSheet, receiptTexts } from '../receipts/draw-receipt.ts';
import { recordEntry } from '../record-entry.ts';
import { findableBy } from '../start-petition.ts';
import { nextStatus, readPetitionState } from './state.ts';

/**
 * The doctor sends the petition. The receipt describes exactly what was there under the lock, and is stored in the same
 * step: there is no sent petition without a receipt, and no receipt without a sent petition.
 */
export async function sendPetition(context: PetitionsContext, actor: Actor, id: string): Promise<Petition> {
  const found = await findPetition(context.db, actor, id);
  if (!found) throw new ApiError('NotFound');
  return storeMadeWithRow(
    context,
    'receipts',
    () => makeReceipt(context, actor, id),
    (tx, { said, receipt }, file) =>
      changeFoundPetition(context, tx, actor, found, async ({ petition, doctor, state }) => {
        const status = nextStatus(state, 'send', actor);
        const sayable = await readSayable(tx, petition, doctor);
        if (!file || JSON.stringify(sayable) !== JSON.stringify(said)) throw new OutdatedFile();
        const { issuedAt: now } = receipt;
        await updatePetition(tx, id, {
          status,
          statusSince: now,
          updatedAt: now,
          sentAt: now,
          paid: true,
          ...findableBy(petition.reference, doctor),
        });
        await insertReceipt(tx, { petitionId: id, fileKey: file.key, ...receipt });
        await recordEntry(tx, id, { kind: 'sent', authorId: actor.userId, at: now });
        const after = { status, documents: receipt.documents.length, sha256: receipt.sha256 };
        await recordAudit(tx, now, actor, 'petition.sent', { type: 'petition', id }, { after });
        const { fileName: name } = receiptTexts[said.locale];
        const attachment = { name, contentType: 'application/pdf', source: { file: file.key } };
        await notify(context, tx, petitionNotices.petitionSent(petition, attachment));
        const team = { address: context.contactEmail, doctorName: await findDoctorName(tx, petition.doctorId) };
        await notify(context, tx, petitionNotices.petitionReceived(petition, team));
      }),
  );
}

/** Drawn without a lock, from the current data; not drawn for a petition that cannot be sent. */
async function makeReceipt(context: PetitionsContext, actor: Actor, id: string) {
  const { db, drawSheet, publicUrl } = context;
  const petition = await findPetition(db, actor, id);
  const doctor = petition && (await findOwnData(db, petition.doctorId));
  if (!petition || !doctor) throw new ApiError('NotFound');
  nextStatus(await readPetitionState(context, db, petition), 'send', actor);
  const said = await readSayable(db, petition, doctor);
  const { reference, name, documents, locale } = said;
  const issuedAt = context.now();
  const sha256 = receiptFingerprint(reference, issuedAt, documents);
  const receipt = { code: newReceiptCode(), issuedAt, sha256, documents };
  const sheet = receiptSheet({ ...receipt, reference, name, publicUrl }, locale);
  return { said, receipt, content: await drawSheet(sheet, { person: actor.userId }) };
}

/** Everything that the receipt contains. */
async function readSayable(db: Queryable, { reference, doctorId }: PetitionRecord, { person }: OwnData) {
  const documents: SentDocument[] = (await findCurrentDocuments(db, doctorId))
    .filter(({ status }) => status !== 'rejected')
    .map(({ kind, version, sha256 }) => ({ kind, version, sha256 }))
    .sort((a, b) => `${a.kind} ${a.sha256}`.localeCompare(`${b.kind} ${b.sha256}`));
  return { reference, name: `${person.firstname} ${person.lastname}`.trim(), locale: person.locale, documents };
}
