import { diffArrays } from 'diff';

export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string };

/** Word by word: unchanged, added and removed words, in reading order. */
export const compareWords = (before: string, after: string): WordChange[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));

/** Words with the space that follows them: joined, they are the text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
