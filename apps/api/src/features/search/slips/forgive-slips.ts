import type { Queryable } from '../../../db/database.ts';
import { correctSearch } from './correct-search.ts';
import type { Vocabulary } from './similar-texts.repository.ts';

/** A list that people search. */
export type Searched = {
  /** What may have been meant. */
  vocabulary: readonly Vocabulary[];
  /** Whether the list has anything for these words without its other filters. */
  finds: (search: string) => Promise<boolean>;
};

/**
 * What was meant by a search for which the list has nothing; null if it is found as typed, or nothing else would be.
 * Filters do not count: the same words mean the same in every view of a list, its figures and its file.
 */
export async function understandSearch(
  db: Queryable,
  { vocabulary, finds }: Searched,
  search: string | undefined,
): Promise<string | null> {
  if (!search || (await finds(search))) return null;
  const meant = await correctSearch(db, vocabulary, search, finds);
  return meant !== null && (await finds(meant)) ? meant : null;
}

type Reading<Found> = {
  search: string | undefined;
  read: (search: string | undefined) => Promise<Found>;
  isEmpty: (found: Found) => boolean;
};

/** Reads by the words as typed and, only where they find nothing, by what was meant: who types well waits for nothing. */
export async function readForgiving<Found>(
  db: Queryable,
  searched: Searched,
  { search, read, isEmpty }: Reading<Found>,
): Promise<{ found: Found; understood: string | null }> {
  const found = await read(search);
  const understood = isEmpty(found) ? await understandSearch(db, searched, search) : null;
  return { found: understood === null ? found : await read(understood), understood };
}
