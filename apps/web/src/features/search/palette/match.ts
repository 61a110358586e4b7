import { searchable } from '@fonendo/domain/search/searchable';

const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every typed word begins one of these words; accents and capitals do not matter. */
export function begins(text: string, query: string): boolean {
  const words = wordsOf(text);
  const typed = wordsOf(query);
  return typed.length > 0 && typed.every((start) => words.some((word) => word.startsWith(start)));
}

/** What is called so comes first, then what is only meant by it. */
export function matching<Item extends { title: string; words: string }>(items: readonly Item[], query: string): Item[] {
  const called = items.filter(({ title }) => begins(title, query));
  const meant = items.filter((item) => !called.includes(item) && begins(`${item.title} ${item.words}`, query));
  return [...called, ...meant];
}

export type TextPart = { text: string; matched: boolean };

/** The text in parts: those that some typed word is found in, and what lies between. */
export function highlightParts(text: string, query: string): TextPart[] {
  const letters = [...text];
  // A letter with its accent becomes one without: each keeps its place.
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
