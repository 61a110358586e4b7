/** Where one candidate stands with one step of the offer's process. A step without a row has not been started. */
export const candidacyStepStatuses = ['active', 'done', 'skipped'] as const;

export type CandidacyStepStatus = (typeof candidacyStepStatuses)[number];
