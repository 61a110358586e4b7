import {
  type DocumentRequestStatus,
  openDocumentRequestStatuses,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { documentRequests } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';

export type DocumentRequestRow = typeof documentRequests.$inferSelect;

const isOpen = inArray(documentRequests.status, [...openDocumentRequestStatuses]);

/** Whether a request is open, at one step or at any. */
export async function hasOpenRequests(db: Queryable, candidacyId: string, position?: number): Promise<boolean> {
  const rows = await ask(db, 'open requests of candidacy', { candidacyId, position }, (p) =>
    db
      .select({ id: documentRequests.id })
      .from(documentRequests)
      .where(
        and(
          eq(documentRequests.candidacyId, p.candidacyId),
          isOpen,
          p.position && eq(documentRequests.position, p.position),
        ),
      )
      .limit(1),
  );
  return rows.length > 0;
}

/** In the order in which they were requested. */
const inOrder = [asc(documentRequests.createdAt), asc(documentRequests.id)] as const;

const asker = alias(users, 'asker');
const staff = alias(users, 'staff');
const reviewer = alias(users, 'reviewer');

/** For the hospital: with the people who requested, handed in and judged. */
export async function listHospitalRequests(db: Queryable, candidacyId: string) {
  return ask(db, 'requests for hospital', { candidacyId }, (p) =>
    db
      .select({
        request: documentRequests,
        asker: { firstname: asker.firstname, lastname: asker.lastname },
        staff: { firstname: staff.firstname, lastname: staff.lastname },
        reviewer: { firstname: reviewer.firstname, lastname: reviewer.lastname },
      })
      .from(documentRequests)
      .leftJoin(asker, eq(asker.id, documentRequests.createdBy))
      .leftJoin(staff, eq(staff.id, documentRequests.handedInBy))
      .leftJoin(reviewer, eq(reviewer.id, documentRequests.reviewedBy))
      .where(eq(documentRequests.candidacyId, p.candidacyId))
      .orderBy(...inOrder),
  );
}

export type HospitalRequestRow = Awaited<ReturnType<typeof listHospitalRequests>>[number];

/** For the doctor: with those who handed in a file for them. */
export async function listOwnRequests(db: Queryable, candidacyId: string) {
  return ask(db, 'requests for doctor', { candidacyId }, (p) =>
    db
      .select({ request: documentRequests, staff: { firstname: staff.firstname, lastname: staff.lastname } })
      .from(documentRequests)
      .leftJoin(staff, eq(staff.id, documentRequests.handedInBy))
      .where(eq(documentRequests.candidacyId, p.candidacyId))
      .orderBy(...inOrder),
  );
}

export type OwnRequestRow = Awaited<ReturnType<typeof listOwnRequests>>[number];

export async function listRequests(db: Queryable, candidacyId: string): Promise<DocumentRequestRow[]> {
  return ask(db, 'requests of candidacy', { candidacyId }, (p) =>
    db
      .select()
      .from(documentRequests)
      .where(eq(documentRequests.candidacyId, p.candidacyId))
      .orderBy(...inOrder),
  );
}

/** What was asked for, and by which file each is answered. */
export async function listHandedIn(db: Queryable, candidacyId: string) {
  const { id, kind, name, status, sha256 } = documentRequests;
  return prepared(db, 'handed in documents', () =>
    db
      .select({ id, kind, name, status, sha256 })
      .from(documentRequests)
      .where(eq(documentRequests.candidacyId, sql.placeholder('id')))
      .orderBy(...inOrder),
  ).execute({ id: candidacyId });
}

/** Null if the doctor has no such candidacy. */
export async function findOwnCandidacyStatus(db: Queryable, doctorId: string, candidacyId: string) {
  const [row] = await ask(db, 'status of own candidacy', { doctorId, candidacyId }, (p) =>
    db
      .select({ status: candidacies.status })
      .from(candidacies)
      .where(and(eq(candidacies.id, p.candidacyId), eq(candidacies.doctorId, p.doctorId))),
  );
  return row?.status ?? null;
}

/** Whose requests the caller can access: those of a hospital, or one's own. */
export type RequestOwner = { hospitalId: string } | { doctorId: string };

const selectOwned = (db: Queryable, id: string, owner: RequestOwner, lock: '' | 'locked ') => {
  const values: { id: string; hospitalId?: string; doctorId?: string } = { id, ...owner };
  return ask(db, `${lock}owned request`, values, (p) => {
    const owned = db
      .select()
      .from(documentRequests)
      .where(
        and(
          eq(documentRequests.id, p.id),
          p.hospitalId && eq(documentRequests.hospitalId, p.hospitalId),
          p.doctorId && eq(documentRequests.doctorId, p.doctorId),
        ),
      );
    return lock ? owned.for('update') : owned;
  });
};

/** Null if it belongs to somebody else. */
export async function findRequest(db: Queryable, id: string, owner: RequestOwner): Promise<DocumentRequestRow | null> {
  const [row] = await selectOwned(db, id, owner, '');
  return row ?? null;
}

/** Locked after its candidacy. */
export async function lockRequest(tx: Queryable, id: string, owner: RequestOwner): Promise<DocumentRequestRow | null> {
  const [row] = await selectOwned(tx, id, owner, 'locked ');
  return row ?? null;
}

export async function insertRequests(
  tx: Queryable,
  rows: readonly (typeof documentRequests.$inferInsert)[],
): Promise<void> {
  await tx.insert(documentRequests).values([...rows]);
}

type Change = Partial<Omit<DocumentRequestRow, 'id'>> & { status: DocumentRequestStatus };

export async function changeRequest(tx: Queryable, id: string, change: Change): Promise<void> {
  await tx.update(documentRequests).set(change).where(eq(documentRequests.id, id));
}

/** For candidacies that ended. Returns the requests that were open. */
export async function cancelOpenRequests(tx: Queryable, candidacyIds: readonly string[]): Promise<string[]> {
  if (candidacyIds.length === 0) return [];
  const rows = await tx
    .update(documentRequests)
    .set({ status: 'cancelled' })
    .where(and(inArray(documentRequests.candidacyId, [...candidacyIds]), isOpen))
    .returning({ id: documentRequests.id });
  return rows.map(({ id }) => id);
}
