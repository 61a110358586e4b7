/** The version of the contract's text. People who signed an earlier version stay bound by that one. */
export const contractTermsVersion = '2026-11';

/** The date of that version. */
export const contractTermsDate = '2026-11-01T00:00:00Z';

/** The signature is the typed full name: letters count; accents, case and spacing do not. */
export const isSameName = (typed: string, name: string): boolean => plainLetters(typed) === plainLetters(name);

const plainLetters = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Data of the client that the contract and its invoices have to name. */
export const contractFields = ['documentNumber', 'address', 'city', 'postalCode'] as const;

export type ContractField = (typeof contractFields)[number];
