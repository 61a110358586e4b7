import type { Petition } from '@fonendo/contract/petitions/petitions.schema';

/** What the ministry waits for, if anything: marks beside the status, which stays what it is meanwhile. */
export function openActs({ requirements, hearings, resolution }: Petition) {
  if (resolution) return { requirement: undefined, hearing: undefined };
  return {
    requirement: requirements.find(({ until }) => until === null),
    hearing: hearings.find(({ closedOn }) => closedOn === null),
  };
}
