import { expect, test } from 'vitest';
import { documentRequestStatuses } from './document-request.lifecycle.ts';
import { dueReminder, isOverdue } from './document-request.ts';

test('late is who has it in their hands the day after the last one', () => {
  const late = (dueOn: string) =>
    documentRequestStatuses.filter((status) => isOverdue({ status, dueOn }, '2026-03-10'));
  expect(late('2026-03-09')).toEqual(['asked', 'askedAgain']);
  expect(late('2026-03-10')).toEqual([]);
});

test.each([
  ['2026-03-13', null],
  ['2026-03-12', 2],
  // The job did not run on the day: it is made good.
  ['2026-03-11', 2],
  ['2026-03-10', 0],
  ['2026-03-09', null],
])('a paper due on %s is reminded of on 10 March as %s', (dueOn, expected) => {
  expect(dueReminder({ toldOn: '2026-03-01', dueOn }, '2026-03-10')).toBe(expected);
});

test('nobody is reminded on the day they were asked', () => {
  expect(dueReminder({ toldOn: '2026-03-10', dueOn: '2026-03-11' }, '2026-03-10')).toBeNull();
  expect(dueReminder({ toldOn: '2026-03-09', dueOn: '2026-03-10' }, '2026-03-10')).toBe(0);
});

test('across the change of the clock a day is a day', () => {
  expect(dueReminder({ toldOn: '2026-03-01', dueOn: '2026-03-30' }, '2026-03-28')).toBe(2);
  expect(dueReminder({ toldOn: '2026-10-01', dueOn: '2026-10-26' }, '2026-10-24')).toBe(2);
});
