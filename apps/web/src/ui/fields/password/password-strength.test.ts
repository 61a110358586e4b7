import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['abcdef', 'weak'],
    ['Ab1!', 'weak'],
    ['abcdef1', 'weak'],
    ['Abcdef1', 'fair'],
    ['Abcde1!', 'fair'],
    ['Abcdefg12!', 'strong'],
    ['caballo grande 7', 'strong'],
    ['solo minusculas largas', 'weak'],
  ])('%j is %s', (password, level) => {
    expect(passwordStrength(password, 6).level).toBe(level);
  });

  it('ticks each point of the hint by itself', () => {
    expect(passwordStrength('ñandú', 6)).toMatchObject({
      length: false,
      uppercase: false,
      number: false,
      special: false,
    });
    expect(passwordStrength('ÑANDÚ 1€', 6)).toMatchObject({
      length: true,
      uppercase: true,
      number: true,
      special: true,
    });
  });

  it('does not take a blank for a special character', () => {
    expect(passwordStrength('dos palabras', 6).special).toBe(false);
  });
});
