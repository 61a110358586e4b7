import { describe, expect, test } from 'vitest';
import { isCif, normaliseCif } from './cif.ts';

describe('a CIF', () => {
  test.each(['A58818501', 'B64717838', 'Q2826000H', 'P2807900B'])('%s is valid', (cif) => {
    expect(isCif(cif)).toBe(true);
  });

  test.each([
    ['B64717839', 'a wrong control'],
    ['A5881850A', 'a letter where a digit belongs'],
    ['Q28260008', 'a digit where a letter belongs'],
    ['K58818501', 'a letter no company has'],
    ['12345678Z', 'a person’s number'],
    ['B6471783', 'too short'],
    ['B647178380', 'too long'],
    ['', 'nothing'],
  ])('%s is refused: %s', (cif) => {
    expect(isCif(cif)).toBe(false);
  });

  test('of an association may end in its digit or in its letter', () => {
    // The digits of B64717838: the control is 8, or its letter H.
    expect(isCif('G64717838')).toBe(true);
    expect(isCif('G6471783H')).toBe(true);
    expect(isCif('G6471783A')).toBe(false);
  });

  test('is read as people write it', () => {
    expect(isCif(' b-64.717.838 ')).toBe(true);
    expect(normaliseCif(' b-64.717.838 ')).toBe('B64717838');
  });
});
