import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hospitalInvitations, hospitals } from '../../db/schema/hospitals.ts';
import { ask } from '../../db/statements/prepared.ts';

export type InvitationRow = typeof hospitalInvitations.$inferSelect;

export async function listInvitations(db: Queryable, hospitalId: string): Promise<InvitationRow[]> {
  return ask(db, 'invitations of hospital', { hospitalId }, (p) =>
    db
      .select()
      .from(hospitalInvitations)
      .where(eq(hospitalInvitations.hospitalId, p.hospitalId))
      .orderBy(asc(hospitalInvitations.sentAt), asc(hospitalInvitations.id)),
  );
}

/** Null if it belongs to another hospital. */
export async function findInvitation(tx: Queryable, hospitalId: string, id: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(hospitalInvitations)
    .where(and(eq(hospitalInvitations.id, id), eq(hospitalInvitations.hospitalId, hospitalId)));
  return row ?? null;
}

export async function findInvitationOf(
  tx: Queryable,
  hospitalId: string,
  email: string,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(hospitalInvitations)
    .where(and(eq(hospitalInvitations.email, email), eq(hospitalInvitations.hospitalId, hospitalId)));
  return row ?? null;
}

/** Replaces an earlier invitation of the same address, whose link stops working. */
export async function replaceInvitation(
  tx: Queryable,
  row: typeof hospitalInvitations.$inferInsert,
): Promise<InvitationRow> {
  const { id: _first, ...change } = row;
  const [invitation] = await tx
    .insert(hospitalInvitations)
    .values(row)
    .onConflictDoUpdate({ target: [hospitalInvitations.hospitalId, hospitalInvitations.email], set: change })
    .returning();
  if (!invitation) throw new Error('the invitation was not inserted');
  return invitation;
}

/** Null if somebody was quicker: a link works once. */
export async function takeInvitation(tx: Queryable, id: string, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(hospitalInvitations)
    .where(and(eq(hospitalInvitations.id, id), eq(hospitalInvitations.tokenHash, tokenHash)))
    .returning();
  return row ?? null;
}

export async function deleteInvitation(tx: Queryable, id: string): Promise<void> {
  await tx.delete(hospitalInvitations).where(eq(hospitalInvitations.id, id));
}

export async function findByToken(db: Queryable, tokenHash: string) {
  const [row] = await ask(db, 'invitation by token', { tokenHash }, (p) =>
    db
      .select({ invitation: hospitalInvitations, hospital: hospitals })
      .from(hospitalInvitations)
      .innerJoin(hospitals, eq(hospitals.id, hospitalInvitations.hospitalId))
      .where(eq(hospitalInvitations.tokenHash, p.tokenHash)),
  );
  return row ?? null;
}
