import type { MailboxEntry, MailboxMessage } from '@fonendo/contract/demo.schema';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Queryable } from '../../db/database.ts';

/**
 * A file that goes with a mail. The job carries where it comes from, not its bytes: a stored file,
 * an invoice drawn when the mail leaves, or a short text.
 */
export type MailAttachment = {
  name: string;
  /** With its parameters; the `method` of a calendar file makes it an invitation or the end of one. */
  contentType: string;
  source: { file: string } | { invoice: string } | { text: string };
};

/** What a mail says. How it looks is the layout's business. */
export type Mail = {
  to: string;
  locale: Locale;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  button: { label: string; url: string };
  note?: string;
  attachments?: readonly MailAttachment[];
} & MailUrgency;

/**
 * Somebody waits for an urgent mail in front of their screen, or must hear of a danger to their account: codes,
 * links that open an account, notices about passwords and sessions. It overtakes all others. A code always is.
 */
export type MailUrgency =
  | {
      urgent: true;
      /** Shown large, easy to copy. */
      code?: string;
    }
  | { urgent?: false; code?: never };

/** Fetches what an attachment holds, at the moment the mail leaves. */
export type ReadAttachment = (source: MailAttachment['source'], locale: Locale) => Promise<Uint8Array>;

/** Delivers a message. The id is the same when a delivery is repeated. */
export type MailTransport = { send(mail: Mail, id: string): Promise<void> };

/** The mails that were kept instead of sent. */
export type Mailbox = {
  list(): Promise<MailboxEntry[]>;
  find(id: string): Promise<MailboxMessage | null>;
};

/** Promises the mail within the transaction of its event: it goes out if, and only if, the event is committed. */
export type SendMail = (tx: Queryable, mail: Mail) => Promise<void>;
