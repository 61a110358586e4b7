import type { CandidacyStatus } from '../candidacies/candidacy.lifecycle.ts';
import type { HospitalRight } from '../hospitals/hospital.policy.ts';

/** Who writes: the doctor, or one of those on the other side. */
export const messageSides = ['doctor', 'hospital'] as const;

export type MessageSide = (typeof messageSides)[number];

export const otherSide = (side: MessageSide): MessageSide => (side === 'doctor' ? 'hospital' : 'doctor');

export const messageLimits = {
  text: 4000,
  /** Read at a time, the newest first. */
  page: 50,
  /** Listed beside the conversation. */
  files: 50,
} as const;

/** Whoever may ask a candidate for something may also talk to them. */
export const messageRight: HospitalRight = 'requestDocuments';

/** Also after an acceptance, to agree on the first day. What has ended is kept to be read. */
export const takesMessages = (status: CandidacyStatus): boolean => status !== 'discarded' && status !== 'withdrawn';
