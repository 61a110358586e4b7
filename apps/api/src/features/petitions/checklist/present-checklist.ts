import type { Doctor } from '@fonendo/contract/doctors/doctors.schema';
import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { isProfileLocked } from '@fonendo/domain/candidacies/profile-lock';
import { feeFormEntries } from '@fonendo/domain/petitions/fee-form';
import { canAnswerChecklist } from '@fonendo/domain/petitions/petition.policy';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import type { PetitionRecord } from '../petitions.repository.ts';

type Parts = {
  petition: PetitionRecord;
  doctor: Doctor;
  documents: DoctorDocuments;
  stateFeeCents: number;
  reader: 'doctor' | 'administrator';
  actor: Pick<Actor, 'impersonatorId'>;
};

/** What art. 13 asks for beyond the files themselves. */
export function presentChecklist(parts: Parts): Petition['checklist'] {
  const { petition, doctor, documents, stateFeeCents, reader, actor } = parts;
  const { status, languageProof, representativeName, representativeDocument, declarationDocumentId } = petition;
  const open = canAnswerChecklist(status);
  const declaration = documents.items.find(({ kind }) => kind === 'declaration');
  const signed = declaration?.current.find(({ id }) => id === declarationDocumentId);
  const mine = reader === 'doctor';
  return {
    languageProof,
    representative:
      representativeName === null || representativeDocument === null
        ? null
        : { name: representativeName, documentNumber: representativeDocument },
    declarationSignedAt: signed?.uploadedAt ?? null,
    feeForm: open ? feeFormEntries(doctor, stateFeeCents) : [],
    warnings: petition.ended ? [] : missingAdvised(documents),
    can: rightsFor(actor, {
      answer: mine && open,
      sign: mine && open && !isProfileLocked(documents.locked, signingReplaces(declaration)),
    }),
  };
}

const signingReplaces = (item: DoctorDocuments['items'][number] | undefined) =>
  item?.current.some(({ status }) => status === 'rejected') ? 'rejectedDocument' : 'document';

const missingAdvised = ({ items }: DoctorDocuments) =>
  items
    .filter(({ necessity, current }) => necessity === 'advised' && current.every(({ status }) => status === 'rejected'))
    .map(({ kind }) => kind);
