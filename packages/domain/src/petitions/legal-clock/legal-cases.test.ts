import { describe, expect, test } from 'vitest';
import { placedHolidays } from '../../reference/regional-holidays.ts';
import type { ResolutionKind } from '../petition.ts';
import type { ClockFacts, ClockTermKind } from './clock-term.ts';
import { legalClock } from './legal-clock.ts';
import type { Notification } from './notification.ts';

/** Written by hand from the articles, with a calendar of paper; none of them was copied from an answer of the code. */

const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031];
const none = { added: [], removed: [] };
const abroad = placedHolidays(years, null, none);
const inCatalonia = placedHolidays(years, 'ES-CT', none);
const inAndalusia = placedHolidays(years, 'ES-AN', none);
const inValencia = placedHolidays(years, 'ES-VC', none);

const paper = (notifiedOn: string): Notification => ({ channel: 'paper', disposedOn: null, notifiedOn });
const dehu = (disposedOn: string, notifiedOn: string | null = null): Notification => ({
  channel: 'electronic',
  disposedOn,
  notifiedOn,
});

const nothing: ClockFacts = {
  registeredOn: null,
  requirements: [],
  hearings: [],
  resolution: null,
  hasOpenConditions: false,
};

const hearing = (notification: Notification): ClockFacts => ({
  ...nothing,
  hearings: [{ notification, closedOn: null }],
});
const request = (notification: Notification, rest: Partial<ClockFacts['requirements'][number]> = {}): ClockFacts => ({
  ...nothing,
  requirements: [{ notification, workingDays: 10, extension: null, answeredOn: null, ...rest }],
});
const resolved = (notification: Notification, kind: ResolutionKind = 'denied'): ClockFacts => ({
  ...nothing,
  resolution: { kind, notification },
  hasOpenConditions: kind === 'conditional',
});
const registered = (registeredOn: string, requests: ClockFacts['requirements'] = []): ClockFacts => ({
  ...nothing,
  registeredOn,
  requirements: requests,
});

const endOf = (facts: ClockFacts, kind: ClockTermKind, today: string, holidays = abroad) =>
  legalClock(facts, today, holidays).find((term) => term.kind === kind)?.end;

describe('working days (art. 30 Ley 39/2015)', () => {
  test.each([
    ['2026-11-05', '2026-11-20', abroad, 'La Almudena, Monday 9, does not count at the seat (30.6)'],
    ['2026-11-16', '2026-11-30', abroad, 'a Monday, no holiday: ten days are two weeks'],
    ['2026-11-27', '2026-12-14', abroad, 'Tuesday 8 December is national; the 6th is a Sunday'],
    ['2026-03-27', '2026-04-14', abroad, 'Holy Thursday in Madrid and Good Friday'],
    ['2026-03-27', '2026-04-15', inCatalonia, 'and Easter Monday where the applicant lives'],
    ['2026-04-24', '2026-05-11', abroad, '1 May; 2 May is a Saturday'],
    ['2026-05-08', '2026-05-25', abroad, 'San Isidro, Friday 15 May'],
    ['2026-12-21', '2027-01-07', abroad, 'Christmas, New Year and Epiphany'],
    ['2026-06-12', '2026-06-26', abroad, 'San Juan counts for who lives abroad'],
    ['2026-06-12', '2026-06-29', inCatalonia, 'but not in Catalonia'],
    ['2026-09-04', '2026-09-21', inCatalonia, 'the Diada, Friday 11'],
    ['2026-10-02', '2026-10-19', abroad, 'Monday 12 October'],
    ['2026-10-02', '2026-10-20', inValencia, 'and Friday 9 October in Valencia'],
    ['2025-02-20', '2025-03-07', inAndalusia, 'Friday 28 February in Andalusia'],
    ['2026-11-07', '2026-11-23', abroad, 'notified on a Saturday: Monday 9 is a holiday, the first day is Tuesday'],
  ])('a hearing notified on %s ends on %s', (notifiedOn, end, holidays) => {
    expect(endOf(hearing(paper(notifiedOn)), 'hearing', notifiedOn, holidays)).toBe(end);
  });
});

