import { describeNotification } from '@fonendo/messages/notification-text';
import type { Mail } from '../../../integrations/mail/mail.port.ts';
import { languageOf } from '../languages.ts';
import { type Addressee, writeMail } from '../write-mail.ts';
import { listLines, type News, notificationsPage, settingsPage } from './news-lines.ts';

/** One piece of news is told as it is, several as a list; one page is opened directly, several through the list. */
export function gatheredMail(to: Addressee, publicUrl: string, rows: readonly News[]): Mail {
  const language = languageOf(to.locale);
  const { gathered } = language.texts;
  const [first, ...others] = rows;
  if (!first) throw new Error('a mail without news');
  const { title, body } = describeNotification(first, language);
  const link = others.every((row) => row.link === first.link) ? first.link : notificationsPage;
  const params = { title, count: others.length, url: `${publicUrl}${settingsPage}` };
  const details = { url: `${publicUrl}${link}`, params };
  const { button, note } = gathered;
  if (others.length === 0) return writeMail(to, { subject: title, heading: title, body, button, note }, details);
  const subject = others.length === 1 ? gathered.subject_one : gathered.subject_other;
  const text = { subject, heading: gathered.heading, body: gathered.body, button, note };
  return writeMail(to, text, { ...details, more: listLines(rows, to.locale, publicUrl) });
}

/** What waited for a mail and leads to the same page is told with one that does not wait. */
export const alsoLines = (to: Addressee, rows: readonly News[]): string[] => {
  if (rows.length === 0) return [];
  const language = languageOf(to.locale);
  const told = rows.map((row) => describeNotification(row, language)).map(({ title, body }) => `• ${title}. ${body}`);
  return [language.texts.gathered.also, ...told];
};
