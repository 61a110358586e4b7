import { createTransport, type Transporter } from 'nodemailer';
import { renderMail } from './mail.layout.ts';
import {
  type Mail,
  type MailSubscription,
  type MailTransport,
  type ReadAttachment,
  RecipientRefused,
} from './mail.port.ts';

/** More than a working server needs; the timeout of the job is larger than their sum. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** The pool never retries by itself: the job queue does, and counts and logs it. */
const pool = { pool: true, maxConnections: 10, maxRequeues: 0 } as const;

/** What a mail needs when it leaves. */
type Outside = {
  readAttachment: ReadAttachment;
  /** The address that switches mails of its kind off. */
  unsubscribeUrl: (subscription: MailSubscription) => string;
  /** From which address it leaves (MAIL FROM), if not from that of the sender: reports about it go there. */
  envelopeSender?: (mail: Mail) => Promise<string | undefined>;
};

export type SmtpTransports = { urgent: MailTransport; others: MailTransport; close: () => void };

/**
 * Mails through an SMTP server. Failures are thrown, and the job queue tries again later. Urgent mails get a connection
 * each, so that they never wait; the others share a few open ones.
 */
export function createSmtpTransports(url: string, from: string, outside: Outside): SmtpTransports {
  const shared = createTransport({ url, ...timeouts, ...pool }, { from });
  return {
    urgent: mailThrough(createTransport({ url, ...timeouts }, { from }), outside),
    others: mailThrough(shared, outside),
    close: () => shared.close(),
  };
}

/** Connects and signs in, and sends nothing. */
export async function verifySmtp(url: string): Promise<void> {
  const quick = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
  const smtp = createTransport({ url, ...quick });
  try {
    await smtp.verify();
  } catch (error) {
    throw new Error(whyNot(error as SmtpFailure));
  } finally {
    smtp.close();
  }
}

const mailThrough = (
  smtp: Pick<Transporter, 'sendMail'>,
  { readAttachment, unsubscribeUrl, envelopeSender }: Outside,
): MailTransport => ({
  async send(mail, id) {
    const sender = await envelopeSender?.(mail);
    const message = {
      ...renderMail(mail),
      ...(await readAttachments(mail, readAttachment)),
      ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
      ...(sender !== undefined && { envelope: { from: sender, to: mail.to } }),
      headers: headersOf(mail, unsubscribeUrl),
      messageId: `<${id}@fonendo>`,
      // The logo is attached and referred to, because many programs block data URLs.
      attachDataUrls: true,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    await smtp.sendMail(message).catch((error: unknown) => {
      throw withoutContent(error);
    });
  },
});

/**
 * Programs are told that nobody waits for their answer (RFC 3834), and mail programs where one click switches such
 * mails off (RFC 8058).
 */
function headersOf({ subscription }: Mail, unsubscribeUrl: Outside['unsubscribeUrl']): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(subscription && {
      'List-Unsubscribe': `<${unsubscribeUrl(subscription)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

type SmtpFailure = { code?: string; responseCode?: number; command?: string; message?: string; response?: string };

/**
 * A server that refuses a mail quotes the recipient, and sometimes the text. Only the codes are logged; without an
 * answer there is nothing to hide.
 */
function withoutContent(error: unknown): Error {
  const { code, command, responseCode = 0, response = '' } = error as SmtpFailure;
  const message = `The mail was not sent: ${whyNot(error as SmtpFailure)}`;
  const refused = command === 'RCPT TO' && responseCode >= 500;
  // Without an extended status it may be anything, and "550" is what servers say to addresses that do not exist.
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? '5.0.0';
  const failure = refused ? new RecipientRefused(message, { status, diagnostic: response }) : new Error(message);
  return Object.assign(failure, { ...(code && { code }), ...(command && { command }) });
}

const whyNot = ({ responseCode, command, message }: SmtpFailure): string =>
  responseCode === undefined ? String(message) : `the server answered ${responseCode} to ${command}`;

/**
 * Attachments as files; an invitation also as an alternative of the mail, by which mail programs recognise it (RFC
 * 6047).
 */
async function readAttachments({ attachments = [], locale }: Mail, read: ReadAttachment) {
  const files = await Promise.all(
    attachments.map(async ({ name, contentType, source }) => ({
      filename: name,
      contentType,
      content: Buffer.from(await read(source, locale)),
    })),
  );
  const invitation = files.find(({ contentType }) => methodOf(contentType) !== undefined);
  return {
    attachments: files.filter((file) => file !== invitation),
    ...(invitation && {
      icalEvent: {
        ...{ filename: invitation.filename, content: invitation.content },
        method: methodOf(invitation.contentType) ?? '',
      },
    }),
  };
}

/** `text/calendar; charset=utf-8; method=REQUEST` */
const methodOf = (contentType: string): string | undefined => /^text\/calendar;.*\bmethod=(\w+)/.exec(contentType)?.[1];
