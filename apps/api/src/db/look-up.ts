import { and, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
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
export const beginnings = (search: string | undefined): string[] =>
  searchWords(search).filter((word) => word.length < 3);

/** The condition, with a placeholder for each. */
export const beginWords = (words: readonly Placeholder[] | undefined, ...columns: PgColumn[]): SQL | undefined =>
  and(
    ...(words ?? []).map((word) =>
      or(
        ...columns.flatMap((column) => [
          sql`${column} like ${word} || '%'`,
          sql`${column} like '% ' || ${word} || '%'`,
        ]),
      ),
    ),
  );
