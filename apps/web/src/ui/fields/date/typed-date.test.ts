import { describe, expect, it } from 'vitest';
import { isDay, parseTypedDate, problemOf } from './typed-date.ts';

describe('parseTypedDate', () => {
  it.each([
    ['7/3/1994', '1994-03-07'],
    ['07-03-1994', '1994-03-07'],
    ['07.03.1994', '1994-03-07'],
    ['07031994', '1994-03-07'],
    [' 1994-03-07 ', '1994-03-07'],
    ['29/2/2024', '2024-02-29'],
    ['31/12/2026', '2026-12-31'],
  ])('reads %s', (typed, day) => {
    expect(parseTypedDate(typed)).toBe(day);
  });

  it.each(['', '31/4/2026', '29/2/2023', '29/2/1900', '0/1/2026', '1/13/2026', '1/1/26', 'ayer', '2026-02-30'])(
    'refuses %j',
    (typed) => {
      expect(parseTypedDate(typed)).toBeNull();
    },
  );
});

describe('problemOf', () => {
  const bounds = { min: '2026-11-16', max: '2026-11-27' };

  it.each([
    ['', null],
    ['  ', null],
    ['16/11/2026', null],
    ['27/11/2026', null],
    ['15/11/2026', 'tooEarly'],
    ['28/11/2026', 'tooLate'],
    ['31/02/2026', 'notADate'],
    ['1/1', 'notADate'],
    ['2026-11-20', null],
  ])('%j: %s', (typed, problem) => {
    expect(problemOf(typed, bounds)).toBe(problem);
  });

  it('knows no bounds where there are none', () => {
    expect(problemOf('01/01/1900', {})).toBeNull();
  });
});

it('tells a day from a text that is none', () => {
  expect(['2026-11-16', '16/11/2026', '', null].map(isDay)).toEqual([true, false, false, false]);
});
