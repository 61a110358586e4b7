import { lazy } from 'react';
import { loadTexts } from '../../../platform/i18n.ts';

/** Notes, mentions and stars: what a hospital's people say about a candidate among themselves. */
export const CandidacyNotes = lazy(async () => {
  const [module] = await Promise.all([import('./notes.tsx'), loadTexts('candidateNotes')]);
  return { default: module.CandidacyNotes };
});
