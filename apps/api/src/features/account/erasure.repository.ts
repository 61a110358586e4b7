import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { contactMessages, interests } from '../../db/schema/contact.ts';
import { hospitalInvitations } from '../../db/schema/hospitals.ts';
import { mailbox } from '../../db/schema/mailbox.ts';
import { administratorInvitations } from '../../db/schema/users.ts';

/**
 * Deletes what belongs to a confirmed address outside the account: messages, interests, invitations, demo mails.
 * Returns the deleted invitations.
 */
export async function deleteByEmail(tx: Queryable, email: string): Promise<string[]> {
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email));
  await tx.delete(interests).where(eq(sql`lower(${interests.email})`, email));
  await tx.delete(mailbox).where(eq(mailbox.recipient, email));
  const invitations = await tx
    .delete(hospitalInvitations)
    .where(eq(hospitalInvitations.email, email))
    .returning({ id: hospitalInvitations.id });
  const administrator = await tx
    .delete(administratorInvitations)
    .where(eq(administratorInvitations.email, email))
    .returning({ id: administratorInvitations.id });
  return [...invitations, ...administrator].map(({ id }) => id);
}
