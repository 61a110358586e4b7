/** Board and tables of candidates as their addresses say it: words that may or may not make sense. */
export type CandidatesAddress = { [Key in (typeof candidatesKeys)[number]]?: string };

const candidatesKeys = [
  'q',
  'certification',
  'match',
  'late',
  'unseen',
  'toAccept',
  'sort',
  /** Of all candidates: an offer, a status or `all`, a step. */
  'offer',
  'status',
  'step',
  /** `table` of a board, `calendar` of all candidates. */
  'view',
  /** The column that a phone shows. */
  'column',
] as const;

/** Part of the first load, so it knows no statuses or orders; candidates-search.ts does. */
export function parseCandidatesAddress(raw: Record<string, unknown>): CandidatesAddress {
  const words = candidatesKeys.flatMap((key) => {
    const value = raw[key];
    const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isWord && String(value) !== '' ? [[key, String(value).slice(0, 100)]] : [];
  });
  return Object.fromEntries(words);
}
