/** What other features may use of petitions. */

export { lockPetition } from './change-petition.ts';
export { petitionFilesStep } from './erase-petition-files.ts';
export { erasePetitionsOf, exportPetitionsOf } from './erasure.repository.ts';
export { minimumCases, readWaits, type Waits } from './info/read-waiting-times.ts';
export { listMarks } from './journey/journey.repository.ts';
export { lookUpPetitions } from './look-up-petitions.ts';
export { petitionIdOf } from './petition-id.ts';
export { findEndOfPetition, findPetition, type PetitionRecord } from './petitions.repository.ts';
export {
  cvsToReview,
  homeOf,
  lastDayPastOf,
  sixMonthsAfter,
  type TermFilter,
  termEnd,
  unansweredMessages,
} from './queue/figures.repository.ts';
export { readLatestPetition } from './read-petition.ts';
export { readSeatHolidays } from './review/settings.ts';
