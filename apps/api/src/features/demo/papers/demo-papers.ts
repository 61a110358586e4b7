import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { DemoPapers } from '../../../db/demo/demo-data.ts';
import type { DemoDoctor } from '../../../db/demo/doctors.ts';
import type { PaperSheet } from '../../../pdf/paper/paper-sheet.ts';
import {
  credentialPaper,
  criminalRecordPaper,
  languageProofPaper,
  requestedPaper,
  resolutionPaper,
  workContinuityPaper,
} from './certificates.ts';
import { diplomaPaper } from './diploma.ts';
import { passportPaper } from './passport.ts';
import { transcriptPaper } from './transcript.ts';

const dayMs = 24 * 60 * 60 * 1000;

type IssuedPaper = (owner: DemoDoctor, issuedAt: Date) => PaperSheet;

const issued: Partial<Record<DocumentKind, IssuedPaper>> = {
  passport: passportPaper,
  diploma: diplomaPaper,
  workContinuity: workContinuityPaper,
  criminalRecord: criminalRecordPaper,
  languageProof: languageProofPaper,
  recognitionCredential: credentialPaper,
};

/** The papers of demo doctors, with their own names and data: reviewers compare them with what is declared. */
export const demoPapers = (draw: (sheet: PaperSheet) => Promise<Uint8Array>): DemoPapers => ({
  document(owner, { kind, hasHours, title }, uploadedAt) {
    const issuedAt = new Date(uploadedAt.getTime() - (9 + (owner.serial % 40)) * dayMs);
    if (kind === 'pensum') return draw(transcriptPaper(owner, { hasHours }));
    return draw(issued[kind]?.(owner, issuedAt) ?? requestedPaper(owner, title, issuedAt));
  },
  resolution: (owner, facts, resolvedAt) => draw(resolutionPaper(owner, facts, resolvedAt)),
});