describe('electronic notices (art. 43 Ley 39/2015)', () => {
  test('opened on the sixth day: counted from the access', () => {
    // Disposed on Friday 30 October, opened on Thursday 5 November.
    expect(endOf(hearing(dehu('2026-10-30', '2026-11-05')), 'hearing', '2026-11-17')).toBe('2026-11-20');
  });

  test('never opened: counted from the tenth natural day', () => {
    // 30 October and ten days are Monday 9 November; ten working days later it is the 23rd.
    expect(endOf(hearing(dehu('2026-10-30')), 'hearing', '2026-11-10')).toBe('2026-11-23');
  });

  test('opened too late: counted from the rejection all the same', () => {
    expect(endOf(hearing(dehu('2026-10-30', '2026-11-12')), 'hearing', '2026-11-12')).toBe('2026-11-23');
  });

  test('not opened yet: both dates, the cautious one first', () => {
    const terms = legalClock(hearing(dehu('2026-11-13')), '2026-11-17', abroad);
    // From Friday 13 the tenth working day is the 27th; from the 23rd, when it counts as rejected, 7 December.
    expect(terms).toMatchObject([
      { kind: 'access', end: '2026-11-23', daysLeft: 6 },
      { kind: 'hearing', state: 'unopened', end: '2026-11-27', latestEnd: '2026-12-07' },
    ]);
  });

  test('the tenth day is still in time to open it', () => {
    expect(legalClock(hearing(dehu('2026-11-06')), '2026-11-16', abroad)[0]).toMatchObject({
      kind: 'access',
      daysLeft: 0,
    });
    expect(legalClock(hearing(dehu('2026-11-06')), '2026-11-17', abroad).map(({ kind }) => kind)).toEqual(['hearing']);
  });
});

describe('requests and extensions (art. 14 RD 889/2022)', () => {
  const asked = paper('2026-11-16');

  test('ten working days', () => {
    expect(endOf(request(asked), 'requirement', '2026-11-17')).toBe('2026-11-30');
  });

  test('thirty-five when asked for and granted before the end', () => {
    // Ten until 30 November; from 1 to 31 December without the 8th and the 25th are 21; 4, 5, 7 and 8 January: 35.
    const extension = { requestedOn: '2026-11-25', decidedOn: '2026-11-30', workingDays: 35 };
    expect(endOf(request(asked, { extension }), 'requirement', '2026-12-01')).toBe('2027-01-08');
  });

  test('asked for after the end: nothing changes', () => {
    const extension = { requestedOn: '2026-12-01', decidedOn: '2026-12-02', workingDays: 35 };
    expect(endOf(request(asked, { extension }), 'requirement', '2026-12-02')).toBe('2026-11-30');
  });

  test('granted after the end: nothing changes either (art. 32.3 Ley 39/2015)', () => {
    const extension = { requestedOn: '2026-11-25', decidedOn: '2026-12-01', workingDays: 35 };
    expect(endOf(request(asked, { extension }), 'requirement', '2026-12-02')).toBe('2026-11-30');
  });

  test('undecided or denied: the first end stands', () => {
    for (const decidedOn of [null, '2026-11-26']) {
      const extension = { requestedOn: '2026-11-25', decidedOn, workingDays: null };
      expect(endOf(request(asked, { extension }), 'requirement', '2026-11-27')).toBe('2026-11-30');
    }
  });

  test('never more than thirty-five', () => {
    const extension = { requestedOn: '2026-11-25', decidedOn: '2026-11-30', workingDays: 60 };
    expect(endOf(request(asked, { extension }), 'requirement', '2026-12-01')).toBe('2027-01-08');
  });
});

