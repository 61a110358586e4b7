import { describe, expect, it } from 'vitest';
import { parseTypedDate } from './typed-date.ts';

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
