import { daysBetween } from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { awaitedDocumentRequestStatuses, type DocumentRequestStatus } from './document-request.lifecycle.ts';

export const documentRequestLimits = {
  /** Papers in one go. */
  papers: 10,
  name: 120,
  why: 1000,
  reason: 1000,
  /** How far ahead the last day may lie. */
  days: 365,
  /** Candidates that are asked in one go. */
  candidacies: 100,
} as const;

/** Somebody is late where it is their turn and the last day has passed; handing it in late is better than never. */
export const isOverdue = (
  { status, dueOn }: { status: DocumentRequestStatus; dueOn: CalendarDate },
  today: CalendarDate,
): boolean => awaitedDocumentRequestStatuses.some((awaited) => awaited === status) && dueOn < today;

/** Days before the last one on which the candidate is reminded. */
export const dueReminderDays = [2, 0] as const;

/**
 * The reminder that is due, by the days before the last one; a morning that was missed is made good by the next. Null
 * where there is none: it is too early, too late, or the candidate was told of the paper today.
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
