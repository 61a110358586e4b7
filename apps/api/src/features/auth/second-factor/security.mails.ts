import { securityMails as english } from '@fonendo/messages/en/auth/security-mails';
import { securityMails as spanish } from '@fonendo/messages/es/auth/security-mails';
import type { Mail } from '../../../integrations/mail/mail.port.ts';
import { type Addressee, formatMoment, writeMail } from '../../notifications/notifications.public.ts';

type Context = { now: () => Date; publicUrl: string };

/** Changes of how somebody signs in. */
export type SecurityNews = Exclude<keyof typeof spanish, 'button' | 'note'>;

export const securityTexts = { es: spanish, en: english };

/** Essential: these mails are the warning, so nobody can switch them off. */
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
