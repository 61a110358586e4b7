/** Review state of a CV (specification, section 4); an edit returns it to pending. */
export const cvReviewStatuses = ['pending', 'reviewed'] as const;

export type CvReviewStatus = (typeof cvReviewStatuses)[number];

/** An administrator gave it back with a reason, and it was not changed since. */
export const awaitsCorrection = ({ updatedAt, returnedAt }: { updatedAt: Date; returnedAt: Date | null }): boolean =>
  returnedAt !== null && updatedAt <= returnedAt;

/** What a CV is called: one that still lacks something waits for its doctor, not for a review. */
export type CvStanding = CvReviewStatus | 'incomplete';

export const cvStanding = ({ status, gaps }: { status: CvReviewStatus; gaps: readonly unknown[] }): CvStanding =>
  status === 'pending' && gaps.length > 0 ? 'incomplete' : status;
