import { and, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { offers, offerWords } from '../../../db/schema/offers.ts';
import { isOpen } from './search.repository.ts';

export type WordFacts = {
  typed: string;
  /** The search leaves it out anyway: "de", "para". */
  empty: boolean;
  known: boolean;
  /** Words of open offers that it is the beginning of. */
  continued: string[];
};

const mostContinuations = 30;

/** What the words of open offers make of typed words. They are letters and digits only, so no pattern escapes. */
export async function readWordFacts(db: Queryable, words: readonly string[]): Promise<WordFacts[]> {
  const { rows } = await db.execute<WordFacts>(sql`
    select typed,
      coalesce(ts_lexize('spanish_stem', typed) = '{}', false) as empty,
      exists (select from offer_words where word = typed) as known,
      array(
        select word from offer_words where word like typed || '%' order by length(word), word limit ${mostContinuations}
      ) as continued
    from unnest(array[${sql.join(
      words.map((word) => sql`${word}::text`),
      sql`, `,
    )}]) with ordinality as words (typed, place)
    order by place`);
  return rows;
}

/** Words of open offers that look like this one, the most alike first. */
export async function listSimilarWords(db: Queryable, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from offer_words
    where word % ${word} or word like left(${word}, 3) || '%'
    order by similarity(word, ${word}) desc, word
    limit 200`);
  return rows.map((row) => row.word);
}

/** Whether the search takes both for one: "cardiólogos" and "cardiólogo". */
export async function isSameStem(db: Queryable, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ same: boolean }>(
    sql`select ts_lexize('spanish_stem', ${one}) = ts_lexize('spanish_stem', ${other}) as same`,
  );
  return rows[0]?.same ?? false;
}

const inNoOpenOffer = sql`not exists (select from ${offers} where ${isOpen} and ${offers.search} @@ to_tsquery('spanish', word))`;

/** Words that the search would take for known and find nothing for. */
export async function listLostWords(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`select word from offer_words where ${inNoOpenOffer}`);
  return rows.map((row) => row.word);
}

/** Nobody adds words meanwhile: who approves an offer with one of these waits a moment and puts it back. */
export async function deleteLostWords(tx: Queryable, words: readonly string[]): Promise<void> {
  await tx.execute(sql`lock table offer_words in share row exclusive mode`);
  await tx.delete(offerWords).where(and(inArray(offerWords.word, [...words]), inNoOpenOffer));
}
