import { emailChangeLifeMs } from '@fonendo/domain/account-codes';
import { type Locale, localeTags } from '@fonendo/domain/locale';
import type { PolicyGroup } from '@fonendo/domain/policy-group';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { shell as englishShell } from '@fonendo/messages/en/shell';
import { userMails as english } from '@fonendo/messages/en/user-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { shell as spanishShell } from '@fonendo/messages/es/shell';
import { userMails as spanish } from '@fonendo/messages/es/user-mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../integrations/mail/mail.port.ts';

type Recipient = { email: string; firstName: string; locale: Locale };

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };
const groupNames = { es: spanishShell.groups, en: englishShell.groups };

/** The team answers: those who got this mail cannot write from inside any more. */
export const blockedMail = (to: Recipient, reason: string, publicUrl: string): Mail =>
  told(to, texts[to.locale].blocked, contact(to, publicUrl), {}, [reason]);

export const unblockedMail = (to: Recipient, publicUrl: string): Mail =>
  told(to, texts[to.locale].unblocked, { label: texts[to.locale].unblocked.button, url: publicUrl });

export const removedMail = (to: Recipient, publicUrl: string): Mail =>
  told(to, texts[to.locale].removed, contact(to, publicUrl));

export function updatedMail(
  to: Recipient,
  changed: readonly (keyof typeof spanish.updated.fields)[],
  publicUrl: string,
): Mail {
  const text = texts[to.locale].updated;
  const names = changed.map((field) => text.fields[field]);
  const fields = new Intl.ListFormat(localeTags[to.locale], { type: 'conjunction' }).format(names);
  return told(to, text, { label: text.button, url: `${publicUrl}/account` }, { fields });
}

export function groupChangedMail(to: Recipient, group: PolicyGroup, publicUrl: string): Mail {
  const text = texts[to.locale].groupChanged;
  return told(to, text, { label: text.button, url: `${publicUrl}/dashboard` }, { group: groupNames[to.locale][group] });
}

export function sessionsClosedMail(to: Recipient, publicUrl: string): Mail {
  const text = texts[to.locale].sessionsClosed;
  return { ...told(to, text, { label: text.button, url: publicUrl }), urgent: true };
}

/** To the new address: the link takes effect. */
export function emailAskedMail(to: Recipient, token: string, publicUrl: string): Mail {
  const text = texts[to.locale].emailAsked;
  const url = `${publicUrl}/verify-account?token=${token}`;
  const asked = told(to, text, { label: text.button, url }, { hours: String(emailChangeLifeMs / 3_600_000) });
  return { ...asked, urgent: true };
}

/** To the old one. */
export const emailNoticeMail = (to: Recipient, email: string, publicUrl: string): Mail => ({
  ...told(to, texts[to.locale].emailNotice, contact(to, publicUrl), { email }),
  urgent: true,
});

/** To the old one, for the last time. */
export const emailChangedMail = (to: Recipient, email: string, publicUrl: string): Mail => ({
  ...told(to, texts[to.locale].emailChanged, contact(to, publicUrl), { email }),
  urgent: true,
});

type Text = { subject: string; heading: string; body: string; note?: string };

function told(
  { email, firstName, locale }: Recipient,
  text: Text,
  button: Mail['button'],
  params: Record<string, string> = {},
  more: readonly string[] = [],
): Mail & { urgent?: false } {
  return {
    to: email,
    locale,
    subject: text.subject,
    heading: text.heading,
    paragraphs: [fill(greetings[locale], { name: firstName }), fill(text.body, params), ...more],
    button,
    ...(text.note && { note: fill(text.note, params) }),
  };
}

const contact = ({ locale }: Recipient, publicUrl: string): Mail['button'] => ({
  label: texts[locale].contact,
  url: `${publicUrl}/faq#contacto`,
});
