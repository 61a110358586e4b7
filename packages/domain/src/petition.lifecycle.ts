/**
 * Statuses of a petition (specification, section 4). `Sended` and `Aproved` are the specification's
 * own spellings and travel on the wire: this is the only place that writes them.
 * `null` is "no status": the doctor is still filling it in.
 */
export const petitionStatuses = ['Pending', 'Review', 'Sended', 'Aproved', 'Refused'] as const;

export type PetitionStatus = (typeof petitionStatuses)[number];
