import type { Queryable } from '../../db/database.ts';
import { contactMessages, interests } from '../../db/schema/contact.ts';

/** False if the id is taken. */
export async function insertContactMessage(
  tx: Queryable,
  message: typeof contactMessages.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.id });
  return rowCount === 1;
}

export async function insertInterest(db: Queryable, interest: typeof interests.$inferInsert): Promise<void> {
  await db.insert(interests).values(interest).onConflictDoNothing();
}
