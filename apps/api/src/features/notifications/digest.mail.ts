import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { describeNotification } from '@fonendo/messages/notification-text';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { languageOf } from './languages.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { writeMail } from './write-mail.ts';

/** Nobody reads longer ones to the end; the rest is on the page. */
const mostShown = 15;

type Reader = { email: string; firstname: string; locale: Locale };

export function digestMail(to: Reader, publicUrl: string, rows: readonly NotificationRow[]): Mail {
  const language = languageOf(to.locale);
  const { digest } = language.texts;
  const count = rows.length;
  const rest = count - mostShown;
  const lines = rows.slice(0, mostShown).map((row) => {
    const { title, body } = describeNotification(row, language);
    return `• ${title}. ${body}\n${publicUrl}${row.link}`;
  });
  const subject = count === 1 ? digest.subject_one : digest.subject_other;
  const more = rest === 1 ? digest.more_one : digest.more_other;
  return writeMail(
    to,
    { ...digest, subject },
    {
      url: `${publicUrl}/account?tab=notifications`,
      params: { count, url: `${publicUrl}/account?tab=privacy` },
      more: [...lines, ...(rest > 0 ? [fill(more, { count: rest })] : [])],
    },
  );
}
