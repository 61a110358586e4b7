import type { CalendarDate } from '../shared/calendar-date.ts';

/**
 * Why mail does not reach an address, as people are told it: there is no such address, its mailbox was closed, it is
 * full, the provider refuses our mails, or its server cannot be reached.
 */
export const bounceReasons = ['address', 'closed', 'full', 'refused', 'unreachable', 'other'] as const;

export type BounceReason = (typeof bounceReasons)[number];

export const bounceLimits = {
  /** For how long after a mail its report counts. Mail servers give up after five days; complaints come later. */
  days: 60,
  /** Of the part of a report that programs read. Longer ones are not reports of one mail to one person. */
  characters: 64 * 1024,
  /** On so many days must a mail have failed for a passing reason, … */
  passingDays: 3,
  /** … within so many, before the address counts as undeliverable. */
  passingWithinDays: 30,
  /** What is kept of a mail server's own words. */
  diagnosticLength: 300,
} as const;

const dayMs = 24 * 60 * 60_000;

/** The extended status of RFC 3463: class, subject, detail. */
const statusPattern = /^([245])\.(\d{1,3})\.(\d{1,3})$/;

export const isMailStatus = (text: string): boolean => statusPattern.test(text);

/** What an extended status says. A refusal of who sends (5.1.7, 5.1.8) says nothing about who receives. */
export function bounceReasonOf(status: string): BounceReason {
  const [, , subject, detail] = statusPattern.exec(status) ?? [];
  if (subject === '1') return detail === '7' || detail === '8' ? 'refused' : 'address';
  if (subject === '2') return detail === '2' || detail === '3' ? 'full' : 'closed';
  if (subject === '3' || subject === '4') return 'unreachable';
  if (subject === '5' || subject === '6' || subject === '7') return 'refused';
  return 'other';
}

/**
 * Whether one such failure is enough: there is no such address or mailbox, or nobody takes mail for its domain. A full
 * mailbox is emptied, and a provider that refuses us today (a list of senders, a policy) does so to everybody there.
 */
export function isFinalFailure(status: string): boolean {
  if (!status.startsWith('5.')) return false;
  if (status.startsWith('5.3.')) return false;
  return ['address', 'closed', 'unreachable', 'other'].includes(bounceReasonOf(status));
}

/**
 * What is known after another failure: on which days mails failed for passing reasons, and whether the address counts as
 * undeliverable now. A second report on the same day is the same failure.
 */
export function afterFailure(
  failedOn: readonly CalendarDate[],
  status: string,
  today: CalendarDate,
): { failedOn: CalendarDate[]; undeliverable: boolean } {
  const since = new Date(Date.parse(today) - bounceLimits.passingWithinDays * dayMs).toISOString().slice(0, 10);
  const days = [...new Set([...failedOn.filter((day) => day > since), today])].toSorted();
  return { failedOn: days, undeliverable: isFinalFailure(status) || days.length >= bounceLimits.passingDays };
}