describe('six months (art. 18.3 RD 889/2022)', () => {
  const asks = (notification: Notification, answeredOn: string | null = null, extension = null) => [
    { notification, workingDays: 10, extension, answeredOn },
  ];

  test.each([
    ['2026-05-20', [], '2026-11-17', '2026-11-20', 'a Friday'],
    ['2026-08-31', [], '2026-12-01', '2027-03-01', 'no 31 February; the 28th is a Sunday'],
    ['2026-05-09', [], '2026-06-01', '2026-11-10', '9 November is a holiday in Madrid'],
    ['2026-05-20', asks(paper('2026-07-06'), '2026-07-16'), '2026-11-17', '2026-11-30', 'ten days suspended'],
    // Ten working days from 6 July are the 20th: fourteen days, however late the answer; 4 December is a Friday.
    ['2026-05-20', asks(paper('2026-07-06'), '2026-09-01'), '2026-11-17', '2026-12-04', 'answered after the term'],
    ['2026-05-20', asks(paper('2026-07-06')), '2026-11-17', '2026-12-04', 'never answered'],
    ['2026-05-20', asks(paper('2026-07-06')), '2026-07-08', '2026-11-23', 'two days so far, and a Sunday'],
    // Disposed on 6 July, never opened: rejected on the 16th, its ten working days end on the 30th: fourteen days.
    ['2026-05-20', asks(dehu('2026-07-06')), '2026-11-17', '2026-12-04', 'rejected, not suspended before'],
    ['2026-05-20', asks(dehu('2026-07-06')), '2026-07-10', '2026-11-20', 'unopened: nothing suspends yet'],
    // Between 6 and 16 July and between 10 and 20 July there are fourteen days, not twenty.
    [
      '2026-05-20',
      [...asks(paper('2026-07-06'), '2026-07-16'), ...asks(paper('2026-07-10'), '2026-07-20')],
      '2026-11-17',
      '2026-12-04',
      'overlapping requests count once',
    ],
  ])('registered on %s, %j, seen on %s: until %s (%s)', (registeredOn, requests, today, end) => {
    expect(endOf(registered(registeredOn, requests), 'resolution', today)).toBe(end);
  });

  test('silence begins the day after, and opens both appeals without a last day', () => {
    const facts = registered('2026-05-20');
    expect(legalClock(facts, '2026-11-20', abroad)).toMatchObject([
      { kind: 'resolution', state: 'running', daysLeft: 0 },
      { kind: 'silence', state: 'notYet', end: '2026-11-21' },
      { kind: 'reposicion', state: 'notYet', end: null },
      { kind: 'contencioso', state: 'notYet', end: null },
    ]);
    expect(legalClock(facts, '2026-11-21', abroad)).toMatchObject([
      { kind: 'resolution', state: 'past' },
      { kind: 'silence', state: 'open' },
      { kind: 'reposicion', state: 'open', end: null },
      { kind: 'contencioso', state: 'open', end: null },
    ]);
  });
});

describe('appeals (art. 21 RD 889/2022, 124 Ley 39/2015, 46 and 128.2 LJCA)', () => {
  test.each([
    ['2026-11-17', '2026-12-17', '2027-01-18', '17 January is a Sunday'],
    ['2026-01-31', '2026-03-02', '2026-03-31', 'no 31 February; the 28th is a Saturday, 1 March a Sunday'],
    ['2026-11-08', '2026-12-09', '2027-01-08', '8 December is a holiday'],
    ['2026-06-15', '2026-07-15', '2026-09-15', 'August does not count'],
    ['2026-07-15', '2026-08-17', '2026-10-15', '15 August is a Saturday; for reposición August counts'],
    ['2026-08-10', '2026-09-10', '2026-11-02', 'notified in August: from September, and 31 October is a Saturday'],
    ['2027-07-31', '2027-08-31', '2027-11-02', '31 October is a Sunday, 1 November a holiday'],
    ['2026-05-31', '2026-06-30', '2026-07-31', 'the whole term before August'],
    ['2027-05-31', '2027-06-30', '2027-09-01', '31 July 2027 is a Saturday: the next day that counts is in September'],
  ])('notified on %s: reposición until %s, court until %s (%s)', (notifiedOn, reposicion, contencioso) => {
    const facts = resolved(paper(notifiedOn));
    expect(endOf(facts, 'reposicion', notifiedOn)).toBe(reposicion);
    expect(endOf(facts, 'contencioso', notifiedOn)).toBe(contencioso);
  });

  test('a holiday of the applicant’s community moves the appeal to the ministry, not that to the court', () => {
    // Friday 28 February 2025 is a holiday in Andalusia.
    const reposicion = resolved(paper('2025-01-28'));
    expect(endOf(reposicion, 'reposicion', '2025-02-01', inAndalusia)).toBe('2025-03-03');
    expect(endOf(resolved(paper('2025-12-28')), 'contencioso', '2026-01-01', inAndalusia)).toBe('2026-03-02');
    expect(endOf(resolved(paper('2024-12-28')), 'contencioso', '2025-01-01', inAndalusia)).toBe('2025-02-28');
  });

  test('a conditional grant can be appealed against, and has four years', () => {
    const facts = resolved(dehu('2026-11-02', '2026-11-05'), 'conditional');
    expect(endOf(facts, 'reposicion', '2026-11-17')).toBe('2026-12-07');
    expect(endOf(facts, 'conditions', '2026-11-17')).toBe('2030-11-05');
  });

  test('a plain grant needs no appeal', () => {
    expect(legalClock(resolved(paper('2026-11-05'), 'granted'), '2026-11-17', abroad)).toEqual([]);
  });

  test('recorded weeks late, the days are those of the notification', () => {
    expect(legalClock(resolved(paper('2026-09-01')), '2026-11-17', abroad)).toMatchObject([
      { kind: 'reposicion', state: 'past', end: '2026-10-01' },
      { kind: 'contencioso', state: 'past', end: '2026-11-02' },
    ]);
  });
});
