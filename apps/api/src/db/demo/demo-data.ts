import { demoPassword } from '@fonendo/domain/demo-accounts';
import type { Database } from '../database.ts';
import { hasUsers, insertDemoUsers } from './demo.repository.ts';
import { demoUsers } from './demo-users.ts';

/**
 * Fills an empty database with the demo data. Does nothing where somebody already has an account, so it can run
 * at every start. Answers whether it did anything.
 */
export async function seedDemoData(
  db: Database,
  hashPassword: (password: string) => Promise<string>,
  now: Date,
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  // One hash for all: eight would cost half a second of every first start and protect nothing, the password is public.
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    await insertDemoUsers(
      tx,
      demoUsers.map(({ group, ...user }) => ({
        ...user,
        passwordHash,
        policyGroups: [group],
        verifiedAt: now,
        createdAt: now,
      })),
    );
  });
  return true;
}
