import type { Queryable } from '../database.ts';
import { users } from '../schema/users.ts';

export async function hasUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertDemoUsers(tx: Queryable, rows: (typeof users.$inferInsert)[]): Promise<void> {
  await tx.insert(users).values(rows).onConflictDoNothing();
}
