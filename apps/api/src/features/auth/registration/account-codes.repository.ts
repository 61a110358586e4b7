import { verificationCode } from '@fonendo/domain/auth/account-codes';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { passwordResets, verificationCodes } from '../../../db/schema/account-codes.ts';
import { ask } from '../../../db/statements/prepared.ts';

export async function replaceVerificationCode(
  tx: Queryable,
  code: { userId: string; codeHash: string; sentAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(verificationCodes)
    .values(code)
    .onConflictDoUpdate({ target: verificationCodes.userId, set: { ...code, tries: 0 } });
}

type SentCode = { sentAt: Date; expiresAt: Date; tries: number };

export async function findSentCode(db: Queryable, userId: string): Promise<SentCode | null> {
  const { sentAt, expiresAt, tries } = verificationCodes;
  const [row] = await ask(db, 'sent code of user', { userId }, (p) =>
    db.select({ sentAt, expiresAt, tries }).from(verificationCodes).where(eq(verificationCodes.userId, p.userId)),
  );
  return row ?? null;
}

/** Counts one try and returns the hash to compare; null if no try is left. The try counts even if the request fails. */
export async function takeVerificationTry(db: Queryable, userId: string, now: Date): Promise<string | null> {
  const [row] = await ask(db, 'try of verification code', { userId, now }, (p) =>
    db
      .update(verificationCodes)
      .set({ tries: sql`${verificationCodes.tries} + 1` })
      .where(
        and(
          eq(verificationCodes.userId, p.userId),
          lt(verificationCodes.tries, verificationCode.maxTries),
          gt(verificationCodes.expiresAt, p.now),
        ),
      )
      .returning({ codeHash: verificationCodes.codeHash }),
  );
  return row?.codeHash ?? null;
}

/** Of two requests with the right code, one removes it and continues. */
export async function removeVerificationCode(tx: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.codeHash, codeHash)));
  return rowCount === 1;
}

/** Only the newest link works. */
export async function replacePasswordReset(
  tx: Queryable,
  reset: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, reset.userId));
  await tx.insert(passwordResets).values(reset);
}

/** Uses the link; null if it was used before, replaced or has expired. */
export async function takePasswordReset(tx: Queryable, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}
