import { lazy } from 'react';
import { loadTexts } from '../../../platform/i18n.ts';

/** The doctor says when they can start. */
export const OwnFirstDay = lazy(async () => {
  const [module] = await Promise.all([import('./own-first-day.tsx'), loadTexts('firstDay')]);
  return { default: module.OwnFirstDay };
});

/** The hospital chooses one of those days. */
export const CandidateFirstDay = lazy(async () => {
  const [module] = await Promise.all([import('./candidate-first-day.tsx'), loadTexts('firstDay')]);
  return { default: module.CandidateFirstDay };
});
