import type { PlacedHolidays } from '../../reference/regional-holidays.ts';
import { addDays, addMonths, daysBetween } from '../../reference/working-calendar.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';
import { resolutionMonths, suspendedSpans } from '../legal-term.ts';
import { accessTerm, hearingTerms, requirementTerms, suspensionOf } from './answer-terms.ts';
import { bare, because, type ClockFacts, type ClockTerm, ley39, ljca, rd889 } from './clock-term.ts';
import type { Article, CalculationStep } from './explanation.ts';
import { conditionsMonths, contenciosoTerm, monthsTerm, moved, reposicionMonths } from './months-term.ts';
import { effectOf } from './notification.ts';
import { startSteps } from './working-days-term.ts';

/** Every term of a petition on a given day, in the order of their ends, each with its calculation. */
export function legalClock(facts: ClockFacts, today: CalendarDate, holidays: PlacedHolidays): ClockTerm[] {
  const terms = [...requirementTerms(facts, today, holidays), ...hearingTerms(facts, today, holidays)];
  if (facts.resolution) terms.push(...afterResolution(facts, facts.resolution, today, holidays));
  else if (facts.registeredOn !== null) terms.push(...beforeResolution(facts, facts.registeredOn, today, holidays));
  return terms.toSorted((one, other) => (one.end ?? '9999').localeCompare(other.end ?? '9999'));
}

/** Six months from the registry (art. 18.3), longer by the days of suspension; then silence, and appeals. */
function beforeResolution(
  { requirements }: ClockFacts,
  registeredOn: CalendarDate,
  today: CalendarDate,
  holidays: PlacedHolidays,
): ClockTerm[] {
  const suspensions = requirements.map((requirement) => suspensionOf(requirement, holidays));
  const spans = suspendedSpans(suspensions, today);
  const unmoved = addMonths(registeredOn, resolutionMonths);
  const suspended = spans.map(({ from, until }) => ({
    key: 'suspended' as const,
    on: from,
    until,
    count: daysBetween(from, until),
  }));
  const days = suspended.reduce((sum, { count }) => sum + count, 0);
  const registered: CalculationStep[] = [
    { key: 'registered', on: registeredOn },
    {
      key: unmoved.slice(8) === registeredOn.slice(8) ? 'months' : 'shortMonth',
      on: unmoved,
      count: resolutionMonths,
    },
    ...suspended,
  ];
  const { end, steps } = moved({ end: addDays(unmoved, days), steps: registered }, holidays);
  const isSuspended = suspensions.some(
    ({ from, until, answerBy }) => from <= today && (until === null || until > today) && today <= answerBy,
  );
  const isOver = end < today;
  const silentFrom = addDays(end, 1);
  return [
    {
      ...bare('resolution', 'ministry'),
      state: isOver ? 'past' : isSuspended ? 'suspended' : 'running',
      end,
      daysLeft: daysBetween(today, end),
      why: { articles: [rd889('18.3'), rd889('14.2'), ley39('30')], steps, cells: [] },
    },
    {
      ...bare('silence', 'ministry'),
      state: isOver ? 'open' : 'notYet',
      end: silentFrom,
      daysLeft: daysBetween(today, silentFrom),
      why: { articles: [rd889('18.3'), ley39('24')], steps: [{ key: 'afterTerm', on: silentFrom }], cells: [] },
    },
    // Art. 124.1: against silence there is no last day. STC 52/2014 says the same of the court.
    { ...bare('reposicion', 'doctor'), state: isOver ? 'open' : 'notYet', why: because([ley39('124.1'), rd889('21')]) },
    {
      ...bare('contencioso', 'doctor'),
      state: isOver ? 'open' : 'notYet',
      why: because([ljca('46.1')]),
    },
  ];
}

/**
 * Refusals, inadmissions and conditional grants can be appealed against (art. 21), and a withdrawal that the ministry
 * declares; a plain grant needs no appeal.
 */
function afterResolution(
  { hasOpenConditions }: ClockFacts,
  { kind, notification }: NonNullable<ClockFacts['resolution']>,
  today: CalendarDate,
  holidays: PlacedHolidays,
): ClockTerm[] {
  const { state, cautiousFrom: from, countsFrom } = effectOf(notification, today);
  const start = startSteps(notification, today);
  const isUnopened = state === 'unopened';
  const appeal = (
    termKind: 'reposicion' | 'contencioso',
    articles: readonly Article[],
    count: (day: CalendarDate) => { end: CalendarDate; steps: CalculationStep[] },
  ): ClockTerm => {
    const { end, steps } = count(from);
    const latestEnd = isUnopened ? count(countsFrom).end : null;
    const latest = latestEnd === null ? [] : [{ key: 'latest' as const, on: latestEnd }];
    return {
      ...bare(termKind, 'doctor'),
      state: isUnopened ? 'unopened' : end < today ? 'past' : 'running',
      end,
      latestEnd,
      daysLeft: daysBetween(today, end),
      why: { articles, steps: [...start, ...steps, ...latest], cells: [] },
    };
  };
  const terms = accessTerm(notification, today);
  if (kind !== 'granted') {
    terms.push(
      appeal('reposicion', [rd889('21'), ley39('124.1'), ley39('30')], (day) =>
        monthsTerm(day, reposicionMonths, holidays),
      ),
      appeal('contencioso', [ljca('46.1'), ljca('128.2')], (day) => contenciosoTerm(day, holidays)),
    );
  }
  if (kind === 'conditional' && hasOpenConditions) {
    const end = addMonths(from, conditionsMonths);
    const steps: CalculationStep[] = [...start, { key: 'months', on: end, count: conditionsMonths }];
    terms.push({
      ...bare('conditions', 'doctor'),
      state: end < today ? 'past' : 'running',
      end,
      daysLeft: daysBetween(today, end),
      why: { articles: [rd889('19.4')], steps, cells: [] },
    });
  }
  return terms;
}
