/** The table of offers as its address says it: words that may or may not make sense, which its screen decides. */
export type ManagedOffersAddress = { [Key in (typeof managedKeys)[number]]?: string };

const managedKeys = [
  'q',
  /** A status, `toApprove`, or `all`. */
  'view',
  'speciality',
  /** An id; for administrators. */
  'hospital',
  /** `new` while the first word is awaited, then the id of the draft it made. */
  'write',
] as const;

/** Part of the first load, so it knows no statuses or specialities; managed-search.ts does. */
export function parseManagedOffersAddress(raw: Record<string, unknown>): ManagedOffersAddress {
  const words = managedKeys.flatMap((key) => {
    const value = raw[key];
    return typeof value === 'string' && value !== '' ? [[key, value.slice(0, 100)]] : [];
  });
  return Object.fromEntries(words);
}
