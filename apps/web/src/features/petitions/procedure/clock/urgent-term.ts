import type { PetitionClockTerm } from '@fonendo/contract/petitions/legal-clock.schema';

/** Fewer days are close to the end of a term. */
export const nearTheEnd = 30;

/** A term that the doctor can lose, with little of it left; four years are nothing to hurry for. */
export const isUrgentTerm = ({ owner, state, daysLeft }: PetitionClockTerm): boolean =>
  owner === 'doctor' && (state === 'unopened' || (state === 'running' && daysLeft !== null && daysLeft < nearTheEnd));

/** The ministry is late: red as in the header. An appeal that nobody filed in time is only over. */
export const isOverdue = ({ owner, state }: PetitionClockTerm): boolean => owner === 'ministry' && state === 'past';
