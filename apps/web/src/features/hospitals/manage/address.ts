const keys = ['q', 'sector', 'community', 'blocked', 'approval', 'sort', 'hospital'] as const;

/** The page of all hospitals as its address says it; `hospital` is the one that is open beside the list. */
export type ManagedHospitalsAddress = { [Key in (typeof keys)[number]]?: string };

/** Part of the first load, so it knows no list of communities or sectors; managed-search.ts does. */
export function parseManagedHospitalsAddress(raw: Record<string, unknown>): ManagedHospitalsAddress {
  const words = keys.flatMap((key) => {
    const value = raw[key];
    const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isWord && String(value) !== '' ? [[key, String(value).slice(0, 100)]] : [];
  });
  return Object.fromEntries(words);
}
