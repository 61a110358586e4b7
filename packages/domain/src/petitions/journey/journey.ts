import { addDays, daysBetween, nationalHolidays, nextWorkingDay } from '../../reference/working-calendar.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';
import { type JourneyStep, stepRules } from './steps.ts';

/** What is known of a step: since when it runs, and when it was done. */
export type StepDates = { startedOn: CalendarDate | null; doneOn: CalendarDate | null };

export type PlannedStep = {
  step: JourneyStep;
  needs: readonly JourneyStep[];
  typicalDays: number;
  worstDays: number;
} & StepDates;

export const stepStates = ['done', 'running', 'waiting'] as const;

export type StepState = (typeof stepStates)[number];

export type ScheduledStep = PlannedStep & {
  state: StepState;
  /** Of a done step without a known beginning: the day it was done. */
  start: CalendarDate;
  /** What is most likely, and where everything takes as long as it can. */
  end: CalendarDate;
  worst: CalendarDate;
  /** By how many days it may end later without moving the first day; null where that cannot be moved any more. */
  slackDays: number | null;
  critical: boolean;
  /** It runs for longer than is usual. */
  late: boolean;
  /** Of a certificate that was issued: the last day on which it is accepted. */
  lapsesOn: CalendarDate | null;
};

export type Journey = {
  steps: ScheduledStep[];
  /** The working day after the last step that the first day waits for. */
  firstDay: { likely: CalendarDate; worst: CalendarDate };
  /** Nothing is left to wait for. */
  ready: boolean;
};

type Plan = ReadonlyMap<JourneyStep, ScheduledStep>;

/**
 * When each step begins and ends at the earliest. Steps come after what they need. A real date replaces an estimate, and
 * nothing that is still to come ends before today.
 */
export function scheduleJourney(planned: readonly PlannedStep[], today: CalendarDate): Journey {
  const plan = new Map<JourneyStep, ScheduledStep>();
  for (const one of planned) plan.set(one.step, schedule(one, { plan, planned, today }));
  const required = [...plan.values()].filter(({ step }) => !stepRules[step].optional);
  const ready = required.every(({ state }) => state === 'done');
  const likely = lastOf(required.map(({ end }) => end)) ?? today;
  const worst = lastOf(required.map((one) => one.worst)) ?? today;
  const steps = ready ? [...plan.values()] : withSlack([...plan.values()], likely);
  return {
    steps,
    ready,
    firstDay: { likely: workingDayAfter(likely, today), worst: workingDayAfter(worst, today) },
  };
}

type Around = { plan: Plan; planned: readonly PlannedStep[]; today: CalendarDate };

function schedule(one: PlannedStep, around: Around): ScheduledStep {
  const { startedOn, doneOn, typicalDays, worstDays } = one;
  const { today } = around;
  const known = { ...one, slackDays: null, critical: false, late: false, lapsesOn: lapseOf(one) };
  if (doneOn !== null && !isStale(one, around)) {
    return { ...known, state: 'done', start: startedOn ?? doneOn, end: doneOn, worst: doneOn };
  }
  if (startedOn !== null && doneOn === null) {
    const [usual, latest] = [addDays(startedOn, typicalDays), addDays(startedOn, worstDays)];
    // Past what is usual, the most that is known is the next bound; past that one, nothing is.
    const end = [usual, latest].find((day) => day >= today) ?? today;
    return { ...known, state: 'running', start: startedOn, end, worst: later(latest, end), late: usual < today };
  }
  const start = startOf(one, around, ({ end }) => end);
  const worstStart = startOf(one, around, ({ worst }) => worst);
  return {
    ...{ ...known, state: 'waiting', start },
    end: addDays(start, typicalDays),
    // A certificate that lapses is asked for late anyway: a delay elsewhere does not delay it.
    worst: addDays(stepRules[one.step].lapses ? start : worstStart, worstDays),
  };
}

/**
 * A certificate that lapses is asked for so late that it just arrives even if it takes longest: asked for earlier, it
 * might be too old when it is handed in.
 */
function startOf({ step, needs, worstDays }: PlannedStep, around: Around, at: (one: ScheduledStep) => CalendarDate) {
  const { plan, today } = around;
  const earliest = later(today, lastOf(needs.flatMap((need) => mapped(plan.get(need), at))) ?? today);
  const { lapses } = stepRules[step];
  const handedIn = lapses && handedInAt(lapses.at, step, around);
  return handedIn ? later(earliest, addDays(handedIn, -worstDays)) : earliest;
}

