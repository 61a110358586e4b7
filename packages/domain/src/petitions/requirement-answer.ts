import { madridInstant } from '../reference/time-zones.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** A current file of the doctor. */
export type AnswerFile = {
  uploadedAt: Date;
  rejected: boolean;
  /** The request or condition for which it was uploaded; null if it was uploaded to the checklist. */
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
 * What answers a request of the ministry: uploaded for it, or to the checklist since its notification. A notification has a day and no hour, so
 * that what was part of the papers themselves, sent on that same day, would count as well: it has to be later than both.
 */
export function answersRequirement(file: AnswerFile, { id, notifiedOn, sentAt }: AskedSince): boolean {
  const { uploadedAt, rejected, uploadedFor } = file;
  if (uploadedFor !== null) return !rejected && uploadedFor === id;
  const notifiedAt = madridInstant({ date: notifiedOn, time: '00:00' });
  return !rejected && uploadedAt > sentAt && (notifiedAt === null || uploadedAt >= notifiedAt);
}
