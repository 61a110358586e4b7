import { addDays, daysBetween } from '../../reference/working-calendar.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';

/** How an act of the ministry reached the applicant (art. 41 to 46 Ley 39/2015). */
export const notificationChannels = ['electronic', 'paper', 'publication'] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

export type Notification = {
  channel: NotificationChannel;
  /** Electronic notices (DEHú): the day it was put at disposal. */
  disposedOn: CalendarDate | null;
  /** The day of access, delivery or publication; null while nobody has opened an electronic notice. */
  notifiedOn: CalendarDate | null;
};

/** Art. 43.2 Ley 39/2015: without access within ten natural days an electronic notice counts as rejected. */
export const daysToOpen = 10;

/** An unopened notice is recalled every day from the fifth. */
export const firstDayToRemind = 5;

export type NotificationEffect = {
  state: 'made' | 'unopened' | 'rejected';
  /** Terms run from the day after (art. 30.3). While it is unopened: the latest day from which they will. */
  countsFrom: CalendarDate;
  /**
   * The earliest day from which terms can run. Of an unopened notice it is the day of disposal, because an access that
   * nobody has recorded may have been that day: dates counted from it are never later than the lawful ones.
   */
  cautiousFrom: CalendarDate;
  /** Of electronic notices: the day on which it counts as rejected, or would have. */
  rejectedOn: CalendarDate | null;
  /** Art. 43.3: for the ministry's own term it is enough to have put the notice at disposal. */
  fulfilledOn: CalendarDate;
};

export function effectOf({ channel, disposedOn, notifiedOn }: Notification, today: CalendarDate): NotificationEffect {
  if (channel !== 'electronic' || disposedOn === null) {
    const day = notifiedOn ?? today;
    return { state: 'made', countsFrom: day, cautiousFrom: day, rejectedOn: null, fulfilledOn: day };
  }
  const rejectedOn = addDays(disposedOn, daysToOpen);
  const same = { rejectedOn, fulfilledOn: disposedOn };
  if (notifiedOn !== null && notifiedOn <= rejectedOn) {
    return { state: 'made', countsFrom: notifiedOn, cautiousFrom: notifiedOn, ...same };
  }
  const isRejected = notifiedOn !== null || today > rejectedOn;
  return {
    state: isRejected ? 'rejected' : 'unopened',
    countsFrom: rejectedOn,
    cautiousFrom: isRejected ? rejectedOn : disposedOn,
    ...same,
  };
}

/**
 * Whether the doctor can still say when they opened it. What they say counts from that day, or from the tenth after the
 * disposal if it was later: it never moves a term past the lawful end. A day that is recorded only the team corrects.
 */
export const awaitsAccess = ({ channel, disposedOn, notifiedOn }: Notification): boolean =>
  channel === 'electronic' && disposedOn !== null && notifiedOn === null;

/** How many days an unopened notice has waited, if it is time to remind of it; otherwise null. */
export function daysUnopened(notification: Notification, today: CalendarDate): number | null {
  if (notification.disposedOn === null || effectOf(notification, today).state !== 'unopened') return null;
  const days = daysBetween(notification.disposedOn, today);
  return days >= firstDayToRemind ? days : null;
}

/** The day that terms count from if nothing more is ever recorded: an unopened notice counts as rejected some day. */
export const finalCountsFrom = (notification: Notification): CalendarDate =>
  effectOf(notification, notification.disposedOn ?? notification.notifiedOn ?? '').countsFrom;

/** The first day on which one of these notices counts as rejected, if nobody has opened it yet. */
export function firstToOpen(notifications: readonly (Notification | null)[], today: CalendarDate): CalendarDate | null {
  const days = notifications.flatMap((one) => {
    const effect = one && effectOf(one, today);
    return effect?.state === 'unopened' && effect.rejectedOn !== null ? [effect.rejectedOn] : [];
  });
  return days.toSorted()[0] ?? null;
}
