import type { SecondFactorFacts } from '@fonendo/domain/auth/second-factor';
import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { passkeys, recoveryCodes, totpFactors } from '../../../db/schema/second-factor.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { ask, askRows } from '../../../db/statements/prepared.ts';

type TotpRow = typeof totpFactors.$inferSelect;

export async function findTotp(db: Queryable, userId: string): Promise<TotpRow | null> {
  const [row] = await ask(db, 'totp of user', { userId }, (p) =>
    db.select().from(totpFactors).where(eq(totpFactors.userId, p.userId)),
  );
  return row ?? null;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await ask(db, 'recovery codes of user', { userId }, (p) =>
    db.select({ total: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, p.userId)),
  );
  return row?.total ?? 0;
}

/** In one query, because every sign-in asks for it. */
export async function findSecondFactorFacts(db: Queryable, userId: string): Promise<SecondFactorFacts> {
  const [row] = await askRows(db, 'second factors of user', { userId }, (p) => {
    const confirmed = db
      .select({ id: totpFactors.userId })
      .from(totpFactors)
      .where(and(eq(totpFactors.userId, p.userId), isNotNull(totpFactors.confirmedAt)));
    const keys = db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, p.userId));
    const codes = db.select({ total: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, p.userId));
    return sql<{ totp: boolean; passkeys: number; codes: number }>`
      select exists ${confirmed} as totp, (${keys})::int as passkeys, (${codes})::int as codes`;
  });
  return { totp: row?.totp ?? false, passkeys: row?.passkeys ?? 0, recoveryCodes: row?.codes ?? 0 };
}

/** Stores a new secret until its first number is entered; the secret in use stays valid until then. */
export async function savePendingTotp(
  tx: Queryable,
  pending: { userId: string; pendingSecret: string; pendingUntil: Date },
): Promise<void> {
  await tx.insert(totpFactors).values(pending).onConflictDoUpdate({ target: totpFactors.userId, set: pending });
}

/** The pending secret replaces the old one; the number that confirmed it is used. */
export async function confirmPendingTotp(
  tx: Queryable,
  userId: string,
  { step, now }: { step: number; now: Date },
): Promise<void> {
  await tx
    .update(totpFactors)
    .set({
      secret: sql`${totpFactors.pendingSecret}`,
      confirmedAt: now,
      lastStep: step,
      pendingSecret: null,
      pendingUntil: null,
    })
    .where(eq(totpFactors.userId, userId));
}

/** False if this number or a later one was used meanwhile: of two requests with the same number, one succeeds. */
export async function takeTotpStep(tx: Queryable, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(eq(totpFactors.userId, userId), or(isNull(totpFactors.lastStep), lt(totpFactors.lastStep, step))));
  return rowCount === 1;
}

export async function deleteTotp(tx: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)));
  return rowCount === 1;
}

export async function replaceRecoveryCodes(tx: Queryable, userId: string, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, userId })));
}

export async function deleteRecoveryCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Of two requests with the same code, one succeeds. */
export async function takeRecoveryCode(tx: Queryable, userId: string, hash: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.userId, userId)));
  return rowCount === 1;
}

/** Deletes all second factors. */
export async function deleteFactorsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(totpFactors).where(eq(totpFactors.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await deleteRecoveryCodes(tx, userId);
}

/** When the owner of this session last entered password or factor; null if it is over. */
export async function findConfirmation(db: Queryable, sessionId: string): Promise<Date | null> {
  const [row] = await ask(db, 'confirmation of session', { sessionId }, (p) =>
    db
      .select({ at: sql<Date>`greatest(${sessions.createdAt}, ${sessions.confirmedAt})`.mapWith(sessions.createdAt) })
      .from(sessions)
      .where(and(eq(sessions.id, p.sessionId), isNull(sessions.revokedAt))),
  );
  return row?.at ?? null;
}

export async function confirmSession(tx: Queryable, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId));
}
