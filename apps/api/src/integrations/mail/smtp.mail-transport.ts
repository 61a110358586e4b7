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
        attachments: await readAttachments(mail, readAttachment),
        messageId: `<${id}@fonendo>`,
        // The logo travels as an attachment that the text refers to: many programs block data URLs.
        attachDataUrls: true,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

const readAttachments = ({ attachments = [], locale }: Mail, read: ReadAttachment) =>
  Promise.all(
    attachments.map(async ({ name, contentType, source }) => ({
      filename: name,
      contentType,
      content: Buffer.from(await read(source, locale)),
    })),
  );