/** The day from which a certificate can be handed in, if nothing else waited for it; null once it was. */
function handedInAt(
  user: JourneyStep | 'firstDay',
  certificate: JourneyStep,
  { plan, planned, today }: Around,
): CalendarDate | null {
  // Everything but the certificates themselves: these come last.
  if (user === 'firstDay') return lastOf([...plan.values()].filter(isWaitedFor).map(({ end }) => end)) ?? today;
  const found = planned.find(({ step }) => step === user);
  if (!found || found.startedOn !== null || found.doneOn !== null) return null;
  const others = found.needs.filter((need) => need !== certificate);
  return later(today, lastOf(others.flatMap((need) => mapped(plan.get(need), ({ end }) => end))) ?? today);
}

const isWaitedFor = ({ step }: ScheduledStep): boolean =>
  !stepRules[step].optional && stepRules[step].lapses?.at !== 'firstDay';

const lapseOf = ({ step, doneOn }: PlannedStep): CalendarDate | null => {
  const { lapses } = stepRules[step];
  return lapses && doneOn !== null ? addDays(doneOn, lapses.days) : null;
};

/** It will be too old on the day on which it is handed in: another one is needed. */
function isStale(one: PlannedStep, around: Around): boolean {
  const { lapses } = stepRules[one.step];
  const handedIn = lapses && handedInAt(lapses.at, one.step, around);
  const lapsesOn = lapseOf(one);
  return Boolean(handedIn && lapsesOn && lapsesOn < handedIn);
}

/** From the end backwards: how much later each could end before another, or the first day, has to wait for it. */
function withSlack(steps: readonly ScheduledStep[], finish: CalendarDate): ScheduledStep[] {
  const latestEnds = new Map<JourneyStep, CalendarDate>();
  const waiting = steps.filter(({ state }) => state === 'waiting');
  for (const one of steps.toReversed()) {
    // An optional step holds nobody up, and what has begun waits for nothing any more.
    const bounds = waiting
      .filter(({ step, needs }) => needs.includes(one.step) && !stepRules[step].optional)
      .map(({ step, typicalDays }) => addDays(latestEnds.get(step) ?? finish, -typicalDays));
    latestEnds.set(one.step, bounds.toSorted()[0] ?? finish);
  }
  return steps.map((one) => {
    if (one.state === 'done' || stepRules[one.step].optional) return one;
    const slackDays = daysBetween(one.end, latestEnds.get(one.step) ?? finish);
    return { ...one, slackDays, critical: slackDays <= 0 };
  });
}

/** The doctor's turn: what could begin today, what sets the date first, then what has least time to spare. */
export function nextOwnStep({ steps }: Pick<Journey, 'steps'>, today: CalendarDate): JourneyStep | null {
  const ends = new Map(steps.map(({ step, state }) => [step, state === 'done']));
  const open = steps.filter(
    ({ step, state, start, needs }) =>
      state === 'waiting' && start <= today && !stepRules[step].optional && needs.every((need) => ends.get(need)),
  );
  return open.toSorted((a, b) => (a.slackDays ?? 0) - (b.slackDays ?? 0))[0]?.step ?? null;
}

/** The step under way, or the next, of those that set the date. */
export const stepThatSetsTheDate = ({ steps }: Pick<Journey, 'steps'>): JourneyStep | null =>
  steps.filter(({ critical }) => critical).toSorted((a, b) => a.start.localeCompare(b.start))[0]?.step ?? null;

/** How much time the steps beside it have to spare at least; null if there are none. */
export function leastSlack({ steps }: Pick<Journey, 'steps'>): number | null {
  const spare = steps.flatMap(({ critical, slackDays }) => (critical || slackDays === null ? [] : [slackDays]));
  return spare.length > 0 ? Math.min(...spare) : null;
}

function workingDayAfter(day: CalendarDate, today: CalendarDate): CalendarDate {
  const next = later(addDays(day, 1), today);
  const year = Number(next.slice(0, 4));
  return nextWorkingDay(next, new Set([...nationalHolidays(year), ...nationalHolidays(year + 1)]));
}

const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);
const lastOf = (days: readonly CalendarDate[]): CalendarDate | undefined => days.toSorted().at(-1);
const mapped = <From, To>(value: From | undefined, map: (value: From) => To): To[] =>
  value === undefined ? [] : [map(value)];
