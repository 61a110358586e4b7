import { securityMails as english } from '@fonendo/messages/en/auth/security-mails';
import { securityMails as spanish } from '@fonendo/messages/es/auth/security-mails';
import type { Mail } from '../../../integrations/mail/mail.port.ts';
import { type Addressee, formatMoment, writeMail } from '../../notifications/notifications.public.ts';

type Context = { now: () => Date; publicUrl: string };

/** What changed in how somebody signs in, or can sign in. */
export type SecurityNews = Exclude<keyof typeof spanish, 'button' | 'note'>;

export const securityTexts = { es: spanish, en: english };

/** Essential: nobody can turn these off, for they are the warning. */
export function securityMail(
  { now, publicUrl }: Context,
  to: Addressee,
  news: SecurityNews,
  params: Record<string, string | number> = {},
): Mail {
  const { button, note, [news]: text } = securityTexts[to.locale];
  return writeMail(
    to,
    { ...text, button, note },
    {
      urgent: true,
      url: `${publicUrl}/account?tab=security`,
      params: { date: formatMoment(now(), to.locale), ...params },
    },
  );
}
