import { diffArrays } from 'diff';

export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string };

/** Word by word: what stayed, what is new and what is gone, in the order of reading. */
export const compareWords = (before: string, after: string): WordChange[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));

/** Words with the space that follows them: put together again they are the text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
