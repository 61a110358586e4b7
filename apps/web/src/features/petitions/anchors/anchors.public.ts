import type { PetitionStep } from '@fonendo/domain/petitions/next-step';

/** Where on the page of a petition its next step is taken; the dashboard leads to the same places. */
export const stepAnchors = {
  open: 'terms',
  hearing: 'hearing',
  answer: 'requirement',
  conditions: 'conditions',
} as const satisfies Partial<Record<PetitionStep['key'], string>>;
