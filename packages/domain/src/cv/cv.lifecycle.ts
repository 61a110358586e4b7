/** Review state of a CV (specification, section 4); an edit returns it to pending. */
export const cvReviewStatuses = ['pending', 'reviewed'] as const;

export type CvReviewStatus = (typeof cvReviewStatuses)[number];

/** An administrator gave it back with a reason, and it was not changed since. */
export const awaitsCorrection = ({ updatedAt, returnedAt }: { updatedAt: Date; returnedAt: Date | null }): boolean =>
  returnedAt !== null && updatedAt <= returnedAt;
