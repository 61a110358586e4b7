import type { LetterKind } from '@fonendo/domain/petitions/petition';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { FileToSend } from '../../../http/bodies/send-file.ts';
import type { Asker } from '../../../work-errors.ts';
import { printCv } from '../../cv/cv.public.ts';
import { findDoctorData } from '../../doctors/doctors.public.ts';
import { letterSheet } from '../letters/draw-letter.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { findPetition, findReceipt } from '../petitions.repository.ts';
import { writeDeadlines } from '../procedure/deadlines-calendar.ts';
import { readPetition } from '../read-petition.ts';

export async function openReceipt({ db, files }: PetitionsContext, actor: Actor, id: string): Promise<FileToSend> {
  const petition = await findPetition(db, actor, id);
  const receipt = petition && (await findReceipt(db, id));
  if (!petition || !receipt?.fileKey) throw new ApiError('NotFound');
  return { store: files, key: receipt.fileKey, name: `justificante-${petition.reference}.pdf` };
}

export async function printPetitionCv(context: PetitionsContext, actor: Actor, id: string, asker: Asker) {
  const petition = await findPetition(context.db, actor, id);
  if (!petition) throw new ApiError('NotFound');
  return printCv(context, petition.doctorId, undefined, asker);
}

/** Only while the letter is useful: an appeal after its deadline, for example, would mislead the doctor. */
export async function printLetter(
  context: PetitionsContext,
  actor: Actor,
  { id, kind }: { id: string; kind: LetterKind },
  asker: Asker,
) {
  const petition = await readPetition(context, context.db, actor, id);
  const doctor = await findDoctorData(context.db, petition.doctor.id);
  if (!doctor || !petition.letters.some((letter) => letter.kind === kind)) throw new ApiError('NotFound');
  const { address, postalCode, city, state } = doctor;
  const now = context.now();
  const sheet = letterSheet({
    kind,
    petition,
    writer: {
      name: `${doctor.firstname} ${doctor.lastname}`.trim(),
      documentNumber: doctor.documentNumber,
      address: [address, [postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', '),
      email: doctor.email,
    },
    today: madridDate(now),
    createdAt: now,
  });
  return { pdf: await context.drawSheet(sheet, asker), fileName: `${kind}-${petition.reference}.pdf` };
}

export async function readCalendar(context: PetitionsContext, actor: Actor, id: string, locale: Locale) {
  const petition = await readPetition(context, context.db, actor, id);
  return {
    text: writeDeadlines(petition, locale, context.now(), context.publicUrl),
    fileName: `plazos-${petition.reference}.ics`,
  };
}
