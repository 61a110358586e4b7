import {
  type DocumentFacts,
  type DocumentRequirement,
  defaultPracticeRule,
  documentRequirements,
  type PracticeRule,
} from '@fonendo/domain/documents/requirements';
import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../db/database.ts';
import { type DocumentRow, findCurrentDocuments, findDocumentFacts } from './documents.repository.ts';

export type MissingDocument = DocumentRequirement & { state: 'missing' | 'rejected' };

/** Required documents that are missing or rejected; empty if the user is not a doctor. */
export async function findMissingDocuments(
  tx: Queryable,
  doctorId: string,
  today: CalendarDate,
  rule: PracticeRule = defaultPracticeRule,
): Promise<MissingDocument[]> {
  const facts = await findDocumentFacts(tx, doctorId);
  return facts ? missingDocumentsOf(facts, await findCurrentDocuments(tx, doctorId), today, rule) : [];
}

export const missingDocumentsOf = (
  facts: DocumentFacts,
  current: readonly Pick<DocumentRow, 'kind' | 'status'>[],
  today: CalendarDate,
  rule: PracticeRule,
): MissingDocument[] =>
  documentRequirements(facts, today, rule)
    .filter(({ necessity }) => necessity === 'required')
    .flatMap((requirement): MissingDocument[] => {
      const files = current.filter(({ kind }) => kind === requirement.kind);
      if (files.length === 0) return [{ ...requirement, state: 'missing' }];
      return files.every(({ status }) => status === 'rejected') ? [{ ...requirement, state: 'rejected' }] : [];
    });
