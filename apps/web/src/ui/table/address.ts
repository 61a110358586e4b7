type Raw = Readonly<Record<string, unknown>>;

const longestWord = 100;

/**
 * The named words of an address, whether they make sense or not; `readSearch` decides that when the screen is drawn.
 * Apart from it, because every route reads its address, and the first load should not know what the words may be.
 */
export function readWords<Key extends string>(raw: Raw, keys: readonly Key[]): { [Name in Key]?: string } {
  const words = keys.flatMap((key) => {
    const value = raw[key];
    // The router reads `24` as a number and `true` as a boolean.
    const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isWord && String(value) !== '' ? [[key, String(value).slice(0, longestWord)]] : [];
  });
  return Object.fromEntries(words);
}
