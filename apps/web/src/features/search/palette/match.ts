import { closestWord } from '@fonendo/domain/offers/search';
import { searchable } from '@fonendo/domain/search/searchable';

const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every typed word is the beginning of a word; accents and capitals do not matter. */
export function begins(text: string, query: string): boolean {
  const words = wordsOf(text);
  const typed = wordsOf(query);
  return typed.length > 0 && typed.every((start) => words.some((word) => word.startsWith(start)));
}

/** Sections with a match in a title come before those that match in their further words only. */
export const sectionsByTitle = <Section extends { items: readonly { title: string }[] }>(
  sections: readonly Section[],
  query: string,
): Section[] =>
  sections.toSorted((a, b) => {
    const [ofA, ofB] = [a, b].map(({ items }) => items.some(({ title }) => begins(title, query)));
    return Number(ofB) - Number(ofA);
  });

/** Matches of the title come first, then matches of the further words. */
export function matching<Item extends { title: string; words: string }>(items: readonly Item[], query: string): Item[] {
  const called = items.filter(({ title }) => begins(title, query));
  const meant = items.filter((item) => !called.includes(item) && begins(`${item.title} ${item.words}`, query));
  return [...called, ...meant];
}

/** The typed words with slips mended, by the rule of the offers' search; null where there is nothing to mend. */
export function mendSlips(items: readonly { title: string; words: string }[], query: string): string | null {
  const known = items.flatMap(({ title, words }) => wordsOf(`${title} ${words}`));
  const typed = wordsOf(query);
  const meant = typed.map((word) =>
    known.some((other) => other.startsWith(word)) ? word : (closestWord(word, known) ?? word),
  );
  return meant.some((word, index) => word !== typed[index]) ? meant.join(' ') : null;
}

export type TextPart = { text: string; matched: boolean };

/** The text split into matches of typed words and the rest. */
export function highlightParts(text: string, query: string): TextPart[] {
  const letters = [...text];
  // Accented letters become plain ones, one by one, so that positions stay the same.
  const plain = letters.map((letter) => searchable(letter).slice(0, 1) || ' ').join('');
  const matched = letters.map(() => false);
  for (const word of wordsOf(query)) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) {
      matched.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMatched = matched[index] ?? false;
    if (last?.matched === isMatched) last.text += letter;
    else parts.push({ text: letter, matched: isMatched });
  }
  return parts;
}
