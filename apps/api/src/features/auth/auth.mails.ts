import { passwordResetLifeMs, verificationCode } from '@fonendo/domain/account-codes';
import { type Locale, localeTags } from '@fonendo/domain/locale';
import { mails as english } from '@fonendo/messages/en/mails';
import { mails as spanish } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../integrations/mail/mail.port.ts';

type Recipient = { email: string; firstName: string; locale: Locale };

const texts = { es: spanish, en: english };
const minutes = (ms: number) => Math.round(ms / 60_000);

export function verificationMail(to: Recipient, publicUrl: string, userId: string, code: string): Mail {
  const text = texts[to.locale].verification;
  return {
    ...addressed(to),
    urgent: true,
    subject: fill(text.subject, { code }),
    heading: text.heading,
    paragraphs: [greeting(to), text.body],
    code,
    button: { label: text.button, url: `${publicUrl}/verify-account?token=${userId}-${code}` },
    note: fill(text.note, { minutes: minutes(verificationCode.lifeMs) }),
  };
}

export const passwordResetMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  choosePasswordMail(to, publicUrl, token, 'passwordReset');

/** For an account that somebody else made: the same link, other words. */
export const administratorAccountMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  choosePasswordMail(to, publicUrl, token, 'administratorAccount');

function choosePasswordMail(
  to: Recipient,
  publicUrl: string,
  token: string,
  kind: 'passwordReset' | 'administratorAccount',
): Mail {
  const text = texts[to.locale][kind];
  return {
    ...addressed(to),
    urgent: true,
    subject: text.subject,
    heading: text.heading,
    paragraphs: [greeting(to), text.body],
    button: { label: text.button, url: `${publicUrl}/new-password?token=${token}` },
    note: fill(text.note, { minutes: minutes(passwordResetLifeMs) }),
  };
}

export function passwordChangedMail(to: Recipient, publicUrl: string, now: Date): Mail {
  const text = texts[to.locale].passwordChanged;
  const date = now.toLocaleString(localeTags[to.locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  return {
    ...addressed(to),
    urgent: true,
    subject: text.subject,
    heading: text.heading,
    paragraphs: [greeting(to), fill(text.body, { date })],
    button: { label: text.button, url: `${publicUrl}/forgot-password` },
    note: text.note,
  };
}

export function accountDeletedMail(to: Recipient, publicUrl: string): Mail {
  const text = texts[to.locale].accountDeleted;
  return {
    ...addressed(to),
    subject: text.subject,
    heading: text.heading,
    paragraphs: [greeting(to), text.body],
    button: { label: text.button, url: `${publicUrl}/faq#contacto` },
    note: text.note,
  };
}

const addressed = ({ email, locale }: Recipient) => ({ to: email, locale });
const greeting = ({ firstName, locale }: Recipient) => fill(texts[locale].greeting, { name: firstName });
