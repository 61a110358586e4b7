import type { SearchAnswer } from '@fonendo/contract/search.schema';
import type { Queryable } from '../../db/database.ts';
import { listHospitalRows } from './hospital-list.repository.ts';

/** The first hospitals of the administrators' list that match these words. */
export async function lookUpHospitals(
  db: Queryable,
  search: string,
  limit: number,
): Promise<SearchAnswer['hospitals']> {
  const rows = await listHospitalRows(db, { search }, { sort: 'name', order: 'asc', after: null, limit });
  return rows
    .slice(0, limit)
    .map(({ id, name, city, blockedAt }) => ({ id, title: name, subtitle: city, blocked: blockedAt !== null }));
}
