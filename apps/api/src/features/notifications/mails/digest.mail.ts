import type { Mail } from '../../../integrations/mail/mail.port.ts';
import { languageOf } from '../languages.ts';
import { type Addressee, writeMail } from '../write-mail.ts';
import { listLines, type News, notificationsPage, settingsPage } from './news-lines.ts';

export function digestMail(to: Addressee, publicUrl: string, rows: readonly News[]): Mail {
  const { digest } = languageOf(to.locale).texts;
  const count = rows.length;
  const subject = count === 1 ? digest.subject_one : digest.subject_other;
  return writeMail(
    to,
    { ...digest, subject },
    {
      url: `${publicUrl}${notificationsPage}`,
      params: { count, url: `${publicUrl}${settingsPage}` },
      more: listLines(rows, to.locale, publicUrl),
    },
  );
}
