import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** "cardiologia" finds "Cardiología": nobody types accents into a search. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es')
    .trim();
}

/** Every word of the query has to appear, in any order. */
export function matchesQuery(text: string, query: string): boolean {
  const haystack = plainText(text);
  return plainText(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** Finds options by these words of theirs, and leaves the heads of groups out that none is found in. */
export const filterBy =
  (wordsOf: (option: ComboboxItem) => string): OptionsFilter =>
  ({ options, search, limit }) => {
    const keep = (option: ComboboxItem) => matchesQuery(wordsOf(option), search);
    return options
      .flatMap((option): ComboboxParsedItem[] => {
        if (!('group' in option)) return keep(option) ? [option] : [];
        const items = option.items.filter(keep);
        return items.length > 0 ? [{ ...option, items }] : [];
      })
      .slice(0, limit);
  };

export const accentFilter = filterBy(({ label }) => label);
