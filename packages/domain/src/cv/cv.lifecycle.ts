/** Review state of a CV (specification, section 4); an edit returns it to pending. */
export const cvReviewStatuses = ['pending', 'reviewed'] as const;

export type CvReviewStatus = (typeof cvReviewStatuses)[number];
