import { madridInstant } from '../reference/time-zones.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** A current file of the doctor. */
export type AnswerFile = {
  uploadedAt: Date;
  rejected: boolean;
  /** The request, hearing or condition for which it was uploaded; null if it was uploaded to the checklist. */
  uploadedFor: string | null;
};

export type AskedSince = {
  id: string;
  /** The day that counts as notified. */
  notifiedOn: CalendarDate;
  /** When the papers were sent to the ministry. */
  sentAt: Date;
};

/**
 * Whether a file answers a request of the ministry: it was uploaded for it, or to the checklist since its notification.
 * A notification has a day and no hour. A file that was sent to the ministry on that same day is no answer, so the file
 * has to be later than the sending, too.
 */
export function answersRequirement(file: AnswerFile, { id, notifiedOn, sentAt }: AskedSince): boolean {
  const { uploadedAt, rejected, uploadedFor } = file;
  if (uploadedFor !== null) return !rejected && uploadedFor === id;
  const notifiedAt = madridInstant({ date: notifiedOn, time: '00:00' });
  return !rejected && uploadedAt > sentAt && (notifiedAt === null || uploadedAt >= notifiedAt);
}

/** What the doctor says against a proposal: uploaded for the hearing. A paper of the checklist argues nothing. */
export const answersHearing = ({ rejected, uploadedFor }: AnswerFile, hearingId: string): boolean =>
  !rejected && uploadedFor === hearingId;
