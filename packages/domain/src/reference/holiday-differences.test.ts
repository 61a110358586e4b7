import { expect, test } from 'vitest';
import { changeHolidays, holidaysOf, noHolidayDifferences, seatCalendar } from './holiday-differences.ts';

test('any year has its holidays, whatever was changed in others', () => {
  const kept = changeHolidays(noHolidayDifferences, { added: ['2026-12-24'], removed: ['2026-12-25'] });
  expect(kept).toEqual({ added: ['2026-12-24'], removed: ['2026-12-25'] });
  expect(holidaysOf([2026], kept)).toContain('2026-12-24');
  expect(holidaysOf([2026], kept)).not.toContain('2026-12-25');
  for (const year of [2027, 2031, 2060]) {
    expect(holidaysOf([year], kept)).toEqual(['2026-12-24', ...seatCalendar(year)]);
  }
});

test('what is taken back leaves nothing behind', () => {
  const changed = changeHolidays(noHolidayDifferences, { added: ['2026-05-04'], removed: ['2026-08-15'] });
  expect(changeHolidays(changed, { added: ['2026-08-15'], removed: ['2026-05-04'] })).toEqual(noHolidayDifferences);
});

test('adding a holiday of the country, or taking away a day that is none, changes nothing', () => {
  const change = { added: ['2026-12-25'], removed: ['2026-03-03'] };
  expect(changeHolidays(noHolidayDifferences, change)).toEqual(noHolidayDifferences);
});

test('a day both added and taken away is taken away', () => {
  const both = { added: ['2026-12-25', '2026-03-03'], removed: ['2026-12-25', '2026-03-03'] };
  expect(changeHolidays(noHolidayDifferences, both)).toEqual({ added: [], removed: ['2026-12-25'] });
});

test('a community has a calendar of its own, which leaves the seat’s alone', () => {
  const change = { added: ['2026-06-15'], removed: ['2026-09-11'] };
  const kept = changeHolidays(noHolidayDifferences, change, 'ES-CT');
  expect(kept).toEqual({ added: [], removed: [], communities: { 'ES-CT': change } });
  expect(holidaysOf([2026], kept, 'ES-CT')).toEqual(['2026-04-06', '2026-06-15', '2026-06-24', '2026-12-26']);
  expect(holidaysOf([2026], kept)).toEqual(seatCalendar(2026));
  const both = changeHolidays(kept, { added: ['2026-12-24'], removed: [] });
  expect(both).toEqual({ added: ['2026-12-24'], removed: [], communities: { 'ES-CT': change } });
});
