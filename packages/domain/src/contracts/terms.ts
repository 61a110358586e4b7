/** The version of the contract's text. Whoever signed an earlier one stays bound by that one. */
export const contractTermsVersion = '2026-11';

/** Since when that version holds. */
export const contractTermsDate = '2026-11-01T00:00:00Z';

/** The signature is the full name typed by hand: letters count, accents, case and spacing do not. */
export const isSameName = (typed: string, name: string): boolean => plainLetters(typed) === plainLetters(name);

const plainLetters = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** What the contract and its invoices need to name the client by. */
export const contractFields = ['documentNumber', 'address', 'city', 'postalCode'] as const;

export type ContractField = (typeof contractFields)[number];
