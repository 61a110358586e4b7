import { daysBetween } from '../../reference/working-calendar.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';
import type { StepDates } from './journey.ts';
import { type JourneyStep, stepRules } from './steps.ts';

type DayError =
  | { key: 'errors.minDate'; params: { min: CalendarDate } }
  | { key: 'errors.maxDate'; params: { max: CalendarDate } };

/** What Fonendo knows by itself, and the doctor therefore does not mark. */
export type KnownSteps = Partial<Record<JourneyStep, StepDates>>;

/** A step that rests on the resolution cannot have begun while the resolution is awaited. */
export const canMark = (step: JourneyStep, known: KnownSteps): boolean =>
  known[step] === undefined &&
  (!stepRules[step].afterResolution || known.resolution === undefined || known.resolution.doneOn !== null);

/** What is wrong with the day on which a doctor says that a step began or was done. */
export function findMarkError(
  step: JourneyStep,
  on: CalendarDate,
  { known, today }: { known: KnownSteps; today: CalendarDate },
): DayError | null {
  const first = stepRules[step].afterResolution ? known.resolution?.doneOn : null;
  if (on > today) return { key: 'errors.maxDate', params: { max: today } };
  return first && on < first ? { key: 'errors.minDate', params: { min: first } } : null;
}

/** What is kept: the beginning that was told before stays, unless it would now come after the end. */
export const markedDates = (state: 'running' | 'done', on: CalendarDate, before: StepDates | null): StepDates => {
  if (state === 'running') return { startedOn: on, doneOn: null };
  const startedOn = before?.startedOn ?? null;
  return { startedOn: startedOn !== null && startedOn <= on ? startedOn : null, doneOn: on };
};

/** How long our own petitions took from registry to resolution. */
export type OwnWaits = { cases: number; medianDays: number; p90Days: number };

/**
 * How long the resolution takes. Our own petitions tell what is usual; without enough of them the legal clock does, which
 * is also the least that is allowed for at worst.
 */
export function resolutionDays(
  clock: { registeredOn: CalendarDate; deadline: CalendarDate } | null,
  waits: OwnWaits | null,
): { typicalDays: number; worstDays: number } {
  const { typicalDays, worstDays } = stepRules.resolution;
  const term = clock ? daysBetween(clock.registeredOn, clock.deadline) : typicalDays;
  if (waits) return { typicalDays: waits.medianDays, worstDays: Math.max(waits.p90Days, waits.medianDays, term) };
  return { typicalDays: term, worstDays: term + (worstDays - typicalDays) };
}

/** The recognition of RD 581/2017 is decided within three months. */
export const professionalResolution = { article: 'RD 581/2017', typicalDays: 91, worstDays: 122 } as const;
