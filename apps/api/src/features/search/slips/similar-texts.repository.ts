import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { mostLookedAt } from '../../../db/look-up.ts';

/** Names or titles with a trigram index, in small letters without accents, that a slip may have been meant for. */
export type Vocabulary = { text: PgColumn; from: SQL; where?: SQL | undefined };

/**
 * Texts that may hold what was meant by a mistyped word: those that look alike, and those with a word that begins or
 * ends with the same three letters. A slip within a short word leaves neither, so its few variants are named. A few of
 * each, so that many of one kind do not hide the other. Words are letters and digits only, so no pattern escapes.
 */
export async function listSimilarTexts(
  db: Queryable,
  vocabulary: readonly Vocabulary[],
  word: string,
): Promise<string[]> {
  const [begin, end] = [word.slice(0, 3), word.slice(-3)];
  const beginnings = [begin, ...oneSlipFrom(word)];
  const patterns = [...beginnings.flatMap((start) => [`${start}%`, `% ${start}%`]), `%${end}`, `%${end} %`];
  const parts = vocabulary.flatMap(({ text, from, where }) => {
    const alike = sql`${text} %> ${word}`;
    const sameEnds = sql.join(
      patterns.map((pattern) => sql`${text} like ${pattern}`),
      sql` or `,
    );
    return [alike, sql`(${sameEnds})`].map(
      (resembles) =>
        sql`(select ${text} as text from ${from} where ${and(where, resembles)} limit ${sql.raw(`${mostLookedAt}`)})`,
    );
  });
  const { rows } = await db.execute<{ text: string }>(
    sql`select text from (${sql.join(parts, sql` union `)}) as similar_texts order by text`,
  );
  return rows.map(({ text }) => text);
}

const longestShort = 5;

/** A short word with two neighbours swapped, or with any letter in place of an inner one. */
function oneSlipFrom(word: string): string[] {
  if (word.length > longestShort) return [];
  const inner = [...word].slice(1, -1).map((_letter, index) => index + 1);
  return inner.flatMap((at) => [
    `${word.slice(0, at)}_${word.slice(at + 1)}`,
    `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  ]);
}
