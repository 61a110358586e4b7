import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailAttachment } from '../../integrations/mail/mail.port.ts';

/** Where mails end up without an SMTP server; the demo shows them at /dev/mailbox. */
export const mailbox = pgTable(
  'mailbox',
  {
    /** The id of the job that sent it, so that a repeated delivery is recognised. */
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mailbox_sent_at_idx').on(table.sentAt)],
);
