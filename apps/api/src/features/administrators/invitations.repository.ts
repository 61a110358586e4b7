import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { administratorInvitations, users } from '../../db/schema/users.ts';
import { ask } from '../../db/statements/prepared.ts';

export type AdministratorInvitationRow = typeof administratorInvitations.$inferSelect;

export async function listInvitations(db: Queryable): Promise<AdministratorInvitationRow[]> {
  return ask(db, 'invitations of administrators', {}, () =>
    db
      .select()
      .from(administratorInvitations)
      .orderBy(asc(administratorInvitations.sentAt), asc(administratorInvitations.id)),
  );
}

/** Locked: of two people who act on the same invitation, the second sees what the first did. */
export async function lockInvitation(tx: Queryable, id: string): Promise<AdministratorInvitationRow | null> {
  const [row] = await tx
    .select()
    .from(administratorInvitations)
    .where(eq(administratorInvitations.id, id))
    .for('update');
  return row ?? null;
}

export async function findInvitationOf(tx: Queryable, email: string): Promise<AdministratorInvitationRow | null> {
  const [row] = await tx.select().from(administratorInvitations).where(eq(administratorInvitations.email, email));
  return row ?? null;
}

export async function findInvitationByToken(db: Queryable, hash: string): Promise<AdministratorInvitationRow | null> {
  const [row] = await ask(db, 'invitation of administrator by token', { hash }, (p) =>
    db.select().from(administratorInvitations).where(eq(administratorInvitations.tokenHash, p.hash)),
  );
  return row ?? null;
}

/** Replaces an earlier invitation of the same address, whose link stops working. */
export async function replaceInvitation(
  tx: Queryable,
  row: typeof administratorInvitations.$inferInsert,
): Promise<AdministratorInvitationRow> {
  const { id: _first, ...change } = row;
  const [invitation] = await tx
    .insert(administratorInvitations)
    .values(row)
    .onConflictDoUpdate({ target: administratorInvitations.email, set: change })
    .returning();
  if (!invitation) throw new Error('the invitation was not inserted');
  return invitation;
}

/** Null if somebody was quicker: a link works once. */
export async function takeInvitation(
  tx: Queryable,
  id: string,
  hash: string,
): Promise<AdministratorInvitationRow | null> {
  const [row] = await tx
    .delete(administratorInvitations)
    .where(and(eq(administratorInvitations.id, id), eq(administratorInvitations.tokenHash, hash)))
    .returning();
  return row ?? null;
}

export async function deleteInvitation(tx: Queryable, id: string): Promise<void> {
  await tx.delete(administratorInvitations).where(eq(administratorInvitations.id, id));
}

/** Those who may appoint others, and can sign in. */
export async function listSuperadministrators(tx: Queryable, now: Date) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      lastname: users.lastname,
      locale: users.locale,
    })
    .from(users)
    .where(
      and(
        arrayContains(users.policyGroups, ['superadmin']),
        isNull(users.deletedAt),
        isNull(users.blockedAt),
        sql`(${users.accessEndsAt} is null or ${users.accessEndsAt} > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(users.id));
}

/**
 * Held until the end of the transaction, so that the inviting person is still a superadministrator when it commits; one
 * invitation at a time, so that a double click sends one mail.
 */
export async function lockSuperadministrator(tx: Queryable, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        arrayContains(users.policyGroups, ['superadmin']),
        isNull(users.deletedAt),
        isNull(users.blockedAt),
      ),
    )
    .for('no key update');
  return row !== undefined;
}
