import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { hasOpenCandidacy } from '../candidacies/profile-lock/profile-lock.public.ts';
import type { DocumentsContext } from './documents.context.ts';
import { presentDocuments } from './documents.presenter.ts';
import { findDocumentFacts, hasSentPetition, listDocumentRows } from './documents.repository.ts';

/** One's own checklist. Every change returns it too, from within its transaction. */
export async function listDocuments(
  { now, practiceRule }: Pick<DocumentsContext, 'now' | 'practiceRule'>,
  tx: Queryable,
  doctorId: string,
  /** List what a recognition needs, even for a doctor who has been recognised meanwhile. */
  forRecognition = false,
): Promise<DoctorDocuments> {
  const [facts, rows, isCandidate, petitionSent] = await Promise.all([
    findDocumentFacts(tx, doctorId),
    listDocumentRows(tx, doctorId),
    hasOpenCandidacy(tx, doctorId),
    hasSentPetition(tx, doctorId),
  ]);
  if (!facts) throw new ApiError('NotFound');
  return presentDocuments({
    facts: forRecognition ? { ...facts, certified: false } : facts,
    rows,
    today: madridDate(now()),
    rule: practiceRule,
    hasOpenCandidacy: isCandidate,
    petitionSent,
  });
}
