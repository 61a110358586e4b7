import { withAccents } from '@fonendo/domain/offers/accents';
import { closestWord, typedWords } from '@fonendo/domain/offers/search';
import type { Database, Queryable } from '../../../db/database.ts';
import {
  deleteLostWords,
  isSameStem,
  listLostWords,
  listSimilarWords,
  readWordFacts,
  type WordFacts,
} from './words.repository.ts';

/** What somebody typed, as the full-text search takes it, and which words were taken for others. */
export type UnderstoodSearch = { words: string | undefined; understood: { typed: string; understood: string }[] };

/**
 * Every word has to be in the offer. Where no open offer has it, it is the beginning of one that is still being
 * typed, or a slip: then the nearest known word is searched for instead, unless the doctor wants exactly theirs.
 */
export async function understandSearch(
  db: Queryable,
  search: string | undefined,
  exact: boolean,
): Promise<UnderstoodSearch> {
  const typed = typedWords(search ?? '');
  if (typed.length === 0) return { words: undefined, understood: [] };
  const facts = (await readWordFacts(db, typed)).filter(({ empty }) => !empty);
  const understood: UnderstoodSearch['understood'] = [];
  const parts: string[] = [];
  for (const word of facts) {
    const options = optionsOf(word, exact) ?? (await meantBy(db, word.typed));
    parts.push(`(${options.join(' | ')})`);
    const [option = word.typed] = options;
    const corrected = options.length === 1 && option !== word.typed && !word.continued.includes(option);
    if (corrected && !(await isSameStem(db, word.typed, option))) {
      understood.push({ typed: word.typed, understood: withAccents(option) });
    }
  }
  return { words: parts.length > 0 ? parts.join(' & ') : undefined, understood };
}

function optionsOf({ typed, known, continued }: WordFacts, exact: boolean): string[] | null {
  if (known) return [typed];
  if (continued.length > 0) return continued;
  return exact ? [typed] : null;
}

async function meantBy(db: Queryable, typed: string): Promise<string[]> {
  const closest = closestWord(typed, await listSimilarWords(db, typed));
  return [closest ?? typed];
}

/**
 * Forgets the words that only closed offers had. Which ones is found out without holding anything; only those few are
 * looked at again when they are deleted.
 */
export async function deleteUnusedWords({ db }: { db: Database }): Promise<void> {
  const lost = await listLostWords(db);
  if (lost.length > 0) await db.transaction((tx) => deleteLostWords(tx, lost));
}
