import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';

type Row = Pick<PetitionRow, 'status' | 'documents' | 'legalTerm'>;

/**
 * Whether a doctor who is not certified has to do something, as far as the row of the list tells; the page of the
 * petition says what (doctor-next-step.ts). Granted and yet not certified: there are conditions to meet.
 */
export function isDoctorsTurn({ status, documents, legalTerm }: Row): boolean {
  switch (status) {
    case null:
    case 'Aproved':
      return true;
    case 'Pending':
    case 'Review':
    case 'Sended':
      return (
        documents.some((document) => document.status === 'rejected') ||
        (status === 'Sended' && legalTerm !== null && (legalTerm.suspended || legalTerm.daysOver > 0))
      );
    case 'Refused':
      return false;
  }
}
