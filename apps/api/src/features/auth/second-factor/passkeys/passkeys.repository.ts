import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database.ts';
import { passkeys } from '../../../../db/schema/second-factor.ts';
import { ask } from '../../../../db/statements/prepared.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return ask(db, 'passkeys of user', { userId }, (p) =>
    db.select().from(passkeys).where(eq(passkeys.userId, p.userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  );
}

/** By the authenticator's id; locked, so that only one request at a time compares its counter. */
export async function lockPasskey(tx: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
  return row ?? null;
}

export async function findPasskeyOwner(db: Queryable, credentialId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return row?.userId ?? null;
}

/** False if somebody has it already. */
export async function insertPasskey(tx: Queryable, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(passkeys).values(row).onConflictDoNothing({ target: passkeys.credentialId });
  return rowCount === 1;
}

export async function updatePasskeyUse(
  tx: Queryable,
  id: string,
  use: Pick<PasskeyRow, 'counter' | 'backedUp' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id));
}

const ownedBy = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function renamePasskeyOf(tx: Queryable, userId: string, id: string, name: string): Promise<boolean> {
  const { rowCount } = await tx.update(passkeys).set({ name }).where(ownedBy(userId, id));
  return rowCount === 1;
}

/** The name of the deleted passkey; null if there was none. */
export async function deletePasskey(tx: Queryable, userId: string, id: string): Promise<string | null> {
  const [row] = await tx.delete(passkeys).where(ownedBy(userId, id)).returning({ name: passkeys.name });
  return row?.name ?? null;
}
