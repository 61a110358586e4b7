/** The directory as its address says it: words that may or may not make sense, which its screen decides. */
export type DirectoryAddress = { [Key in (typeof directoryKeys)[number]]?: string };

const directoryKeys = ['q', 'speciality', 'certification'] as const;

/** Part of the first load, so it knows no specialities; directory-search.ts does. */
export function parseDirectoryAddress(raw: Record<string, unknown>): DirectoryAddress {
  const words = directoryKeys.flatMap((key) => {
    const value = raw[key];
    const isWord = typeof value === 'string' || typeof value === 'number';
    return isWord && String(value) !== '' ? [[key, String(value).slice(0, 100)]] : [];
  });
  return Object.fromEntries(words);
}
