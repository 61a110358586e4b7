import type { Journey, ScheduledStep } from '@fonendo/contract/petitions/journey.schema';
import { expect, test } from 'vitest';
import { axisOf, jointsOf, labelSide, lanePadding, lanesOf, rowHeight } from './chart-geometry.ts';

const step = (one: Partial<ScheduledStep> & Pick<ScheduledStep, 'step' | 'lane' | 'start' | 'end'>): ScheduledStep => ({
  ...{ state: 'waiting', automatic: false, optional: false, needs: [], article: null, typicalDays: 1, worstDays: 1 },
  ...{ worst: one.end, critical: true, slackDays: 0, late: false, startedOn: null, doneOn: null, lapsesOn: null },
  ...{ lapsesAfterDays: null, ...one },
});

const resolution = step({ step: 'resolution', lane: 'degree', start: '2025-01-10', end: '2027-02-22' });
const credential = step({
  ...{ step: 'credential', lane: 'degree', start: '2027-02-22', end: '2027-03-15', needs: ['resolution'] },
});
const permit = step({ step: 'permit', lane: 'stay', start: '2027-03-15', end: '2027-04-12', needs: ['credential'] });
const journey = {
  ...{ today: '2026-11-17', firstDay: { likely: '2027-04-13', worst: '2027-06-14' }, post: null },
  steps: [resolution, credential, permit],
} as unknown as Journey;

test('the axis has whole months, from a while ago to after the latest day', () => {
  const { from, to, x, months } = axisOf(journey, 1000);
  expect([from, to]).toEqual(['2026-09-01', '2027-07-01']);
  expect([x('2025-01-10'), x('2026-09-01'), x('2027-07-01'), x('2030-01-01')]).toEqual([0, 0, 1000, 1000]);
  expect(months).toHaveLength(10);
  const long = { ...journey, firstDay: { likely: '2027-04-13', worst: '2028-10-02' } };
  expect(axisOf(long, 1000).months.slice(0, 3)).toEqual(['2026-09-01', '2026-12-01', '2027-03-01']);
});

test('the steps lie below each other by who decides, joined where one hands over to the next', () => {
  const lanes = lanesOf(journey);
  expect(lanes.map(({ lane, top, rows }) => [lane, top, rows.length])).toEqual([
    ['degree', 0, 2],
    ['stay', 2 * rowHeight + 2 * lanePadding, 1],
  ]);
  expect(jointsOf(lanes)).toMatchObject([
    { day: '2027-02-22', from: lanePadding, to: lanePadding + rowHeight },
    { day: '2027-03-15', from: lanePadding + rowHeight },
  ]);
});

test.each([
  ['room at the left', { from: 500, end: 550, to: 600 }, 100, 'left'],
  ['at the left edge', { from: 50, end: 90, to: 100 }, 100, 'right'],
  ['today is in the way', { from: 350, end: 380, to: 400 }, 100, 'right'],
  ['today is in the way, and the right edge', { from: 350, end: 400, to: 950 }, 100, 'left'],
  ['no side, in a wide bar', { from: 50, end: 900, to: 950 }, 100, 'inside'],
  ['no side, in a short bar with a long tail', { from: 350, end: 400, to: 800 }, 360, 'over'],
  ['no side, longer than the bar and its tail', { from: 350, end: 400, to: 800 }, 500, 'over'],
])('a label with %s', (_, bar, label, side) => {
  expect(labelSide(bar, label, { today: 300, width: 1000 })).toBe(side);
});
