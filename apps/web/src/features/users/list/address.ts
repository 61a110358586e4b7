const keys = [
  ...['q', 'group', 'standing', 'verified', 'paid', 'from', 'to', 'sort'],
  // The doctors' directory of the hospitals lives on the same path.
  ...['speciality', 'certification'],
] as const;

/** The page of users as its address says it: words that may or may not make sense, which its screen decides. */
export type UsersAddress = Partial<
  Record<
    'q' | 'group' | 'standing' | 'verified' | 'paid' | 'from' | 'to' | 'sort' | 'speciality' | 'certification',
    string
  >
>;

/** Part of the first load, so it knows no groups and no products; users-search.ts does. */
export const parseUsersAddress = (raw: Record<string, unknown>): UsersAddress => wordsOf(raw, keys);

export type UserAddress = { tab?: string };

export const parseUserAddress = (raw: Record<string, unknown>): UserAddress => wordsOf(raw, ['tab']);

function wordsOf(raw: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  const words = names.flatMap((name) => {
    const value = raw[name];
    const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isWord && String(value) !== '' ? [[name, String(value).slice(0, 100)]] : [];
  });
  return Object.fromEntries(words);
}
