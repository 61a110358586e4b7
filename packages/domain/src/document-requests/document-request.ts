import { daysBetween } from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { awaitedDocumentRequestStatuses, type DocumentRequestStatus } from './document-request.lifecycle.ts';

export const documentRequestLimits = {
  /** Documents per request. */
  papers: 10,
  name: 120,
  why: 1000,
  reason: 1000,
  /** How far ahead the due date may be. */
  days: 365,
  /** Candidates per bulk request. */
  candidacies: 100,
} as const;

/** It is the candidate's turn and the due date has passed; uploading is still possible. */
export const isOverdue = (
  { status, dueOn }: { status: DocumentRequestStatus; dueOn: CalendarDate },
  today: CalendarDate,
): boolean => awaitedDocumentRequestStatuses.some((awaited) => awaited === status) && dueOn < today;

/** Days before the last one on which the candidate is reminded. */
export const dueReminderDays = [2, 0] as const;

/**
 * The reminder that is due, by days before the due date; a missed morning is made up for on the next. Null if it is too
 * early, too late, or the candidate was notified of the request today.
 */
export function dueReminder(
  { toldOn, dueOn }: { toldOn: CalendarDate; dueOn: CalendarDate },
  today: CalendarDate,
): number | null {
  const left = daysBetween(today, dueOn);
  if (left < 0 || toldOn >= today) return null;
  const due = dueReminderDays.filter((days) => left <= days);
  return due.length > 0 ? Math.min(...due) : null;
}
