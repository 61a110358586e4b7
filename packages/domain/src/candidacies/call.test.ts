import { expect, test } from 'vitest';
import { canNoteCall, findCallDayError } from './call.ts';
import { candidacyStatuses } from './candidacy.lifecycle.ts';

test('only whom the hospital accepted is called', () => {
  expect(candidacyStatuses.filter(canNoteCall)).toEqual(['accepted']);
});

test('from the day of the acceptance until today', () => {
  const days = { accepted: '2026-03-02', today: '2026-03-10' };
  expect(['2026-03-02', '2026-03-10'].map((day) => findCallDayError(day, days))).toEqual([null, null]);
  expect(findCallDayError('2026-03-01', days)).toEqual({ key: 'errors.minDate', params: { min: '2026-03-02' } });
  expect(findCallDayError('2026-03-11', days)).toEqual({ key: 'errors.maxDate', params: { max: '2026-03-10' } });
});
