import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { hospitalMails as english } from '@fonendo/messages/en/hospitals/hospital-mails';
import { profiles as englishProfiles } from '@fonendo/messages/en/profiles';
import { hospitalMails as spanish } from '@fonendo/messages/es/hospitals/hospital-mails';
import { profiles as spanishProfiles } from '@fonendo/messages/es/profiles';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { type Addressee, formatMoment, writeMail } from '../notifications/notifications.public.ts';

const texts = { es: spanish, en: english };
const roles = { es: spanishProfiles.roles, en: englishProfiles.roles };
const nameOf = (role: HospitalRole, { locale }: Addressee) => roles[locale][role].name;

type Invited = { role: HospitalRole; expiresAt: Date; hospital: string; inviter: string; token: string };

export const invitationMail = (
  to: Addressee,
  { role, expiresAt, hospital, inviter, token }: Invited,
  publicUrl: string,
): Mail =>
  writeMail(to, texts[to.locale].invitation, {
    url: `${publicUrl}/signup?invitation=${token}`,
    params: { hospital, inviter, role: nameOf(role, to), date: formatMoment(expiresAt, to.locale) },
  });

export const joinedMail = (
  to: Addressee,
  { role, hospital, name }: { role: HospitalRole; hospital: string; name: string },
  publicUrl: string,
): Mail =>
  writeMail(to, texts[to.locale].joined, {
    url: `${publicUrl}/profiles`,
    params: { name, hospital, role: nameOf(role, to) },
  });

type Change = { hospital: string; by: string };

export const roleChangedMail = (
  to: Addressee,
  { hospital, by, role }: Change & { role: HospitalRole },
  publicUrl: string,
): Mail =>
  writeMail(to, texts[to.locale].roleChanged, {
    url: `${publicUrl}/dashboard`,
    params: { by, hospital, role: nameOf(role, to) },
  });

export const removedMail = (to: Addressee, change: Change, publicUrl: string): Mail =>
  writeMail(to, texts[to.locale].removed, { url: `${publicUrl}/faq#contacto`, params: change });
