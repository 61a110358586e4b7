import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../reference/working-calendar.ts';
import { type PlannedStep, scheduleJourney } from './journey.ts';
import { type JourneyPerson, journeySteps, stepRules, stepsOf } from './steps.ts';

const today = '2026-11-17';

const person: fc.Arbitrary<JourneyPerson> = fc.record({
  nationalities: fc.subarray(['CO', 'IT', 'ES', 'CH', 'VE'], { minLength: 1, maxLength: 2 }),
  countryOfResidence: fc.constantFrom('CO', 'ES', 'IT'),
  road: fc.constantFrom('homologation', 'professional', 'none', null),
  isRecognised: fc.boolean(),
});

/** Days ago; a step that was done has begun before or at once. */
const dates = fc
  .record({ begun: fc.option(fc.nat(400)), took: fc.option(fc.nat(200)), typical: fc.nat(100), more: fc.nat(100) })
  .map(({ begun, took, typical, more }) => ({
    startedOn: begun === null ? null : addDays(today, -begun),
    doneOn: begun === null || took === null ? null : addDays(today, -Math.max(0, begun - took)),
    ...{ typicalDays: typical, worstDays: typical + more },
  }));

const cases = fc
  .tuple(person, fc.array(dates, { minLength: journeySteps.length, maxLength: journeySteps.length }))
  .map(([who, known]): PlannedStep[] =>
    stepsOf(who).map(({ step, needs }, index) => ({
      ...{ step, needs, startedOn: null, doneOn: null, typicalDays: 1, worstDays: 1 },
      ...known[index],
    })),
  );

test('no step begins before what it needs ends, and none that is to come ends before today', () => {
  fc.assert(
    fc.property(cases, (planned) => {
      const { steps } = scheduleJourney(planned, today);
      const byStep = new Map(steps.map((one) => [one.step, one]));
      for (const { state, start, end, worst, needs } of steps) {
        expect(start <= end && end <= worst).toBe(true);
        if (state !== 'done') expect(end >= today).toBe(true);
        if (state !== 'waiting') continue;
        expect(start >= today).toBe(true);
        for (const need of needs) {
          expect(start >= (byStep.get(need)?.end ?? '')).toBe(true);
          expect(worst >= (byStep.get(need)?.worst ?? '')).toBe(true);
        }
      }
    }),
  );
});

test('the first day comes after every step it waits for; real dates stay as they are', () => {
  fc.assert(
    fc.property(cases, (planned) => {
      const { steps, firstDay, ready } = scheduleJourney(planned, today);
      const required = steps.filter(({ step }) => !stepRules[step].optional);
      expect(firstDay.likely >= today && firstDay.likely <= firstDay.worst).toBe(true);
      for (const { end, worst } of required) {
        expect(firstDay.likely > end).toBe(true);
        expect(firstDay.worst > worst).toBe(true);
      }
      expect(ready).toBe(required.every(({ state }) => state === 'done'));
      for (const { state, end, doneOn, start, startedOn } of steps) {
        if (state === 'done') expect(end).toBe(doneOn);
        if (state === 'running') expect(start).toBe(startedOn);
      }
    }),
  );
});

test('something sets the date until all is done: one day more of it moves the first day, slack does not', () => {
  fc.assert(
    fc.property(cases, (planned) => {
      const { steps, ready } = scheduleJourney(planned, today);
      // A certificate that was issued may be too old once something else takes longer.
      if (ready || planned.some(({ step, doneOn }) => stepRules[step].lapses && doneOn !== null)) return;
      expect(steps.some(({ critical }) => critical)).toBe(true);
      const finish = (list: typeof steps) =>
        list
          .filter(({ step }) => !stepRules[step].optional)
          .map(({ end }) => end)
          .toSorted()
          .at(-1) ?? '';
      for (const { step, state, slackDays, critical } of steps) {
        if (slackDays === null) continue;
        expect(slackDays).toBeGreaterThanOrEqual(0);
        // A certificate that lapses begins later if it takes longer; a running step may end by another bound.
        if (state !== 'waiting' || stepRules[step].lapses) continue;
        const stretched = (days: number) =>
          scheduleJourney(
            planned.map((one) => (one.step === step ? longer(one, days) : one)),
            today,
          ).steps;
        expect(daysBetween(finish(steps), finish(stretched(slackDays)))).toBe(0);
        if (critical) expect(daysBetween(finish(steps), finish(stretched(1)))).toBe(1);
      }
    }),
  );
});

const longer = (one: PlannedStep, days: number): PlannedStep => ({
  ...one,
  typicalDays: one.typicalDays + days,
  worstDays: one.worstDays + days,
});
