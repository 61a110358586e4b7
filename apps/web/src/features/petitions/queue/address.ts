/** The queue as its address says it: words that may or may not make sense, which its screen decides. */
export type QueueAddress = { [Key in (typeof queueKeys)[number]]?: string };

const queueKeys = ['q', 'status', 'country', 'paid', 'waiting', 'only', 'sort'] as const;

export type ReviewAddress = QueueAddress & {
  /** The document on the desk, or the CV. */
  doc?: string;
};

/** Part of the first load, so it knows no list of countries or statuses; queue-search.ts does. */
export const parseQueueAddress = (raw: Record<string, unknown>): QueueAddress => wordsOf(raw, queueKeys);

export const parseReviewAddress = (raw: Record<string, unknown>): ReviewAddress => wordsOf(raw, [...queueKeys, 'doc']);

function wordsOf(raw: Record<string, unknown>, keys: readonly string[]): Record<string, string> {
  const words = keys.flatMap((key) => {
    const value = raw[key];
    const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isWord && String(value) !== '' ? [[key, String(value).slice(0, 100)]] : [];
  });
  return Object.fromEntries(words);
}
