import { closestWord, searchWords, typedWords } from '@fonendo/domain/offers/search';
import type { Queryable } from '../../db/database.ts';
import { listSimilarTexts, type Vocabulary } from './similar-words.repository.ts';

/**
 * A search that found nothing, with its slips mended by the rule of the offers' search. Null if there is nothing to
 * mend. What is found by it is looked up by the rules of the lists, so no word of somebody else's is given away.
 */
export async function correctSearch(db: Queryable, vocabulary: Vocabulary, search: string): Promise<string | null> {
  const words: string[] = [];
  let mended = false;
  for (const word of typedWords(search)) {
    const known = searchWords(...(await listSimilarTexts(db, vocabulary, word)));
    const meant = known.some((other) => other.startsWith(word)) ? word : (closestWord(word, known) ?? word);
    mended ||= meant !== word;
    words.push(meant);
  }
  return mended ? words.join(' ') : null;
}
