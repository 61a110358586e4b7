import { knownDeviceDays } from '@fonendo/domain/auth/second-factor';
import { and, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type DueRows, deleteStep, type RetentionStep, selectBatch } from '../../../db/retention.ts';
import { authChallenges, knownDevices, totpFactors } from '../../../db/schema/second-factor.ts';

/** Expired challenges, unconfirmed secrets, and devices that were not used for long. */
export function secondFactorSteps(db: Database, now: Date): RetentionStep[] {
  const unusedSince = new Date(now.getTime() - knownDeviceDays * 24 * 60 * 60 * 1000);
  const unconfirmed: DueRows = {
    ...{ table: totpFactors, key: [totpFactors.userId], at: totpFactors.pendingUntil },
    where: lt(totpFactors.pendingUntil, now),
  };
  return [
    deleteStep(db, {
      ...{ name: 'second steps of signing in', rule: 'once they have expired' },
      rows: {
        ...{ table: authChallenges, key: [authChallenges.hash], at: authChallenges.expiresAt },
        where: lt(authChallenges.expiresAt, now),
      },
    }),
    deleteStep(
      db,
      { name: 'authenticator apps never confirmed', rule: 'once they have expired', rows: unconfirmed },
      async (tx, limit) => {
        const ids = (await selectBatch(tx, unconfirmed, limit)).flatMap(([id]) => id ?? []);
        if (ids.length === 0) return 0;
        // A confirmed app stays; only the new secret is removed.
        const theirs = inArray(totpFactors.userId, ids);
        const rows = await tx
          .update(totpFactors)
          .set({ pendingSecret: null, pendingUntil: null })
          .where(theirs)
          .returning({ id: totpFactors.userId });
        await tx.delete(totpFactors).where(and(theirs, isNull(totpFactors.secret)));
        return rows.length;
      },
    ),
    deleteStep(db, {
      ...{ name: 'known devices', rule: `${knownDeviceDays} days after the last sign-in` },
      rows: {
        ...{ table: knownDevices, key: [knownDevices.mark], at: knownDevices.seenAt },
        where: lte(knownDevices.seenAt, unusedSince),
      },
    }),
  ];
}
