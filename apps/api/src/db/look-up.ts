import { and, like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchWords } from './search-words.ts';

/**
 * Who looks something up wants a few of what matches, not the first of all in some order: any so many are taken and
 * sorted among themselves. A word that is everywhere has found them after a few rows; one that is rare is found by its
 * index. Sorting all that match would cost most where it matters least.
 */
export const mostLookedAt = 100;

/**
 * One or two letters are inside of nearly everything, where no index finds them. At the beginning of a word they are
 * what somebody has begun to type, and an index of trigrams finds them.
 */
export function beginWords(search: string, ...columns: PgColumn[]): SQL | undefined {
  const short = searchWords(search).filter((word) => word.length < 3);
  return and(
    ...short.map((word) => or(...columns.flatMap((column) => [like(column, `${word}%`), like(column, `% ${word}%`)]))),
  );
}
