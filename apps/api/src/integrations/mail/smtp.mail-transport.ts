import { createTransport } from 'nodemailer';
import { renderMail } from './mail.layout.ts';
import type { Mail, MailTransport, ReadAttachment } from './mail.port.ts';

/** Mails through an SMTP server. A failure is thrown: the job queue tries again later. */
export function createSmtpTransport(url: string, from: string, readAttachment: ReadAttachment): MailTransport {
  const smtp = createTransport(url, { from });
  return {
    async send(mail, id) {
      await smtp.sendMail({
        ...renderMail(mail),
        ...(await readAttachments(mail, readAttachment)),
        messageId: `<${id}@fonendo>`,
        // The logo travels as an attachment that the text refers to: many programs block data URLs.
        attachDataUrls: true,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

/** Files as they are; an invitation also as another view of the mail, which is how mail programs recognise it (RFC 6047). */
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
