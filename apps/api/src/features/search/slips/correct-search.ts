import { withAccents } from '@fonendo/domain/offers/accents';
import { closestWord, searchWords, typedWords } from '@fonendo/domain/offers/search';
import type { Queryable } from '../../../db/database.ts';
import { listSimilarTexts, type Vocabulary } from './similar-texts.repository.ts';

/** Shorter words resemble too many others: `closestWord` finds none for them. */
const shortestMended = 4;

/** Another digit is another thing: numbers are never taken for each other. */
const isMendable = (word: string): boolean => word.length >= shortestMended && !/\d/.test(word);

/**
 * A search that found nothing, with its slips mended by the rule of the offers' search. Null if there is nothing to
 * mend. What is found by it is looked up by the rules of the lists, so no word of somebody else's is given away.
 */
export async function correctSearch(
  db: Queryable,
  vocabulary: readonly Vocabulary[],
  search: string,
  isKnown: (word: string) => Promise<boolean> = async () => false,
): Promise<string | null> {
  const words: string[] = [];
  let mended = false;
  for (const word of typedWords(search)) {
    const meant = isMendable(word) && !(await isKnown(word)) ? await meantBy(db, vocabulary, word) : word;
    mended ||= meant !== word;
    words.push(meant);
  }
  return mended ? words.map(withAccents).join(' ') : null;
}

async function meantBy(db: Queryable, vocabulary: readonly Vocabulary[], word: string): Promise<string> {
  const known = searchWords(...(await listSimilarTexts(db, vocabulary, word)));
  return known.some((other) => other.startsWith(word)) ? word : (closestWord(word, known) ?? word);
}
