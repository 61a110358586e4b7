import type { Queryable } from '../../../db/database.ts';
import { deleteChallengesOf } from './challenges.repository.ts';
import { deleteDevicesOf } from './known-devices.repository.ts';
import { deleteFactorsOf } from './second-factor.repository.ts';

/** Somebody has only their password again, and no second step of theirs is under way. */
export async function removeSecondFactorOf(tx: Queryable, userId: string): Promise<void> {
  await deleteFactorsOf(tx, userId);
  await deleteChallengesOf(tx, userId);
}

/** For somebody who leaves: what they signed in with goes with them, and from where. */
export async function eraseSecondFactorOf(tx: Queryable, userId: string): Promise<void> {
  await removeSecondFactorOf(tx, userId);
  await deleteDevicesOf(tx, userId);
}
