import { arrayOverlaps, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { users } from '../../db/schema/users.ts';

const person = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  locale: users.locale,
  mailFamilies: users.mailFamilies,
  verifiedAt: users.verifiedAt,
  blockedAt: users.blockedAt,
  deletedAt: users.deletedAt,
  accessEndsAt: users.accessEndsAt,
};

export async function findPeople(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(person)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id));
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

export async function listHospitalPeople(db: Queryable, hospitalId: string) {
  return db
    .select({ person, role: hospitalMembers.role })
    .from(hospitalMembers)
    .innerJoin(users, eq(users.id, hospitalMembers.userId))
    .where(eq(hospitalMembers.hospitalId, hospitalId))
    .orderBy(asc(users.id));
}

export async function listAdministrators(db: Queryable): Promise<PersonRow[]> {
  return db
    .select(person)
    .from(users)
    .where(arrayOverlaps(users.policyGroups, ['admin', 'superadmin']))
    .orderBy(asc(users.id));
}
