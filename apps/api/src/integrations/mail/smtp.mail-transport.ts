import { createTransport } from 'nodemailer';
import { renderMail } from './mail.layout.ts';
import type { MailTransport } from './mail.port.ts';

/** Mails through an SMTP server. A failure is thrown: the job queue tries again later. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport(url, { from });
  return {
    async send(mail, id) {
      await smtp.sendMail({
        ...renderMail(mail),
        messageId: `<${id}@fonendo>`,
        // The logo travels as an attachment that the text refers to: many programs block data URLs.
        attachDataUrls: true,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
