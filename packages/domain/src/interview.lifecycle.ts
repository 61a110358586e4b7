/** Statuses of an interview (specification, section 4). */
export const interviewStatuses = [
  'pendingConfirmation',
  'confirmed',
  'declined',
  'notAttended',
  'cancelled',
  'held',
] as const;

export type InterviewStatus = (typeof interviewStatuses)[number];
