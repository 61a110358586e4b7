import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { communityCodes } from '../../reference/communities.ts';
import { communityHolidays, placedHolidays, seatHolidays } from '../../reference/regional-holidays.ts';
import { nationalHolidays } from '../../reference/working-calendar.ts';
import type { ClockFacts, ClockTermKind } from './clock-term.ts';
import { legalClock } from './legal-clock.ts';
import type { Notification } from './notification.ts';

/**
 * The law once more, as plainly as possible: one day after the other on a calendar in milliseconds. It shares nothing
 * with the product but the names of the holidays.
 */
const dayMs = 86_400_000;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const text = (time: number) => new Date(time).toISOString().slice(0, 10);
const monthOf = (time: number) => new Date(time).getUTCMonth();

const years = Array.from({ length: 14 }, (_, index) => 2024 + index);
const atSeat = new Set(years.flatMap((year) => [...nationalHolidays(year), ...seatHolidays(year)]).map(day));
const residences = [null, ...communityCodes].map((community) => ({
  shown: placedHolidays(years, community, { added: [], removed: [] }),
  off:
    community === null ? atSeat : atSeat.union(new Set(years.flatMap((y) => communityHolidays(community, y)).map(day))),
}));

const counts = (time: number, off: ReadonlySet<number>) =>
  ![0, 6].includes(new Date(time).getUTCDay()) && !off.has(time);

function lawfulWorkingDays(from: number, total: number, off: ReadonlySet<number>): number {
  let time = from;
  for (let seen = 0; seen < total; ) {
    time += dayMs;
    if (counts(time, off)) seen += 1;
  }
  return time;
}

/** Month by month to the same day, or to the last of a shorter month; months that are left out do not count. */
function lawfulMonths(from: number, total: number, leftOut: readonly number[] = []): number {
  const start = new Date(from);
  let month = start.getUTCMonth();
  for (let seen = 0; seen < total; ) {
    month += 1;
    if (!leftOut.includes(month % 12)) seen += 1;
  }
  const last = (days: number) => Date.UTC(start.getUTCFullYear(), month, days);
  let ordinal = start.getUTCDate();
  while (new Date(last(ordinal)).getUTCMonth() !== month % 12) ordinal -= 1;
  return last(ordinal);
}

function firstThat(time: number, holds: (time: number) => boolean): number {
  let next = time;
  while (!holds(next)) next += dayMs;
  return next;
}

/** When a notice counts, known only at the end: the access within ten days, otherwise the tenth. */
function lawfulStart({ channel, disposedOn, notifiedOn }: Notification): number {
  if (channel !== 'electronic' || disposedOn === null) return day(notifiedOn ?? '');
  for (let time = day(disposedOn); time < day(disposedOn) + 10 * dayMs; time += dayMs) {
    if (notifiedOn !== null && day(notifiedOn) === time) return time;
  }
  return day(disposedOn) + 10 * dayMs;
}

type Requirement = ClockFacts['requirements'][number];

function lawfulAnswer({ notification, workingDays, extension }: Requirement, off: ReadonlySet<number>): number {
  const start = lawfulStart(notification);
  const end = lawfulWorkingDays(start, workingDays, off);
  if (!extension || extension.workingDays === null || extension.decidedOn === null) return end;
  if (day(extension.requestedOn) > end || day(extension.decidedOn) > end) return end;
  return Math.max(end, lawfulWorkingDays(start, Math.min(35, extension.workingDays), off));
}

function lawfulResolution(facts: ClockFacts, off: ReadonlySet<number>): number {
  const stopped = new Set<number>();
  for (const requirement of facts.requirements) {
    const end = lawfulAnswer(requirement, off);
    const answered = requirement.answeredOn === null ? end : Math.min(end, day(requirement.answeredOn));
    for (let time = lawfulStart(requirement.notification) + dayMs; time <= answered; time += dayMs) stopped.add(time);
  }
  const end = lawfulMonths(day(facts.registeredOn ?? ''), 6) + stopped.size * dayMs;
  return firstThat(end, (time) => counts(time, off));
}

