import type { SearchAnswer } from '@fonendo/contract/search.schema';
import type { Queryable } from '../../db/database.ts';
import type { Reach } from './directory/directory.repository.ts';
import { lookUpDoctorRows } from './look-up-doctors.repository.ts';

/** Doctors within reach that match these words. */
export async function lookUpDoctors(
  db: Queryable,
  reach: Reach,
  search: string,
  limit: number,
): Promise<SearchAnswer['doctors']> {
  const rows = await lookUpDoctorRows(db, reach, search, limit);
  return rows.map(({ id, firstname, lastname, speciality }) => ({
    ...{ id, title: `${firstname} ${lastname}`, subtitle: speciality ?? '' },
  }));
}
