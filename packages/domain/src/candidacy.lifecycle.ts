/** Statuses of a candidacy (specification, section 4); `withdrawn` is the doctor's own way out. */
export const candidacyStatuses = ['applied', 'inProcess', 'accepted', 'discarded', 'withdrawn'] as const;

export type CandidacyStatus = (typeof candidacyStatuses)[number];
