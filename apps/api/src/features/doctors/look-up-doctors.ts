import type { SearchAnswer } from '@fonendo/contract/search.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { readScope } from './directory/directory-scope.ts';
import { lookUpDoctorRows } from './look-up-doctors.repository.ts';

/** Doctors of the directory that match these words, as far as the caller may find them. */
export async function lookUpDoctors(
  db: Queryable,
  actor: Actor,
  search: string,
  limit: number,
): Promise<SearchAnswer['doctors']> {
  const { reach } = await readScope(db, actor);
  const rows = await lookUpDoctorRows(db, reach, search, limit);
  return rows.map(({ id, firstname, lastname, speciality }) => ({
    ...{ id, title: `${firstname} ${lastname}`, subtitle: speciality ?? '' },
  }));
}
