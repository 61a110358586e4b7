import { expect, test } from 'vitest';
import { isBefore, isBeforeBirth, isCvDate, isFuture, monthNumber } from './date.ts';

test.each([
  ['2020-03', true],
  ['2014', true],
  ['1940-01', true],
  ['1939-12', false],
  ['2020-13', false],
  ['2020-00', false],
  ['2020-3', false],
  ['2020-03-01', false],
  ['20200', false],
  ['', false],
])('%s is a date of a CV: %s', (text, valid) => {
  expect(isCvDate(text)).toBe(valid);
});

test.each([
  ['2019-12', '2020-01', true],
  ['2020-01', '2020-01', false],
  ['2020-02', '2020-01', false],
  ['2014', '2014-09', false],
  ['2014-09', '2014', false],
  ['2013', '2014-09', true],
  ['2014', '2013', false],
])('%s is before %s: %s', (one, other, before) => {
  expect(isBefore(one, other)).toBe(before);
});

test.each([
  ['2026-03', false],
  ['2026-04', true],
  ['2026', false],
  ['2027', true],
])('on 10 March 2026, %s is in the future: %s', (date, future) => {
  expect(isFuture(date, '2026-03-10')).toBe(future);
});

test.each([
  ['1989', true],
  ['1990', false],
  ['1990-04', true],
  ['1990-05', false],
])('of somebody born on 20 May 1990, %s is before the birth: %s', (date, before) => {
  expect(isBeforeBirth(date, '1990-05-20')).toBe(before);
});

test('a year without its month reaches from January to December', () => {
  expect(monthNumber('2020', 'end') - monthNumber('2020', 'start')).toBe(11);
  expect(monthNumber('2020-05', 'end')).toBe(monthNumber('2020-05', 'start'));
});
