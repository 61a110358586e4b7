/** Where an interview takes place: a video link, or an address. */
export const interviewPlaces = ['video', 'onSite'] as const;

export type InterviewPlace = (typeof interviewPlaces)[number];

/** Who proposed a date: the hospital, or the candidate after declining the hospital's. */
export const slotProposers = ['hospital', 'doctor'] as const;

export type SlotProposer = (typeof slotProposers)[number];

export const interviewLimits = {
  slots: { min: 1, max: 5 },
  /** How far ahead a date may be. */
  daysAhead: 365,
  place: 500,
  message: 1000,
  comment: 1000,
  /** People of the hospital who take part. */
  interviewers: 8,
} as const;

/** A meeting by video can be entered so long before it begins. */
export const joinsBeforeMs = 15 * 60_000;

export type TimeSpan = { startsAt: Date; endsAt: Date };

/** Half-open: one may end when the next begins. */
export const overlaps = (one: TimeSpan, other: TimeSpan): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

export const spanOf = (startsAt: Date, durationMinutes: number): TimeSpan => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000),
});

/** What takes the time of those who interview. */
export type Engagement = TimeSpan & { interviewId: string; interviewerIds: readonly string[] };

/** Which of these people are busy at a time, each with the first other interview that takes it. It warns, it never forbids. */
export function busyInterviewers<Other extends Engagement>(
  { interviewId, interviewerIds, ...span }: Engagement,
  others: readonly Other[],
): { interviewerId: string; other: Other }[] {
  return interviewerIds.flatMap((interviewerId) => {
    const other = others.find(
      (one) => one.interviewId !== interviewId && one.interviewerIds.includes(interviewerId) && overlaps(one, span),
    );
    return other ? [{ interviewerId, other }] : [];
  });
}

/** What is wrong with a proposed date; each has a validation message. */
export type SlotProblem = 'slotInThePast' | 'slotTooFar' | 'slotsOverlap' | 'slotTaken';

/**
 * What is wrong with each proposed date, in order; null if nothing is. Of two that overlap, the later one in the list
 * is reported.
 */
export function checkSlots(
  slots: readonly TimeSpan[],
  { now, taken }: { now: Date; taken: readonly TimeSpan[] },
): (SlotProblem | null)[] {
  const last = now.getTime() + interviewLimits.daysAhead * 24 * 60 * 60_000;
  return slots.map((slot, index) => {
    if (slot.startsAt <= now) return 'slotInThePast';
    if (slot.startsAt.getTime() > last) return 'slotTooFar';
    if (slots.slice(0, index).some((earlier) => overlaps(earlier, slot))) return 'slotsOverlap';
    return taken.some((other) => overlaps(other, slot)) ? 'slotTaken' : null;
  });
}

const minute = 60_000;
/** How long before the start each reminder is sent, the nearest last. */
export const interviewReminders = { day: 24 * 60 * minute, hour: 60 * minute } as const;

/** The reminder that is due now; null if none is. After the reminder of the hour, that of the day is not sent. */
export function dueReminder(
  interview: { startsAt: Date; remindedDayAt: Date | null; remindedHourAt: Date | null },
  now: Date,
): 'day' | 'hour' | null {
  const left = interview.startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  if (left <= interviewReminders.hour) return interview.remindedHourAt ? null : 'hour';
  return left <= interviewReminders.day && !interview.remindedDayAt ? 'day' : null;
}