function lawfulCourt(start: number): number {
  const from = monthOf(start) === 7 ? Date.UTC(new Date(start).getUTCFullYear(), 7, 31) : start;
  const end = lawfulMonths(from, 2, [7]);
  return firstThat(end, (time) => counts(time, atSeat) && monthOf(time) !== 7);
}

function lawful(facts: ClockFacts, kind: ClockTermKind, off: ReadonlySet<number>): number | null {
  const [requirement, hearing, resolution] = [facts.requirements[0], facts.hearings[0], facts.resolution];
  switch (kind) {
    case 'requirement':
      return requirement ? Math.max(...facts.requirements.map((one) => lawfulAnswer(one, off))) : null;
    case 'hearing':
      return hearing ? lawfulWorkingDays(lawfulStart(hearing.notification), 10, off) : null;
    case 'resolution':
      return lawfulResolution(facts, off);
    case 'silence':
      return lawfulResolution(facts, off) + dayMs;
    case 'reposicion':
      return resolution
        ? firstThat(lawfulMonths(lawfulStart(resolution.notification), 1), (time) => counts(time, off))
        : null;
    case 'contencioso':
      return resolution ? lawfulCourt(lawfulStart(resolution.notification)) : null;
    case 'conditions':
      return resolution ? lawfulMonths(lawfulStart(resolution.notification), 48) : null;
    case 'access':
      return null;
  }
}

const someDay = fc
  .integer({ min: day('2025-01-01'), max: day('2030-12-31') })
  .map((time) => text(time - (time % dayMs)));
const after = (start: string, most: number) => fc.nat({ max: most }).map((days) => text(day(start) + days * dayMs));

const notificationFrom = (start: string): fc.Arbitrary<Notification> =>
  fc
    .record({
      channel: fc.constantFrom('electronic' as const, 'paper' as const, 'publication' as const),
      on: after(start, 250),
      opened: fc.option(fc.nat({ max: 14 })),
    })
    .map(({ channel, on, opened }) =>
      channel === 'electronic'
        ? { channel, disposedOn: on, notifiedOn: opened === null ? null : text(day(on) + opened * dayMs) }
        : { channel, disposedOn: null, notifiedOn: on },
    );

const requirementFrom = (start: string): fc.Arbitrary<Requirement> =>
  notificationFrom(start).chain((notification) => {
    const begins = notification.disposedOn ?? notification.notifiedOn ?? start;
    const extension = after(begins, 40).chain((requestedOn) =>
      fc.record({
        requestedOn: fc.constant(requestedOn),
        decidedOn: fc.option(after(requestedOn, 20)),
        workingDays: fc.option(fc.integer({ min: 5, max: 50 })),
      }),
    );
    return fc.record({
      notification: fc.constant(notification),
      workingDays: fc.constantFrom(10, 10, 15, 5),
      extension: fc.option(extension),
      answeredOn: fc.option(after(text(lawfulStart(notification)), 80)),
    });
  });

const procedure: fc.Arbitrary<ClockFacts> = someDay.chain((registeredOn) =>
  fc.record({
    registeredOn: fc.constant(registeredOn),
    requirements: fc.array(requirementFrom(registeredOn), { maxLength: 3 }),
    hearings: fc.array(fc.record({ notification: notificationFrom(registeredOn), closedOn: fc.constant(null) }), {
      maxLength: 1,
    }),
    resolution: fc.option(
      fc.record({
        kind: fc.constantFrom('granted' as const, 'conditional' as const, 'denied' as const),
        notification: notificationFrom(registeredOn),
      }),
      { freq: 2 },
    ),
    hasOpenConditions: fc.boolean(),
  }),
);

