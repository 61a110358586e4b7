import type { HospitalRole } from '@fonendo/domain/hospital';
import { type Locale, localeTags } from '@fonendo/domain/locale';
import { hospitalMails as english } from '@fonendo/messages/en/hospital-mails';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { profiles as englishProfiles } from '@fonendo/messages/en/profiles';
import { hospitalMails as spanish } from '@fonendo/messages/es/hospital-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { profiles as spanishProfiles } from '@fonendo/messages/es/profiles';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../integrations/mail/mail.port.ts';

type Recipient = { email: string; firstName: string; locale: Locale };

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };
const roles = { es: spanishProfiles.roles, en: englishProfiles.roles };

type Invited = { role: HospitalRole; expiresAt: Date; hospital: string; inviter: string; token: string };

export function invitationMail(to: Recipient, invited: Invited, publicUrl: string): Mail {
  const { role, expiresAt, hospital, inviter, token } = invited;
  const text = texts[to.locale].invitation;
  const date = expiresAt.toLocaleString(localeTags[to.locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  return {
    ...addressed(to),
    subject: fill(text.subject, { hospital }),
    heading: fill(text.heading, { hospital }),
    paragraphs: [greeting(to), fill(text.body, { hospital, inviter, role: roles[to.locale][role].name })],
    button: { label: text.button, url: `${publicUrl}/signup?invitation=${token}` },
    note: fill(text.note, { date }),
  };
}

export function joinedMail(
  to: Recipient,
  { role, hospital, name }: { role: HospitalRole; hospital: string; name: string },
  publicUrl: string,
): Mail {
  const text = texts[to.locale].joined;
  return {
    ...addressed(to),
    subject: fill(text.subject, { name, hospital }),
    heading: text.heading,
    paragraphs: [greeting(to), fill(text.body, { name, role: roles[to.locale][role].name })],
    button: { label: text.button, url: `${publicUrl}/profiles` },
  };
}

type Change = { hospital: string; by: string };

export function roleChangedMail(
  to: Recipient,
  { hospital, by, role }: Change & { role: HospitalRole },
  publicUrl: string,
): Mail {
  const text = texts[to.locale].roleChanged;
  return {
    ...addressed(to),
    subject: fill(text.subject, { hospital }),
    heading: text.heading,
    paragraphs: [greeting(to), fill(text.body, { by, hospital, role: roles[to.locale][role].name })],
    button: { label: text.button, url: `${publicUrl}/dashboard` },
  };
}

export function removedMail(to: Recipient, { hospital, by }: Change, publicUrl: string): Mail {
  const text = texts[to.locale].removed;
  return {
    ...addressed(to),
    subject: fill(text.subject, { hospital }),
    heading: text.heading,
    paragraphs: [greeting(to), fill(text.body, { by, hospital })],
    button: { label: text.button, url: `${publicUrl}/faq#contacto` },
    note: text.note,
  };
}

const addressed = ({ email, locale }: Recipient) => ({ to: email, locale });
const greeting = ({ firstName, locale }: Recipient) => fill(greetings[locale], { name: firstName });
