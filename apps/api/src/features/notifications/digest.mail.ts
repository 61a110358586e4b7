import { type Locale, localeTags } from '@fonendo/domain/locale';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { notifications as english } from '@fonendo/messages/en/notifications';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { notifications as spanish } from '@fonendo/messages/es/notifications';
import { fill } from '@fonendo/messages/fill';
import { describeNotification } from '@fonendo/messages/notification-text';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import type { NotificationRow } from './notifications.repository.ts';

const languages = {
  es: { texts: spanish, documents: spanishDocuments.kinds, tag: localeTags.es },
  en: { texts: english, documents: englishDocuments.kinds, tag: localeTags.en },
};
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

/** Longer ones nobody reads to the end; the rest is on the page. */
const mostShown = 15;

type Reader = { email: string; firstName: string; locale: Locale };

export function digestMail(to: Reader, publicUrl: string, rows: readonly NotificationRow[]): Mail {
  const language = languages[to.locale];
  const { digest } = language.texts;
  const count = rows.length;
  const rest = count - mostShown;
  const lines = rows.slice(0, mostShown).map((row) => {
    const { title, body } = describeNotification(row, language);
    return `• ${title}. ${body}\n${publicUrl}${row.link}`;
  });
  return {
    to: to.email,
    locale: to.locale,
    subject: fill(count === 1 ? digest.subject_one : digest.subject_other, { count }),
    heading: digest.heading,
    paragraphs: [
      fill(greetings[to.locale], { name: to.firstName }),
      digest.body,
      ...lines,
      ...(rest > 0 ? [fill(rest === 1 ? digest.more_one : digest.more_other, { count: rest })] : []),
    ],
    button: { label: digest.button, url: `${publicUrl}/account?tab=notifications` },
    note: fill(digest.note, { url: `${publicUrl}/account?tab=privacy` }),
  };
}
