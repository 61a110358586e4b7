import type { MailboxEntry, MailboxMessage } from '@fonendo/contract/demo.schema';
import type { MailFamily } from '@fonendo/domain/notifications/mail-families';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Queryable } from '../../db/database.ts';

/**
 * A file attached to a mail. The job contains its source, not its bytes: a stored file, an invoice drawn when the mail
 * is sent, or a short text.
 */
export type MailAttachment = {
  name: string;
  /** With its parameters; the `method` of a calendar file makes it an invitation or a cancellation. */
  contentType: string;
  source: { file: string } | { invoice: string } | { text: string };
};

export type MailSubscription = { userId: string; families: readonly MailFamily[] };

/** The content of a mail; the layout decides how it looks. */
export type Mail = {
  to: string;
  locale: Locale;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one action of the mail. */
  button: { label: string; url: string };
  note?: string;
  attachments?: readonly MailAttachment[];
  /** For mails that people can switch off: whose, and of which kinds. */
  subscription?: MailSubscription;
  /** Where an answer by mail is read; without it nobody reads one. */
  replyTo?: string;
  /** The notification of a decision. The mail waits for a change of mind, and is not sent if that is withdrawn. */
  decision?: string;
} & MailUrgency;

/**
 * An urgent mail is sent before all others: somebody waits for it at the screen, or it warns of a danger to the
 * account. Codes, links that open an account, notices about passwords and sessions. A mail with a code always is.
 */
export type MailUrgency =
  | {
      urgent: true;
      /** Shown large, easy to copy. */
      code?: string;
    }
  | { urgent?: false; code?: never };

/** Reads an attachment when the mail is sent. */
export type ReadAttachment = (source: MailAttachment['source'], locale: Locale) => Promise<Uint8Array>;

/**
 * Thrown by a transport whose server refuses the addressee for good: its extended status (RFC 3463), and its words, which
 * may quote the address and are not logged.
 */
export class RecipientRefused extends Error {
  readonly status: string;
  readonly diagnostic: string;

  constructor(message: string, { status, diagnostic }: { status: string; diagnostic: string }) {
    super(message);
    this.status = status;
    // Not among what is logged of an error.
    this.diagnostic = diagnostic;
    Object.defineProperty(this, 'diagnostic', { enumerable: false });
  }
}

/** Delivers a message. A repeated delivery has the same id. */
export type MailTransport = { send(mail: Mail, id: string): Promise<void> };

/** The mails that were stored instead of sent. */
export type Mailbox = {
  list(): Promise<MailboxEntry[]>;
  find(id: string): Promise<MailboxMessage | null>;
};

/** Enqueues a mail within the transaction of its event: it is sent if, and only if, that commits. */
export type SendMail = (tx: Queryable, mail: Mail) => Promise<void>;
