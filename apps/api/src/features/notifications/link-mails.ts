import { addressAsked } from '../../http/asked-address.ts';
import type { Mail, SendMail } from '../../integrations/mail/mail.port.ts';

/**
 * Mails that a request causes link to the address it came by. What is attached is kept for longer than a visit, as
 * calendars and receipts are, and names the main one.
 */
export const linkToAddressAsked =
  (sendMail: SendMail, publicUrl: string): SendMail =>
  (tx, mail) =>
    sendMail(tx, relink(mail, publicUrl, addressAsked(publicUrl)));

function relink<Kind extends Mail>(mail: Kind, from: string, to: string): Kind {
  if (from === to) return mail;
  const moved = (text: string) => text.replaceAll(linksTo(from), to);
  return {
    ...mail,
    paragraphs: mail.paragraphs.map(moved),
    button: { ...mail.button, url: moved(mail.button.url) },
    ...(mail.note !== undefined && { note: moved(mail.note) }),
  };
}

/** The address as a whole: `https://a.example` is no part of `https://a.example.net`. */
const linksTo = (address: string) => new RegExp(`${RegExp.escape(address)}(?![\\w.:-])`, 'g');
