import { randomUUIDv7 } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';

type User = typeof users.$inferSelect;

let serial = 0;

/** A verified doctor with a Spanish degree, unless the test says otherwise. */
export async function buildUser(db: Queryable, overrides: Partial<User> = {}): Promise<User> {
  serial += 1;
  const [user] = await db
    .insert(users)
    .values({
      id: randomUUIDv7(),
      email: `user${serial}@fonendo.test`,
      // No password has this hash: a test that signs in gives the hash of its own.
      passwordHash: 'none',
      firstName: 'Valentina',
      lastName: 'Restrepo',
      policyGroups: ['certifiedDoctor'],
      verifiedAt: new Date('2026-01-01T00:00:00Z'),
      createdAt: new Date('2026-01-01T00:00:00Z'),
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('the user was not inserted');
  return user;
}
