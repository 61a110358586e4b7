import type { AdministratorGroup } from '@fonendo/contract/administrators.schema';
import { shell as englishShell } from '@fonendo/messages/en/shared/shell';
import { administratorMails as english } from '@fonendo/messages/en/users/administrator-mails';
import { shell as spanishShell } from '@fonendo/messages/es/shared/shell';
import { administratorMails as spanish } from '@fonendo/messages/es/users/administrator-mails';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { type Addressee, formatDay, formatMoment, writeMail } from '../notifications/notifications.public.ts';

const texts = { es: spanish, en: english };
const groups = { es: spanishShell.groups, en: englishShell.groups };

type Invited = {
  group: AdministratorGroup;
  accessUntil: string | null;
  expiresAt: Date;
  inviter: string;
  token: string;
};

export function administratorInvitationMail(
  to: Addressee,
  { group, accessUntil, expiresAt, inviter, token }: Invited,
  publicUrl: string,
): Mail {
  const text = texts[to.locale].invitation;
  const { until, ...mail } = text;
  return writeMail(to, mail, {
    url: `${publicUrl}/signup?invitation=${token}`,
    params: { inviter, group: groups[to.locale][group], date: formatMoment(expiresAt, to.locale) },
    ...(accessUntil && { more: [until.replace('{day}', formatDay(accessUntil, to.locale))] }),
  });
}

export const administratorJoinedMail = (
  to: Addressee,
  { userId, name, group }: { userId: string; name: string; group: AdministratorGroup },
  publicUrl: string,
): Mail =>
  writeMail(to, texts[to.locale].joined, {
    url: `${publicUrl}/users/${userId}`,
    params: { name, group: groups[to.locale][group] },
  });
