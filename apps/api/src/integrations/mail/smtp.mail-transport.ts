import { createTransport, type Transporter } from 'nodemailer';
import { renderMail } from './mail.layout.ts';
import type { Mail, MailTransport, ReadAttachment } from './mail.port.ts';

/** More than a working server needs; the timeout of the job is larger than their sum. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** The pool never retries by itself: the job queue does, and counts and logs it. */
const pool = { pool: true, maxConnections: 10, maxRequeues: 0 } as const;

export type SmtpTransports = { urgent: MailTransport; others: MailTransport; close: () => void };

/**
 * Mails through an SMTP server. Failures are thrown, and the job queue tries again later. Urgent mails get a connection
 * each, so that they never wait; the others share a few open ones.
 */
export function createSmtpTransports(url: string, from: string, readAttachment: ReadAttachment): SmtpTransports {
  const shared = createTransport({ url, ...timeouts, ...pool }, { from });
  return {
    urgent: mailThrough(createTransport({ url, ...timeouts }, { from }), readAttachment),
    others: mailThrough(shared, readAttachment),
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

const mailThrough = (smtp: Pick<Transporter, 'sendMail'>, readAttachment: ReadAttachment): MailTransport => ({
  async send(mail, id) {
    const message = {
      ...renderMail(mail),
      ...(await readAttachments(mail, readAttachment)),
      ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
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

type SmtpFailure = { code?: string; responseCode?: number; command?: string; message?: string };

/**
 * A server that refuses a mail quotes the recipient, and sometimes the text. Only the codes are logged; without an
 * answer there is nothing to hide.
 */
function withoutContent(error: unknown): Error {
  const { code, command } = error as SmtpFailure;
  return Object.assign(new Error(`The mail was not sent: ${whyNot(error as SmtpFailure)}`), {
    ...(code && { code }),
    ...(command && { command }),
  });
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
