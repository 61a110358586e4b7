/** Verdict on an uploaded document; a rejection always carries a reason. */
export const documentStatuses = ['pending', 'approved', 'rejected'] as const;

export type DocumentStatus = (typeof documentStatuses)[number];
