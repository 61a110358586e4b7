import type { SearchAnswer } from '@fonendo/contract/search.schema';
import type { Queryable } from '../../db/database.ts';
import { listOwnRows } from './candidacies.repository.ts';

/** A doctor's own newest candidacies to offers or hospitals with these words. */
export async function lookUpOwnCandidacies(
  db: Queryable,
  doctorId: string,
  search: string,
  limit: number,
): Promise<SearchAnswer['candidacies']> {
  const rows = await listOwnRows(db, { doctorId, search }, { after: null, limit });
  return rows.slice(0, limit).map(({ candidacy, offer, hospital }) => ({
    ...{ id: candidacy.id, status: candidacy.status, title: offer.name ?? '', subtitle: hospital.name },
  }));
}
