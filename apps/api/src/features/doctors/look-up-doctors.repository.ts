import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { beginnings, beginWords, mostLookedAt } from '../../db/look-up.ts';
import { doctors } from '../../db/schema/doctors.ts';
import { users } from '../../db/schema/users.ts';
import { each } from '../../db/statements/prepared.ts';
import { askDirectory, type Reach } from './directory/directory.repository.ts';

const { id, firstname, lastname, searchName } = users;

/** A few matches of the directory, by name. No private data and no contact data are read. */
export async function lookUpDoctorRows(db: Queryable, reach: Reach, search: string, limit: number) {
  const values = { begins: each(beginnings(search)), limit };
  return askDirectory(db, 'some of directory', { reach, search }, values, (condition, p) => {
    const some = db
      .select({ id, firstname, lastname, searchName, speciality: doctors.speciality })
      .from(doctors)
      .innerJoin(users, eq(users.id, doctors.userId))
      .where(and(condition, beginWords(p.begins, searchName)))
      .limit(mostLookedAt)
      .as('some');
    return db.select().from(some).orderBy(asc(some.searchName), asc(some.id)).limit(p.limit);
  });
}
