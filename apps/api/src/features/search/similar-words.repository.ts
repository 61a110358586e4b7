import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { mostLookedAt } from '../../db/look-up.ts';

/** Null for administrators; otherwise the hospital whose people search. */
export type Vocabulary = { hospitalId: string | null };

/**
 * Names and titles that may hold what was meant by a mistyped word: those that look alike, and those with a word that
 * begins or ends with the same three letters. Words are letters and digits only, so no pattern escapes.
 */
export async function listSimilarTexts(db: Queryable, { hospitalId }: Vocabulary, word: string): Promise<string[]> {
  const [begin, end] = [word.slice(0, 3), word.slice(-3)];
  const patterns = [`${begin}%`, `% ${begin}%`, `%${end}`, `%${end} %`];
  const resembles = (column: string) => {
    const text = sql.raw(column);
    const alike = patterns.map((pattern) => sql`${text} like ${pattern}`);
    return sql`(${text} %> ${word} or ${sql.join(alike, sql` or `)})`;
  };
  const people = hospitalId ? sql`and policy_groups && '{certifiedDoctor,notCertifiedDoctor}'` : sql``;
  const ownOffers = hospitalId ? sql`and hospital_id = ${hospitalId}` : sql``;
  const otherHospitals = hospitalId ? sql`and false` : sql``;
  const { rows } = await db.execute<{ text: string }>(sql`
    (select search_name as text from users
      where standing in ('active', 'blocked') and ${resembles('search_name')} ${people} limit ${mostLookedAt})
    union (select search_title from offers where ${resembles('search_title')} ${ownOffers} limit ${mostLookedAt})
    union (select search_text from hospitals where ${resembles('search_text')} ${otherHospitals} limit ${mostLookedAt})
    order by text`);
  return rows.map((row) => row.text);
}
