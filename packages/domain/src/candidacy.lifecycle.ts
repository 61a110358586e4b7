/** Statuses of a candidacy (specification, section 4); `withdrawn` is the doctor's own way out. */
export const candidacyStatuses = ['applied', 'inProcess', 'accepted', 'discarded', 'withdrawn'] as const;

export type CandidacyStatus = (typeof candidacyStatuses)[number];

/** Those in which a hospital is still judging what it was shown; the others are ends. */
export const openCandidacyStatuses = ['applied', 'inProcess'] as const satisfies readonly CandidacyStatus[];
