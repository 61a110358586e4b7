/** What other features may use of petitions. */
export { exportPetitionsOf, forgetPetitionsOf } from './erasure.repository.ts';
export { petitionFilesStep } from './forget-petition-files.ts';
export { lookUpPetitions } from './look-up-petitions.ts';
export {
  cvToReview,
  inTermMonth,
  registeredInMonth,
  resolvedInMonth,
  type TermFilter,
  termEnd,
} from './petition-figures.repository.ts';
export { readHolidays } from './petition-settings.ts';
export { readPetition } from './read-petition.ts';
