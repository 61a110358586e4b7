import type { Queryable } from '../../db/database.ts';
import { contactMessages, interests } from '../../db/schema/contact.ts';

export async function insertContactMessage(tx: Queryable, message: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

export async function insertInterest(db: Queryable, interest: typeof interests.$inferInsert): Promise<void> {
  await db.insert(interests).values(interest).onConflictDoNothing();
}
