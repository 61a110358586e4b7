import { emailChangeLifeMs } from '@fonendo/domain/auth/account-codes';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { localeTags } from '@fonendo/domain/shared/locale';
import { shell as englishShell } from '@fonendo/messages/en/shared/shell';
import { userMails as english } from '@fonendo/messages/en/users/user-mails';
import { shell as spanishShell } from '@fonendo/messages/es/shared/shell';
import { userMails as spanish } from '@fonendo/messages/es/users/user-mails';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { type Addressee, formatDay, writeMail } from '../notifications/notifications.public.ts';

const texts = { es: spanish, en: english };
const groupNames = { es: spanishShell.groups, en: englishShell.groups };

/** Answers go to the team, as the recipient can no longer sign in. */
export const blockedMail = (to: Addressee, reason: string, publicUrl: string): Mail =>
  writeMail(to, withContact(to, 'blocked'), { url: contactUrl(publicUrl), more: [reason] });

export const unblockedMail = (to: Addressee, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].unblocked, { url: publicUrl });

export const removedMail = (to: Addressee, publicUrl: string): Mail =>
  writeMail(to, withContact(to, 'removed'), { url: contactUrl(publicUrl) });

export function updatedMail(
  to: Addressee,
  changed: readonly (keyof typeof spanish.updated.fields)[],
  publicUrl: string,
): Mail {
  const text = texts[to.locale].updated;
  const names = changed.map((field) => text.fields[field]);
  const fields = new Intl.ListFormat(localeTags[to.locale], { type: 'conjunction' }).format(names);
  return writeMail(to, text, { url: `${publicUrl}/account`, params: { fields } });
}

export const groupChangedMail = (to: Addressee, group: PolicyGroup, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].groupChanged, {
    url: `${publicUrl}/dashboard`,
    params: { group: groupNames[to.locale][group] },
  });

/** Null: without end. */
export const accessEndChangedMail = (to: Addressee, until: string | null, publicUrl: string): Mail =>
  until === null
    ? writeMail(to, texts[to.locale].accessWithoutEnd, { url: publicUrl })
    : writeMail(to, texts[to.locale].accessUntil, { url: publicUrl, params: { day: formatDay(until, to.locale) } });

export const sessionsClosedMail = (to: Addressee, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].sessionsClosed, { urgent: true, url: publicUrl });

/** To the new address, with the link that confirms it. */
export const emailAskedMail = (to: Addressee, token: string, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].emailAsked, {
    urgent: true,
    url: `${publicUrl}/verify-account?token=${token}`,
    params: { hours: emailChangeLifeMs / 3_600_000 },
  });

/** To the address that somebody has: whether anything arrives. */
export const emailCheckMail = (to: Addressee, token: string, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].emailCheck, {
    urgent: true,
    url: `${publicUrl}/verify-account?token=${token}`,
    params: { hours: emailChangeLifeMs / 3_600_000 },
  });

/** To the old address. */
export const emailNoticeMail = (to: Addressee, email: string, publicUrl: string): Mail =>
  writeMail(to, withContact(to, 'emailNotice'), { urgent: true, url: contactUrl(publicUrl), params: { email } });

/** To the old address, for the last time. */
export const emailChangedMail = (to: Addressee, email: string, publicUrl: string): Mail =>
  writeMail(to, withContact(to, 'emailChanged'), { urgent: true, url: contactUrl(publicUrl), params: { email } });

const withContact = ({ locale }: Addressee, kind: 'blocked' | 'removed' | 'emailNotice' | 'emailChanged') => ({
  ...texts[locale][kind],
  button: texts[locale].contact,
});

const contactUrl = (publicUrl: string) => `${publicUrl}/faq#contacto`;
