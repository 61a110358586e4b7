import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { mailbox } from '../../db/schema/mailbox.ts';

export async function insertMailboxMessage(db: Queryable, message: typeof mailbox.$inferInsert): Promise<void> {
  await db.insert(mailbox).values(message).onConflictDoNothing();
}

export async function listMailboxMessages(db: Queryable) {
  return db
    .select({ id: mailbox.id, to: mailbox.recipient, subject: mailbox.subject, sentAt: mailbox.sentAt })
    .from(mailbox)
    .orderBy(desc(mailbox.sentAt), desc(mailbox.id))
    .limit(200);
}

export async function findMailboxMessage(db: Queryable, id: string) {
  const [message] = await db.select().from(mailbox).where(eq(mailbox.id, id));
  return message ?? null;
}
