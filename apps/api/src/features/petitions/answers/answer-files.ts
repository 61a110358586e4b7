import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type AnswerFile, answersHearing, answersRequirement } from '@fonendo/domain/petitions/requirement-answer';
import type { PetitionRecord, SuspensionRecord } from '../petitions.repository.ts';
import type { AnswerRecord } from './answers.repository.ts';

type Asked = Pick<SuspensionRecord, 'id' | 'from' | 'disposedOn' | 'notifiedOn'>;

type Presented = Petition['requirements'][number]['answer'];

/** Whether a file answers what the ministry asks for now. */
export const answersOpen = ({ statusSince }: Pick<PetitionRecord, 'statusSince'>, asked: Asked, file: AnswerFile) =>
  // Requests are open only while the petition is at the ministry: its status began with the sending. An electronic
  // notice may be answered before it counts as opened.
  answersRequirement(file, {
    id: asked.id,
    notifiedOn: asked.notifiedOn ?? asked.disposedOn ?? asked.from,
    sentAt: statusSince,
  });

type Papers = { documents: DoctorDocuments; answers: readonly AnswerRecord[] };

/** What the doctor has uploaded to answer it, newest first. */
export const answerFiles = (petition: Pick<PetitionRecord, 'statusSince'>, asked: Asked, papers: Papers): Presented =>
  filesWhere(papers, (file) => answersOpen(petition, asked, file));

/** What the doctor has uploaded against a proposal of the ministry, newest first. */
export const hearingFiles = (hearingId: string, papers: Papers): Presented =>
  filesWhere(papers, (file) => answersHearing(file, hearingId));

/** What the doctor has uploaded for a condition of the resolution, rejected ones as well: they say why. */
export const conditionFiles = (conditionId: string, papers: Papers): Presented =>
  filesWhere(papers, ({ uploadedFor }) => uploadedFor === conditionId);

function filesWhere({ documents, answers }: Papers, belongs: (file: AnswerFile) => boolean): Presented {
  const questions = new Map(
    answers.map((one) => [one.documentId, one.requirementId ?? one.hearingId ?? one.conditionId]),
  );
  return documents.items
    .flatMap(({ kind, current }) => current.map((file) => ({ kind, ...file })))
    .filter(({ id, uploadedAt, status }) =>
      belongs({
        uploadedAt: new Date(uploadedAt),
        rejected: status === 'rejected',
        uploadedFor: questions.get(id) ?? null,
      }),
    )
    .map(({ id, kind, version, fileName, uploadedAt, status }) => ({ id, kind, version, fileName, uploadedAt, status }))
    .toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
}
