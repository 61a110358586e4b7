import { withMissingDigit } from '../search/missing-digit.ts';

const digits = 6;

/** For example HOM-2026-004217. */
export const petitionReference = (year: number | string, serial: number | string): string =>
  `HOM-${year}-${String(serial).padStart(digits, '0')}`;

/** Shown when a receipt is checked: enough to recognise one's own petition, too little to find another's. */
export const maskReference = (reference: string): string => reference.replace(/\d{4}(?=\d{2}$)/, '••••');

/**
 * A reference as people type it: without hyphens, zeros or the letters (hom2026004217, 2026-4217). `near` are those that
 * it may be if a digit was left out.
 */
export function readTypedReference(word: string): { exact: string; near: string[] } | null {
  const [, year, serial] = /^(?:hom)?[-–/.]?(20\d{2})[-–/.]?(\d{1,6})$/i.exec(word) ?? [];
  if (!year || !serial) return null;
  const exact = petitionReference(year, serial);
  const near = withMissingDigit(serial, digits).map((whole) => petitionReference(year, whole));
  return { exact, near: near.filter((reference) => reference !== exact) };
}
