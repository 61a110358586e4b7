import { and, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { offers, offerWords } from '../../../db/schema/offers.ts';
import { askRows } from '../../../db/statements/prepared.ts';
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
  return askRows(
    db,
    'facts of words',
    { words },
    (p) => sql<WordFacts>`
    select typed,
      coalesce(ts_lexize('spanish_stem', typed) = '{}', false) as empty,
      exists (select from offer_words where word = typed) as known,
      array(
        select word from offer_words where word like typed || '%' order by length(word), word limit ${mostContinuations}
      ) as continued
    from unnest(${p.words}::text[]) with ordinality as words (typed, place)
    order by place`,
  );
}

/** Words of open offers that look like this one, the most alike first. */
export async function listSimilarWords(db: Queryable, word: string): Promise<string[]> {
  const rows = await askRows(
    db,
    'similar words of offers',
    { word },
    (p) => sql<{ word: string }>`
    select word from offer_words
    where word % ${p.word} or word like left(${p.word}, 3) || '%'
    order by similarity(word, ${p.word}) desc, word
    limit 200`,
  );
  return rows.map((row) => row.word);
}

/** Whether the search takes both for one: "cardiólogos" and "cardiólogo". */
export async function isSameStem(db: Queryable, one: string, other: string): Promise<boolean> {
  const [row] = await askRows(
    db,
    'stems of words',
    { one, other },
    (p) => sql<{ same: boolean }>`
    select ts_lexize('spanish_stem', ${p.one}) = ts_lexize('spanish_stem', ${p.other}) as same`,
  );
  return row?.same ?? false;
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
