import { type Locale, localeTags } from '@fonendo/domain/locale';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { securityMails as english } from '@fonendo/messages/en/security-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { securityMails as spanish } from '@fonendo/messages/es/security-mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../../integrations/mail/mail.port.ts';

type Recipient = { email: string; firstName: string; locale: Locale };
type Context = { now: () => Date; publicUrl: string };

/** What changed in how somebody signs in, or can sign in. */
export type SecurityNews = Exclude<keyof typeof spanish, 'button' | 'note'>;

export const securityTexts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

/** Essential: nobody can turn these off, for they are the warning. */
export function securityMail(
  { now, publicUrl }: Context,
  to: Recipient,
  news: SecurityNews,
  params: Record<string, string | number> = {},
): Mail {
  const texts = securityTexts[to.locale];
  const { subject, heading, body } = texts[news];
  const date = now().toLocaleString(localeTags[to.locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  return {
    urgent: true,
    to: to.email,
    locale: to.locale,
    subject,
    heading,
    paragraphs: [fill(greetings[to.locale], { name: to.firstName }), fill(body, { date, ...params })],
    button: { label: texts.button, url: `${publicUrl}/account?tab=security` },
    note: texts.note,
  };
}
