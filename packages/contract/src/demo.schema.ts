import { z } from 'zod';

export const mailboxEntrySchema = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    sentAt: z.iso.datetime(),
  })
  .meta({ id: 'MailboxEntry' });

export const mailboxSchema = z.object({ items: z.array(mailboxEntrySchema) }).meta({ id: 'Mailbox' });

export const mailboxMessageSchema = mailboxEntrySchema
  .extend({
    html: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ name: z.string(), contentType: z.string() })),
  })
  .meta({ id: 'MailboxMessage' });

export type MailboxEntry = z.infer<typeof mailboxEntrySchema>;
export type MailboxMessage = z.infer<typeof mailboxMessageSchema>;
