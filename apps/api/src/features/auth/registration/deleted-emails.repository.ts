import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { deletedEmails } from '../../../db/schema/users.ts';

export async function hasDeletedEmail(db: Queryable, hash: string): Promise<boolean> {
  const rows = await db.select({ hash: deletedEmails.hash }).from(deletedEmails).where(eq(deletedEmails.hash, hash));
  return rows.length > 0;
}

export async function insertDeletedEmail(tx: Queryable, hash: string, deletedAt: Date): Promise<void> {
  await tx.insert(deletedEmails).values({ hash, deletedAt }).onConflictDoNothing();
}
