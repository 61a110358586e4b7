import { describe, expect, it } from 'vitest';
import { inUnit, parseTypedNumber, readTypedNumber, writeNumber } from './typed-number.ts';

const price = { decimals: 2, fixed: true };
const spanish = { ...price, language: 'es', suffix: ' €' };
const english = { ...price, language: 'en', prefix: '€' };

describe('a price', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1.234', 1234],
    ['1.234.567,8', 1_234_567.8],
    ['21,', 21],
    ['59,500', 59.5],
    ['-5', -5],
    [' 390,00 € ', 390],
    ['€390,50', 390.5],
    ['0', 0],
  ])('%s in Spanish', (text, number) => expect(parseTypedNumber(text, spanish)).toBe(number));

  it.each([
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['1,234', 1234],
    ['€390.00', 390],
    ['-€5', -5],
  ])('%s in English', (text, number) => expect(parseTypedNumber(text, english)).toBe(number));

  it.each(['390.5', '1.23,4', '12.34.567', '1234.567', '1,2345', '1,234.56', 'abc', '1e5', '45k', '', '€', '-', ',5'])(
    '%j is none in Spanish',
    (text) => expect(parseTypedNumber(text, spanish)).toBeNull(),
  );

  it.each(['390,50', '1.234,56', '1.234', '1,23', '99999999999999999.00'])('%j is none in English', (text) =>
    expect(parseTypedNumber(text, english)).toBeNull(),
  );
});

describe('a whole number', () => {
  const whole = { language: 'es', decimals: 0 };

  it.each([
    ['45000', 45_000],
    ['45.000', 45_000],
    ['50.000,00', 50_000],
    ['-1', -1],
  ])('%s', (text, number) => expect(parseTypedNumber(text, whole)).toBe(number));

  it.each(['2,5', '50.000,50', '45000,50', '45k', '1e5', '4.5', '45 €'])('%j is none', (text) =>
    expect(parseTypedNumber(text, whole)).toBeNull(),
  );
});

it.each([
  ['1.234,50 €', 1234.5, spanish],
  ['€1,234.50', 1234.5, english],
  ['45.000 €', 45_000, { language: 'es', decimals: 0, suffix: ' €' }],
  ['21,5 %', 21.5, { language: 'es', decimals: 2, suffix: ' %' }],
  ['-5', -5, { language: 'es', decimals: 0 }],
  ['1234,50', 1234.5, { language: 'es', ...price, grouped: false }],
])('writes %s, and reads it', (text, number, style) => {
  expect(writeNumber(number, style)).toBe(text);
  expect(parseTypedNumber(text, style)).toBe(number);
});

it('what is no number stays as it was typed, in every unit and in a copy', () => {
  const whole = { language: 'es', decimals: 0 };
  expect(readTypedNumber(' ', whole)).toBeUndefined();
  expect(readTypedNumber('45.000', whole)).toBe(45_000);
  const typed = inUnit(readTypedNumber('50k', whole) ?? 0, (euros) => Math.round(euros * 100));
  expect(JSON.parse(JSON.stringify({ typed }))).toEqual({ typed: '50k' });
});
