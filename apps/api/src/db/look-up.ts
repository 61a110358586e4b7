import { and, like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchWords } from './search-words.ts';

/**
 * A lookup needs a few matches, not the first of all in some order: it takes any hundred and sorts those. A common word
 * finds them after a few rows, a rare one is found by its index. Sorting all matches would cost most where it matters
 * least.
 */
export const mostLookedAt = 100;

/**
 * One or two letters are inside nearly every text, where no index finds them. They match only at the beginning of a
 * word, which a trigram index does find.
 */
export function beginWords(search: string, ...columns: PgColumn[]): SQL | undefined {
  const short = searchWords(search).filter((word) => word.length < 3);
  return and(
    ...short.map((word) => or(...columns.flatMap((column) => [like(column, `${word}%`), like(column, `% ${word}%`)]))),
  );
}
