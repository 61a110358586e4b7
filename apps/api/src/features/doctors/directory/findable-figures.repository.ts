import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { users } from '../../../db/schema/users.ts';
import { prepared } from '../../../db/statements/prepared.ts';
import { certificationConditions } from '../certification.repository.ts';
import { conditionOf } from './directory.repository.ts';

export type FindableCount = { speciality: string | null; recognised: number; underWay: number };

/** How many doctors of each speciality let hospitals find them and have a degree recognised in Spain, or are on their way there. */
export async function countFindable(db: Queryable): Promise<FindableCount[]> {
  const { recognised, inProgress } = certificationConditions;
  const statement = prepared(db, 'findable doctors by speciality', () =>
    db
      .select({
        speciality: doctors.speciality,
        recognised: sql<number>`(count(*) filter (where ${recognised}))::int`,
        underWay: sql<number>`(count(*) filter (where ${inProgress}))::int`,
      })
      .from(doctors)
      .innerJoin(users, eq(users.id, doctors.userId))
      .where(conditionOf({ reach: 'findable' }))
      .groupBy(doctors.speciality),
  );
  return statement.execute();
}
