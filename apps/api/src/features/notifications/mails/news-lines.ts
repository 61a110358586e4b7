import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { describeNotification } from '@fonendo/messages/notification-text';
import { languageOf } from '../languages.ts';
import type { NotificationRow } from '../notifications.repository.ts';

/** What a mail tells of a notification. */
export type News = Pick<NotificationRow, 'kind' | 'params' | 'link'>;

export const notificationsPage = '/account?tab=notifications';

/** Where people choose their mails. */
export const settingsPage = '/account?tab=privacy';

/** Nobody reads longer lists to the end; the rest is on the page. */
const mostShown = 15;

/** Notifications as paragraphs of a mail, each with its address. */
export function listLines(rows: readonly News[], locale: Locale, publicUrl: string): string[] {
  const language = languageOf(locale);
  const { digest } = language.texts;
  const rest = rows.length - mostShown;
  const lines = rows.slice(0, mostShown).map((row) => {
    const { title, body } = describeNotification(row, language);
    return `• ${title}. ${body}\n${publicUrl}${row.link}`;
  });
  const more = rest === 1 ? digest.more_one : digest.more_other;
  return rest > 0 ? [...lines, fill(more, { count: rest })] : lines;
}
