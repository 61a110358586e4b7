import type { SecondFactorState } from '@fonendo/contract/auth/second-factor.schema';
import { confirmationLifeMs, needsSecondFactor, passkeysWorkAt } from '@fonendo/domain/auth/second-factor';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthContext } from '../auth.context.ts';
import { listDeviceTimes } from './known-devices.repository.ts';
import { listPasskeys } from './passkeys/passkeys.repository.ts';
import { countRecoveryCodes, findConfirmation, findTotp } from './second-factor.repository.ts';

type Context = Pick<AuthContext, 'adminSecondFactor' | 'publicUrl'>;

/** The second factors of a person. Every change returns it too, from within its transaction. */
export async function readSecondFactor(context: Context, db: Queryable, actor: Actor): Promise<SecondFactorState> {
  const { userId, sessionId, policyGroups } = actor;
  const [totp, passkeys, proved, recoveryCodesLeft] = await Promise.all([
    findTotp(db, userId),
    listPasskeys(db, userId),
    findConfirmation(db, sessionId),
    countRecoveryCodes(db, userId),
  ]);
  const confirmedAt = totp?.confirmedAt ?? null;
  if (!proved) throw new ApiError('TokenExpired');
  return {
    totp: confirmedAt && { confirmedAt: confirmedAt.toISOString() },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    required: needsSecondFactor(context.adminSecondFactor, policyGroups),
    passkeysAvailable: passkeysWorkAt(context.publicUrl),
    confirmedUntil: new Date(proved.getTime() + confirmationLifeMs).toISOString(),
  };
}

/** For the export of one's own data: the factors without their secrets. */
export async function exportSecondFactorOf(db: Queryable, userId: string) {
  const [totp, passkeys, recoveryCodesLeft, devicesSeenAt] = await Promise.all([
    findTotp(db, userId),
    listPasskeys(db, userId),
    countRecoveryCodes(db, userId),
    listDeviceTimes(db, userId),
  ]);
  return {
    totp: totp?.confirmedAt ? { confirmedAt: totp.confirmedAt } : null,
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt, backedUp }) => ({ name, createdAt, lastUsedAt, backedUp })),
    recoveryCodesLeft,
    devicesSeenAt,
  };
}
