import { describe, expect, test } from 'vitest';
import { isSameName } from './terms.ts';

describe('a typed signature', () => {
  test.each([
    ['Valentina Restrepo Gómez', 'valentina restrepo gomez'],
    ['Valentina Restrepo Gómez', '  Valentina   RESTREPO  Gómez '],
    ['Núria Solé-i Puig', 'Nuria Sole i Puig'],
    ['Łukasz Nowak', 'Łukasz Nowak'],
  ])('of %s may be %s', (name, typed) => expect(isSameName(typed, name)).toBe(true));

  test.each([
    ['Valentina Restrepo Gómez', 'Valentina Restrepo'],
    ['Valentina Restrepo Gómez', 'Restrepo Gómez Valentina'],
    ['Valentina Restrepo Gómez', ''],
  ])('of %s may not be %j', (name, typed) => expect(isSameName(typed, name)).toBe(false));
});