/** What is known on a day: nothing that happens later. */
function knownOn(facts: ClockFacts, today: string): ClockFacts {
  const past = (value: string | null) => (value !== null && value <= today ? value : null);
  const begun = ({ notification: { disposedOn, notifiedOn } }: { notification: Notification }) =>
    past(disposedOn ?? notifiedOn) !== null;
  const seen = (notification: Notification) => ({ ...notification, notifiedOn: past(notification.notifiedOn) });
  return {
    ...facts,
    requirements: facts.requirements.filter(begun).map((one) => ({
      ...one,
      notification: seen(one.notification),
      answeredOn: past(one.answeredOn),
      extension:
        one.extension && past(one.extension.requestedOn) !== null
          ? {
              ...one.extension,
              decidedOn: past(one.extension.decidedOn),
              workingDays: past(one.extension.decidedOn) === null ? null : one.extension.workingDays,
            }
          : null,
    })),
    hearings: facts.hearings.filter(begun).map((one) => ({ ...one, notification: seen(one.notification) })),
    resolution:
      facts.resolution && begun(facts.resolution)
        ? { ...facts.resolution, notification: seen(facts.resolution.notification) }
        : null,
  };
}

/** Always the same cases: a test that fails has found something, and finds it again. */
const slices = Array.from({ length: 20 }, (_, seed) => ({ seed, numRuns: 500 }));

describe('whatever happens in 10,000 procedures', () => {
  test.each(slices)('no deadline shown on any day is later than the lawful one (slice $seed)', (slice) => {
    let compared = 0;
    fc.assert(
      fc.property(procedure, fc.nat({ max: 420 }), fc.constantFrom(...residences), (facts, days, { shown, off }) => {
        const today = text(day(facts.registeredOn ?? '') + days * dayMs);
        for (const { kind, end } of legalClock(knownOn(facts, today), today, shown)) {
          const limit = end === null ? null : lawful(facts, kind, off);
          if (end === null || limit === null) continue;
          compared += 1;
          if (end > text(limit)) throw new Error(`${kind} on ${today}: ${end}, lawful ${text(limit)}`);
        }
      }),
      slice,
    );
    expect(compared).toBeGreaterThan(slice.numRuns);
  });

  test.each(slices.slice(0, 4))(
    'whatever day a doctor says a notice was opened on, no term ends later for it (slice $seed)',
    (slice) => {
      fc.assert(
        fc.property(procedure, fc.nat({ max: 40 }), fc.constantFrom(...residences), (facts, days, { shown }) => {
          const say = (one: Notification, on: string | null): Notification =>
            one.disposedOn === null ? one : { ...one, notifiedOn: on };
          const told = (on: (disposedOn: string) => string | null): ClockFacts => {
            const of = (one: Notification) => say(one, one.disposedOn === null ? null : on(one.disposedOn));
            return {
              ...facts,
              requirements: facts.requirements.map((one) => ({ ...one, notification: of(one.notification) })),
              hearings: facts.hearings.map((one) => ({ ...one, notification: of(one.notification) })),
              resolution: facts.resolution && { ...facts.resolution, notification: of(facts.resolution.notification) },
            };
          };
          const never = legalClock(
            told(() => null),
            '2037-01-01',
            shown,
          );
          const said = legalClock(
            told((disposedOn) => text(day(disposedOn) + days * dayMs)),
            '2037-01-01',
            shown,
          );
          for (const kind of ['requirement', 'hearing', 'reposicion', 'contencioso', 'conditions'] as const) {
            const ends = (clock: typeof never) =>
              clock.flatMap((one) => (one.kind === kind && one.end ? [one.end] : []));
            const latest = ends(never).toSorted();
            expect(
              ends(said)
                .toSorted()
                .every((end, index) => end <= (latest[index] ?? '')),
            ).toBe(true);
          }
        }),
        slice,
      );
    },
  );

  test.each(slices.slice(0, 4))('with every fact known the dates are the lawful ones (slice $seed)', (slice) => {
    fc.assert(
      fc.property(procedure, fc.constantFrom(...residences), (facts, { shown, off }) => {
        const one = { ...facts, requirements: facts.requirements.slice(0, 1) };
        for (const { kind, end } of legalClock(one, '2037-01-01', shown)) {
          const limit = lawful(one, kind, off);
          if (end !== null && limit !== null) expect(`${kind} ${end}`).toBe(`${kind} ${text(limit)}`);
        }
      }),
      slice,
    );
  });
});
