import type { MailboxEntry, MailboxMessage } from '@fonendo/contract/mailbox.schema';
import type { Locale } from '@fonendo/domain/locale';
import type { Queryable } from '../../db/database.ts';

/** What a mail says. How it looks is the layout's business. */
export type Mail = {
  to: string;
  locale: Locale;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Shown large, easy to copy. */
  code?: string;
  /** The one thing to do. */
  button: { label: string; url: string };
  note?: string;
};

/** Delivers a message. The id is the same when a delivery is repeated. */
export type MailTransport = { send(mail: Mail, id: string): Promise<void> };

/** The mails that were kept instead of sent. */
export type Mailbox = {
  list(): Promise<MailboxEntry[]>;
  find(id: string): Promise<MailboxMessage | null>;
};

/** Promises the mail within the transaction of its event: it goes out if, and only if, the event is committed. */
export type SendMail = (tx: Queryable, mail: Mail) => Promise<void>;
