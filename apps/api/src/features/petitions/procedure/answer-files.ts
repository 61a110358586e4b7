import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type AnswerFile, answersRequirement } from '@fonendo/domain/petitions/requirement-answer';
import type { PetitionRecord, SuspensionRecord } from '../petitions.repository.ts';

type Asked = Pick<SuspensionRecord, 'from' | 'disposedOn' | 'notifiedOn'>;

/** Whether a file answers what the ministry asks for now. */
export const answersOpen = ({ statusSince }: Pick<PetitionRecord, 'statusSince'>, asked: Asked, file: AnswerFile) =>
  // Requests are open only while the petition is at the ministry: its status began with the sending. An electronic
  // notice may be answered before it counts as opened.
  answersRequirement(file, { notifiedOn: asked.notifiedOn ?? asked.disposedOn ?? asked.from, sentAt: statusSince });

/** What the doctor has uploaded to answer it, newest first. */
export function answerFiles(
  petition: Pick<PetitionRecord, 'statusSince'>,
  asked: Asked,
  { items }: DoctorDocuments,
): Petition['requirements'][number]['answer'] {
  const files = items.flatMap(({ kind, current }) => current.map((file) => ({ kind, ...file })));
  return files
    .filter(({ uploadedAt, status }) =>
      answersOpen(petition, asked, { uploadedAt: new Date(uploadedAt), rejected: status === 'rejected' }),
    )
    .map(({ id, kind, version, fileName, uploadedAt }) => ({ id, kind, version, fileName, uploadedAt }))
    .toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
}
