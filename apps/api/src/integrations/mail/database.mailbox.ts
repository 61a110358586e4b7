import type { Database } from '../../db/database.ts';
import { renderMail } from './mail.layout.ts';
import type { Mailbox, MailTransport } from './mail.port.ts';
import { findMailboxMessage, insertMailboxMessage, listMailboxMessages } from './mailbox.repository.ts';

/** Used without an SMTP server: mails are stored in the database, where the demo shows them. */
export function createDatabaseMailbox(db: Database, now: () => Date): MailTransport & Mailbox {
  return {
    async send(mail, id) {
      const { to, ...message } = renderMail(mail);
      await insertMailboxMessage(db, {
        id,
        recipient: to,
        ...message,
        attachments: [...(mail.attachments ?? [])],
        sentAt: now(),
      });
    },
    async list() {
      const rows = await listMailboxMessages(db);
      return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
    },
    async find(id) {
      const row = await findMailboxMessage(db, id);
      if (!row) return null;
      const { recipient, sentAt, attachments, ...message } = row;
      const shown = attachments.map(({ name, contentType }) => ({ name, contentType }));
      return { ...message, to: recipient, sentAt: sentAt.toISOString(), attachments: shown };
    },
  };
}
