import type { CandidacyStatus } from '../candidacies/candidacy.lifecycle.ts';
import type { HospitalRight } from '../hospitals/hospital.policy.ts';
import { filesKeptUntil } from '../petitions/petition.policy.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** What people talk about: a candidacy with the hospital, a petition with the platform's team. */
export const conversationSubjects = ['candidacy', 'petition'] as const;

export type ConversationSubject = (typeof conversationSubjects)[number];

/** Who writes: the doctor, or one of those on the other side. */
export const messageSides = ['doctor', 'hospital', 'team'] as const;

export type MessageSide = (typeof messageSides)[number];

export function otherSide(subject: ConversationSubject, side: MessageSide): MessageSide {
  if (side !== 'doctor') return 'doctor';
  return subject === 'candidacy' ? 'hospital' : 'team';
}

export const messageLimits = {
  text: 4000,
  /** Read at a time, the newest first. */
  page: 50,
  /** Listed beside the conversation. */
  files: 50,
} as const;

/** A colleague who may ask a candidate for documents may also talk to them. */
export const messageRight: HospitalRight = 'requestDocuments';

/** Also after an acceptance, to agree on the first day. What has ended is kept to be read. */
export const takesMessages = (status: CandidacyStatus): boolean => status !== 'discarded' && status !== 'withdrawn';

/** From the draft on, and after the resolution for as long as the petition's files are kept: then it goes with them. */
export const petitionTakesMessages = (endedOn: CalendarDate | null, today: CalendarDate): boolean =>
  endedOn === null || today <= filesKeptUntil(endedOn);
