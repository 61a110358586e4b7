import type { Queryable } from '../../../db/database.ts';
import { deleteChallengesOf } from './challenges.repository.ts';
import { deleteDevicesOf } from './known-devices.repository.ts';
import { deleteFactorsOf } from './second-factor.repository.ts';

/** Removes all factors and open challenges: the person signs in with the password alone. */
export async function removeSecondFactorOf(tx: Queryable, userId: string): Promise<void> {
  await deleteFactorsOf(tx, userId);
  await deleteChallengesOf(tx, userId);
}

/** For a deleted account: erases factors and known devices. */
export async function eraseSecondFactorOf(tx: Queryable, userId: string): Promise<void> {
  await removeSecondFactorOf(tx, userId);
  await deleteDevicesOf(tx, userId);
}
