import { z } from 'zod';

export const mailboxEntrySchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
});

export const mailboxSchema = z.object({ items: z.array(mailboxEntrySchema) });

export const mailboxMessageSchema = mailboxEntrySchema.extend({
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string() })),
});

export type MailboxEntry = z.infer<typeof mailboxEntrySchema>;
export type MailboxMessage = z.infer<typeof mailboxMessageSchema>;
