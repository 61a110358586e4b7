/** Where an interview takes place: behind a link, or at an address. */
export const interviewPlaces = ['video', 'onSite'] as const;

export type InterviewPlace = (typeof interviewPlaces)[number];

/** Who put a date on the table: the hospital, or the candidate who declined the hospital's. */
export const slotProposers = ['hospital', 'doctor'] as const;

export type SlotProposer = (typeof slotProposers)[number];

export const interviewLimits = { slots: { min: 1, max: 5 }, place: 500, comment: 1000 } as const;
