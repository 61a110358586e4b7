import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { hospitalMembers, hospitals } from '../../../db/schema/hospitals.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

/** Null of another hospital, of one that was not accepted, and of a doctor who left or is blocked. */
export async function findCandidateContact(db: Queryable, hospitalId: string, candidacyId: string) {
  const [row] = await ask(db, 'contact of candidate', { hospitalId, candidacyId }, (p) =>
    db
      .select({
        ...{ doctorId: users.id, firstname: users.firstname, lastname: users.lastname, email: users.email },
        phone: sql<string | null>`case when ${candidacies.sharesPhone} then ${users.phone} end`,
        country: doctors.countryOfResidence,
      })
      .from(candidacies)
      .innerJoin(users, eq(users.id, candidacies.doctorId))
      .innerJoin(doctors, eq(doctors.userId, candidacies.doctorId))
      .where(
        and(
          eq(candidacies.id, p.candidacyId),
          eq(candidacies.hospitalId, p.hospitalId),
          eq(candidacies.status, 'accepted'),
          isNull(users.deletedAt),
          isNull(users.blockedAt),
        ),
      ),
  );
  return row ?? null;
}

/** What a doctor shares in a candidacy of their own; null of somebody else's. */
export async function findSharing(db: Queryable, doctorId: string, candidacyId: string) {
  const [row] = await ask(db, 'what a doctor shares', { doctorId, candidacyId }, (p) =>
    db
      .select({
        ...{ status: candidacies.status, sharesPhone: candidacies.sharesPhone },
        ...{ email: users.email, phone: users.phone },
      })
      .from(candidacies)
      .innerJoin(users, eq(users.id, candidacies.doctorId))
      .where(and(eq(candidacies.id, p.candidacyId), eq(candidacies.doctorId, p.doctorId))),
  );
  return row ?? null;
}

export async function updateSharing(tx: Queryable, candidacyId: string, sharesPhone: boolean): Promise<void> {
  await tx.update(candidacies).set({ sharesPhone }).where(eq(candidacies.id, candidacyId));
}

/** The hospital of an accepted candidacy; null before, and of somebody else's. */
export async function findHospitalContact(db: Queryable, doctorId: string, candidacyId: string) {
  const [row] = await ask(db, 'contact of hospital', { doctorId, candidacyId }, (p) =>
    db
      .select({ name: hospitals.name, address: hospitals.address, city: hospitals.city, phone: hospitals.phone })
      .from(candidacies)
      .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId))
      .where(
        and(
          eq(candidacies.id, p.candidacyId),
          eq(candidacies.doctorId, p.doctorId),
          eq(candidacies.status, 'accepted'),
          isNull(hospitals.blockedAt),
        ),
      ),
  );
  return row ?? null;
}

/** The person who accepted, if they still work there; otherwise the one who has administered the hospital longest. */
export async function findContactPerson(db: Queryable, candidacyId: string) {
  const [row] = await ask(db, 'contact person', { candidacyId }, (p) =>
    db
      .select({
        ...{ firstname: users.firstname, lastname: users.lastname, email: users.email },
        position: hospitalMembers.position,
      })
      .from(candidacies)
      .innerJoin(hospitalMembers, eq(hospitalMembers.hospitalId, candidacies.hospitalId))
      .innerJoin(users, eq(users.id, hospitalMembers.userId))
      .where(and(eq(candidacies.id, p.candidacyId), isNull(users.deletedAt), isNull(users.blockedAt)))
      .orderBy(
        desc(sql`coalesce(${hospitalMembers.userId} = ${candidacies.acceptedBy}, false)`),
        desc(sql`${hospitalMembers.role} = 'administrator'`),
        asc(hospitalMembers.joinedAt),
        asc(hospitalMembers.userId),
      )
      .limit(1),
  );
  return row ?? null;
}
