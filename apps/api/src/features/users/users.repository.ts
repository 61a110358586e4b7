import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { type CandidacyStatus, candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { type OfferStatus, offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { and, asc, count, desc, eq, isNull, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { passwordResets } from '../../db/schema/account-codes.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { doctors } from '../../db/schema/doctors.ts';
import { documents } from '../../db/schema/documents.ts';
import { offers } from '../../db/schema/offers.ts';
import { hasOpenConditions, petitions } from '../../db/schema/petitions.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { ask } from '../../db/statements/prepared.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUserRow(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await ask(db, 'user', { id }, (p) => db.select().from(users).where(eq(users.id, p.id)));
  return row ?? null;
}

type UserChange = Partial<
  Pick<
    UserRow,
    'firstname' | 'lastname' | 'phone' | 'locale' | 'blockedAt' | 'blockedReason' | 'policyGroups' | 'accessEndsAt'
  >
>;

export async function updateUser(tx: Queryable, id: string, change: UserChange): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** False if somebody else took it meanwhile. Password links that were sent to the old address stop working. */
export async function updateEmail(tx: Queryable, id: string, email: string): Promise<boolean> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  try {
    // A savepoint, so that a refusal leaves the outer transaction usable.
    await tx.transaction((inner) => inner.update(users).set({ email }).where(eq(users.id, id)));
    return true;
  } catch (error) {
    const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
    if (cause?.code === '23505' && cause.constraint === 'users_email_key') return false;
    throw error;
  }
}

/** Changes a doctor's group together with the answer it depends on. */
export async function updateDoctorGroup(tx: Queryable, id: string, group: PolicyGroup): Promise<void> {
  await tx
    .update(doctors)
    .set({ hasDegreeSpain: group === 'certifiedDoctor' })
    .where(eq(doctors.userId, id));
}

/** When the person themselves was last here, without administrators acting as them. */
export async function findLastSeen(db: Queryable, userId: string): Promise<Date | null> {
  const [row] = await ask(db, 'last seen of user', { userId }, (p) =>
    db
      .select({ at: max(sessions.lastUsedAt) })
      .from(sessions)
      .where(and(eq(sessions.userId, p.userId), isNull(sessions.impersonatorId))),
  );
  return row?.at ?? null;
}

export async function listPetitionsOf(db: Queryable, doctorId: string) {
  return ask(db, 'petitions of user', { doctorId }, (p) =>
    db
      .select({
        id: petitions.id,
        reference: petitions.reference,
        status: petitions.status,
        resolutionKind: petitions.resolutionKind,
        hasOpenConditions: hasOpenConditions(petitions.id),
        statusSince: petitions.statusSince,
        createdAt: petitions.createdAt,
        paid: petitions.paid,
      })
      .from(petitions)
      .where(eq(petitions.doctorId, p.doctorId))
      .orderBy(desc(petitions.createdAt), desc(petitions.id)),
  );
}

/** The current version of each. */
export async function listDocumentsOf(db: Queryable, doctorId: string) {
  return ask(db, 'current documents of user', { doctorId }, (p) =>
    db
      .select({
        id: documents.id,
        kind: documents.kind,
        status: documents.status,
        reason: documents.reason,
        fileName: documents.fileName,
        bytes: documents.bytes,
        uploadedAt: documents.uploadedAt,
      })
      .from(documents)
      .where(and(eq(documents.doctorId, p.doctorId), isNull(documents.supersededAt)))
      .orderBy(asc(documents.kind), desc(documents.uploadedAt)),
  );
}

export async function countCandidaciesOf(db: Queryable, doctorId: string): Promise<Record<CandidacyStatus, number>> {
  const rows = await ask(db, 'candidacies of user by status', { doctorId }, (p) =>
    db
      .select({ status: candidacies.status, total: count() })
      .from(candidacies)
      .where(eq(candidacies.doctorId, p.doctorId))
      .groupBy(candidacies.status),
  );
  return byStatus(candidacyStatuses, rows);
}

export async function countOffersOf(db: Queryable, hospitalId: string): Promise<Record<OfferStatus, number>> {
  const rows = await ask(db, 'offers of hospital by status, of user', { hospitalId }, (p) =>
    db
      .select({ status: offers.status, total: count() })
      .from(offers)
      .where(eq(offers.hospitalId, p.hospitalId))
      .groupBy(offers.status),
  );
  return byStatus(offerStatuses, rows);
}

function byStatus<Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: Status; total: number }[],
): Record<Status, number> {
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return Object.fromEntries(statuses.map((status) => [status, totals.get(status) ?? 0])) as Record<Status, number>;
}
