import { lazy } from 'react';
import { loadTexts } from '../../../platform/i18n.ts';

/** Notes, mentions and ratings of a hospital's people about a candidate. */
export const CandidacyNotes = lazy(async () => {
  const [module] = await Promise.all([import('./notes.tsx'), loadTexts('candidateNotes')]);
  return { default: module.CandidacyNotes };
});

/** Their notes about a doctor of the directory. */
export const DoctorNotes = lazy(async () => {
  const [module] = await Promise.all([import('./notes.tsx'), loadTexts('candidateNotes')]);
  return { default: module.DoctorNotes };
});
