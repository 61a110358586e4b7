import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Database } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { FileToSend } from '../../../http/bodies/send-file.ts';
import type { FileStore } from '../../../integrations/files/file-store.port.ts';
import type { DrawSheet } from '../../../pdf/draw-sheet.port.ts';
import type { Asker } from '../../../work-errors.ts';
import { printCvOf } from '../../cv/cv.public.ts';
import { findDocument } from '../../documents/documents.public.ts';
import { getMembership } from '../../hospitals/hospitals.public.ts';
import { findSnapshot } from './files.repository.ts';

export type CandidacyFilesContext = { db: Database; files: FileStore; drawSheet: DrawSheet };

/**
 * A document that the candidate submitted, in the version of that moment; no other document of theirs, even if its id
 * is known.
 */
export async function openCandidateDocument(
  { db, files }: CandidacyFilesContext,
  actor: Actor,
  { id, documentId }: { id: string; documentId: string },
): Promise<FileToSend> {
  const { snapshot, doctorId } = await getSnapshot(db, actor, id);
  const handedIn = snapshot.documents.find((document) => document.id === documentId);
  const row = handedIn && (await findDocument(db, handedIn.id));
  if (!row || row.doctorId !== doctorId) throw new ApiError('NotFound');
  const kebab = row.kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { store: files, key: row.fileKey, name: `${kebab}.pdf` };
}

/** The CV as PDF as it was when the candidate applied, without their address and phone. */
export async function printCandidateCv(
  { db, drawSheet }: CandidacyFilesContext,
  actor: Actor,
  { id, language }: { id: string; language: Locale },
  asker: Asker,
) {
  const { snapshot, appliedAt } = await getSnapshot(db, actor, id);
  if (!snapshot.cv) throw new ApiError('NotFound');
  const printed = { content: snapshot.cv, person: personOf(snapshot), language, createdAt: appliedAt };
  return printCvOf(drawSheet, printed, asker);
}

const personOf = ({ firstname, lastname, speciality, countryOfResidence }: DoctorProfile) => ({
  ...{ firstname, lastname, speciality, country: countryOfResidence },
  ...{ email: '', phone: null, city: null },
});

async function getSnapshot(db: Database, actor: Actor, candidacyId: string) {
  const { hospital } = await getMembership(db, actor);
  const found = await findSnapshot(db, hospital.id, candidacyId);
  if (!found) throw new ApiError('NotFound');
  return found;
}
