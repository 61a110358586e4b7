/** What other features may use of petitions. */

export { petitionFilesStep } from './erase-petition-files.ts';
export { erasePetitionsOf, exportPetitionsOf } from './erasure.repository.ts';
export { lookUpPetitions } from './look-up-petitions.ts';
export {
  cvToReview,
  homeOf,
  inTermMonth,
  lastDayPastOf,
  registeredInMonth,
  resolvedInMonth,
  type TermFilter,
  termEnd,
} from './queue/figures.repository.ts';
export { readPetition } from './read-petition.ts';
export { readSeatHolidays } from './review/settings.ts';
