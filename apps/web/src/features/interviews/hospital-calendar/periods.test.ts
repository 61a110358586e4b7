import type { Interview } from '@fonendo/contract/interviews.schema';
import { expect, test } from 'vitest';
import {
  clashesIn,
  daysOf,
  drawnEntries,
  interviewersIn,
  isHoliday,
  monthWeeks,
  otherEngagements,
  rangeOf,
  secondZone,
  stripWeeks,
  withoutHidden,
} from './periods.ts';

const base: Interview = {
  ...{ id: 'i', candidacyId: 'c', position: 2, status: 'confirmed', durationMinutes: 45, place: 'video' },
  ...{ location: 'https://meet.example.com', message: '', candidateComment: null },
  ...{ startsAt: '2026-11-24T14:00:00.000Z', endsAt: '2026-11-24T14:45:00.000Z', slots: [] },
  ...{ offer: { id: 'o', name: 'FEA' }, hospital: { name: 'La Ribera', city: 'Alzira' } },
  candidate: { name: 'Camila Rojas', zone: 'America/Bogota' },
  ...{
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    allowedEvents: [],
    interviewers: [],
  },
};
const livingIn = (zone: string): Interview => ({ ...base, id: zone, candidate: { name: 'X', zone } });

test('the strip begins with this week, or with the week before a far one', () => {
  const fromNow = ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];
  expect(stripWeeks('2026-11-16', '2026-11-16')).toEqual(fromNow);
  expect(stripWeeks('2026-12-14', '2026-11-16')).toEqual(fromNow);
  expect(stripWeeks('2026-12-21', '2026-11-16')[0]).toBe('2026-12-14');
  expect(stripWeeks('2026-11-09', '2026-11-16')[0]).toBe('2026-11-02');
});

test('a month is the weeks that touch it, at most six', () => {
  expect(monthWeeks('2026-11-17')).toEqual([
    ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
  ]);
  expect(monthWeeks('2027-02-28')).toHaveLength(4);
  expect(daysOf('2026-10-26').at(-1)).toBe('2026-11-01');
  expect(rangeOf(['2026-10-26', '2026-11-30'])).toEqual({
    from: '2026-10-25T23:00:00.000Z',
    to: '2026-12-06T23:00:00.000Z',
  });
});

test('cancelled interviews take nobody’s time; of several dates each says which it is', () => {
  const slot = (id: string, open: boolean) => ({
    ...{ id, proposedBy: 'hospital' as const, open },
    ...{ startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T09:45:00.000Z' },
  });
  const proposed: Interview = {
    ...base,
    ...{ status: 'pendingConfirmation', startsAt: null, endsAt: null },
    slots: [slot('gone', false), slot('one', true), slot('two', true)],
  };
  const drawn = drawnEntries([{ ...base, id: 'x', status: 'cancelled' }, proposed, base]);
  expect(drawn.map(({ key, rank }) => [key, rank])).toEqual([
    ['i', null],
    ['one', { number: 1, count: 2 }],
    ['two', { number: 2, count: 2 }],
  ]);
});

test('beside Madrid the chosen candidate’s clock, else the one that most live by', () => {
  const entries = drawnEntries([livingIn('Europe/Paris'), livingIn('America/Lima'), base, livingIn('America/Bogota')]);
  expect(secondZone(entries, undefined)).toBe('America/Bogota');
  expect(secondZone(entries, livingIn('America/Lima'))).toBe('America/Lima');
  // Clocks in Paris show what those in Madrid show.
  expect(secondZone(drawnEntries([livingIn('Europe/Paris')]), undefined)).toBeNull();
});

test('the holidays of the whole country', () => {
  expect(['2026-12-08', '2026-12-09', '2026-04-03'].map(isHoliday)).toEqual([true, false, true]);
});

test('who has two interviews at once, who is busy at an hour, and who is hidden', () => {
  const [ana, luis] = [
    { id: 'ana', name: 'Ana Peña' },
    { id: 'luis', name: 'Luis Soto' },
  ];
  const held = (id: string, time: string, ...interviewers: { id: string; name: string }[]): Interview => ({
    ...base,
    ...{
      id,
      interviewers,
      startsAt: `2026-11-24T${time}:00.000Z`,
      endsAt: `2026-11-24T${time.slice(0, 2)}:59:00.000Z`,
    },
  });
  const items = [held('a', '14:00', ana, luis), held('b', '14:30', luis), held('c', '15:00', luis)];
  const entries = drawnEntries(items);
  const now = new Date('2026-11-17T09:00:00Z');
  expect(clashesIn(entries, now).map(({ name, entries: pair }) => [name, ...pair.map(({ key }) => key)])).toEqual([
    ['Luis Soto', 'a', 'b'],
  ]);
  expect(clashesIn(entries, new Date('2026-11-25T09:00:00Z'))).toEqual([]);
  const [first] = entries;
  if (!first) throw new Error('nothing is drawn');
  expect(otherEngagements(first, entries).map(({ entry }) => entry.key)).toEqual(
    entries.slice(1).map(({ key }) => key),
  );
  expect(interviewersIn(entries).map(({ id, minutes }) => [id, minutes])).toEqual([
    ['luis', 135],
    ['ana', 45],
  ]);
  expect(withoutHidden(items, new Set(['luis'])).map(({ id }) => id)).toEqual(['a']);
  expect(withoutHidden([base], new Set(['luis']))).toEqual([base]);
});
