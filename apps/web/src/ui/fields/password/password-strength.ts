/** A password of this length resists guessing well; the required minimum is lower. */
export const advisedPasswordLength = 12;

export type PasswordStrength = {
  length: boolean;
  uppercase: boolean;
  number: boolean;
  special: boolean;
  level: 'weak' | 'fair' | 'strong';
};

/** Which points of the hint are met, and the strength as a whole. */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  const met = {
    length: password.length >= minLength,
    uppercase: /\p{Lu}/u.test(password),
    number: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
  };
  return { ...met, level: level(met, password.length) };
}

function level(met: Omit<PasswordStrength, 'level'>, length: number): PasswordStrength['level'] {
  const kinds = [met.uppercase, met.number, met.special].filter(Boolean).length;
  if (!met.length || kinds === 0) return 'weak';
  // Length beats variety: a long phrase is strong with a single kind of character.
  if (length >= advisedPasswordLength || (kinds === 3 && length >= 10)) return 'strong';
  return kinds >= 2 ? 'fair' : 'weak';
}
