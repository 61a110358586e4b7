import type { PetitionNotification } from '@fonendo/contract/petitions/legal-clock.schema';
import { answerBy } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import type { ClockFacts, ClockTerm, RequirementFacts } from '@fonendo/domain/petitions/legal-clock/clock-term';
import { correctsNothing } from '@fonendo/domain/petitions/legal-clock/correction';
import { legalClock } from '@fonendo/domain/petitions/legal-clock/legal-clock';
import { effectOf, type Notification } from '@fonendo/domain/petitions/legal-clock/notification';
import type { PlacedHolidays } from '@fonendo/domain/reference/regional-holidays';
import { addDays, isWorkingDay } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { ApiError } from '../../../http/api-error.ts';
import type { PetitionRecord, SuspensionRecord } from '../petitions.repository.ts';
import type { HearingRecord } from './hearings.repository.ts';

/** The notification of a request or a hearing. */
export const notificationOf = ({ channel, disposedOn, notifiedOn }: Notification): Notification => ({
  channel,
  disposedOn,
  notifiedOn,
});

/** What was entered: fields that were left out are null. */
export const enteredNotification = (entered: {
  channel: Notification['channel'];
  disposedOn?: string | null | undefined;
  notifiedOn?: string | null | undefined;
}): Notification => ({
  channel: entered.channel,
  disposedOn: entered.disposedOn ?? null,
  notifiedOn: entered.notifiedOn ?? null,
});

type Resolved = Pick<
  PetitionRecord,
  'resolvedAt' | 'resolutionChannel' | 'resolutionDisposedOn' | 'resolutionNotifiedOn'
>;

/** Null before the resolution. */
export function resolutionNotification(petition: Resolved): Notification | null {
  const { resolvedAt, resolutionChannel, resolutionDisposedOn, resolutionNotifiedOn } = petition;
  if (resolvedAt === null) return null;
  // Of old resolutions only the day on which they were recorded is known.
  const isUnknown = resolutionDisposedOn === null && resolutionNotifiedOn === null;
  return {
    channel: resolutionChannel ?? 'electronic',
    disposedOn: resolutionDisposedOn,
    notifiedOn: isUnknown ? madridDate(resolvedAt) : resolutionNotifiedOn,
  };
}

export function requirementFacts(row: SuspensionRecord, holidays: PlacedHolidays): RequirementFacts {
  const { from, until, workingDays, extensionRequestedOn, extensionDecidedOn, extensionDays } = row;
  const isUnknown = row.disposedOn === null && row.notifiedOn === null;
  return {
    notification: { ...notificationOf(row), notifiedOn: isUnknown ? from : row.notifiedOn },
    workingDays: workingDays ?? countWorkingDays(from, row.answerBy, holidays),
    extension:
      extensionRequestedOn === null
        ? null
        : { requestedOn: extensionRequestedOn, decidedOn: extensionDecidedOn, workingDays: extensionDays },
    answeredOn: until,
  };
}

/** The last day to answer that is shown. */
export const answerByOf = (row: SuspensionRecord, today: string, holidays: PlacedHolidays): string =>
  answerBy(requirementFacts(row, holidays), today, holidays);

function countWorkingDays(from: string, to: string, holidays: PlacedHolidays): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

type Parts = {
  petition: PetitionRecord;
  state: { suspensions: readonly SuspensionRecord[]; hearings: readonly HearingRecord[]; holidays: PlacedHolidays };
  hasOpenConditions: boolean;
};

/** Every legal term of a petition on this day. */
export function clockOf({ petition, state, hasOpenConditions }: Parts, today: string): ClockTerm[] {
  const { registeredOn, resolutionKind } = petition;
  const notification = resolutionNotification(petition);
  const facts: ClockFacts = {
    registeredOn,
    requirements: state.suspensions.map((row) => requirementFacts(row, state.holidays)),
    hearings: state.hearings.map((row) => ({ notification: notificationOf(row), closedOn: row.closedOn })),
    resolution: resolutionKind && notification && { kind: resolutionKind, notification },
    hasOpenConditions,
  };
  return legalClock(facts, today, state.holidays);
}

export function presentNotification(notification: Notification, today: string): PetitionNotification {
  const { state, countsFrom, rejectedOn } = effectOf(notification, today);
  return { ...notification, state, countsFrom, rejectedOn };
}

/** The field of the day that counts: at disposal where it was electronic. */
export const dayField = ({ disposedOn }: Notification) => (disposedOn === null ? 'notifiedOn' : 'disposedOn');

/** Nothing is notified before it can have happened. */
export function refuseNotifiedBefore(notification: Notification, earliest: string | null): void {
  refuseBefore(dayField(notification), notification.disposedOn ?? notification.notifiedOn ?? '', earliest);
}

export function refuseBefore(field: string, day: string, earliest: string | null): void {
  if (earliest === null || day >= earliest) return;
  throw new ApiError('ValidationFailed', { fields: { [field]: { key: 'errors.minDate', params: { min: earliest } } } });
}

/** Nobody registers a degree that there is not yet. */
export function refuseBeforeDegree(registeredOn: string, graduatedOn: string): void {
  if (registeredOn >= graduatedOn) return;
  const fields = { registeredOn: { key: 'errors.beforeDegree', params: { min: graduatedOn } } };
  throw new ApiError('ValidationFailed', { fields });
}

/** A correction that says what is recorded already. */
export function refuseUnchanged(field: string, recorded: object, corrected: object): void {
  if (!correctsNothing({ ...recorded }, { ...corrected })) return;
  throw new ApiError('ValidationFailed', { fields: { [field]: { key: 'errors.alreadyRecorded' } } });
}
