import type { SearchAnswer } from '@fonendo/contract/search.schema';
import type { Queryable } from '../../db/database.ts';
import { lookUpOwnRows } from './candidacies.repository.ts';

/** A doctor's own newest candidacies to offers or hospitals with these words. */
export async function lookUpOwnCandidacies(
  db: Queryable,
  doctorId: string,
  search: string,
  limit: number,
): Promise<SearchAnswer['candidacies']> {
  const rows = await lookUpOwnRows(db, doctorId, search, limit);
  return rows.map(({ id, status, offer, hospital }) => ({ id, status, title: offer ?? '', subtitle: hospital }));
}
