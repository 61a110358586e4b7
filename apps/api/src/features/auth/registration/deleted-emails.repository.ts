import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { deletedEmails } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

export async function hasDeletedEmail(db: Queryable, hash: string): Promise<boolean> {
  const rows = await ask(db, 'deleted email', { hash }, (p) =>
    db.select({ hash: deletedEmails.hash }).from(deletedEmails).where(eq(deletedEmails.hash, p.hash)),
  );
  return rows.length > 0;
}

export async function insertDeletedEmail(tx: Queryable, hash: string, deletedAt: Date): Promise<void> {
  await tx.insert(deletedEmails).values({ hash, deletedAt }).onConflictDoNothing();
}
