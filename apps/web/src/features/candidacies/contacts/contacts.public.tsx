import { lazy } from 'react';
import { loadTexts } from '../../../platform/i18n.ts';

/** How the hospital reaches an accepted candidate. */
export const CandidateContact = lazy(async () => {
  const [module] = await Promise.all([import('./candidate-contact.tsx'), loadTexts('contacts')]);
  return { default: module.CandidateContact };
});

/** How the doctor reaches the hospital, and what they share with it. */
export const OwnContact = lazy(async () => {
  const [module] = await Promise.all([import('./own-contact.tsx'), loadTexts('contacts')]);
  return { default: module.OwnContact };
});
