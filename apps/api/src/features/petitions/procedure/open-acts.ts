import type { PetitionState } from './state.ts';

/** What the ministry waits for the doctor to answer; null if nothing. */
export const openRequirement = ({ suspensions }: Pick<PetitionState, 'suspensions'>) =>
  suspensions.find(({ until }) => until === null) ?? null;

export const openHearing = ({ hearings }: Pick<PetitionState, 'hearings'>) =>
  hearings.find(({ closedOn }) => closedOn === null) ?? null;
