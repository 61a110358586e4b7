import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { hospitalMembers } from '../../../db/schema/hospitals.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

/** The people of a hospital, in the order of joining. */
export async function listMembers(db: Queryable, hospitalId: string) {
  const rows = await ask(db, 'members of hospital', { hospitalId }, (p) =>
    db
      .select({
        userId: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        locale: users.locale,
        policyGroups: users.policyGroups,
        blockedAt: users.blockedAt,
        verifiedAt: users.verifiedAt,
        deletedAt: users.deletedAt,
        role: hospitalMembers.role,
        position: hospitalMembers.position,
        joinedAt: hospitalMembers.joinedAt,
      })
      .from(hospitalMembers)
      .innerJoin(users, eq(users.id, hospitalMembers.userId))
      .where(eq(hospitalMembers.hospitalId, p.hospitalId))
      .orderBy(asc(hospitalMembers.joinedAt), asc(users.id)),
  );
  return rows.map((row) => ({ ...row, canSignIn: !row.blockedAt && !row.deletedAt && row.verifiedAt !== null }));
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export async function deleteMember(tx: Queryable, hospitalId: string, userId: string): Promise<void> {
  await tx
    .delete(hospitalMembers)
    .where(and(eq(hospitalMembers.hospitalId, hospitalId), eq(hospitalMembers.userId, userId)));
}
