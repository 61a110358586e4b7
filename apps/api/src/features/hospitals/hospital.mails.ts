import type { Locale } from '@fonendo/domain/locale';
import { hospitalMails as english } from '@fonendo/messages/en/hospital-mails';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { hospitalMails as spanish } from '@fonendo/messages/es/hospital-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../integrations/mail/mail.port.ts';

type Recipient = { email: string; firstName: string; locale: Locale };

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

/** The team answers: those who got this mail cannot write from inside any more. */
export function hospitalBlockedMail(to: Recipient, hospital: string, reason: string, publicUrl: string): Mail {
  const text = texts[to.locale].blocked;
  return {
    ...addressed(to),
    subject: fill(text.subject, { hospital }),
    heading: text.heading,
    paragraphs: [greeting(to), fill(text.body, { hospital }), reason],
    button: { label: text.button, url: `${publicUrl}/faq#contacto` },
    note: text.note,
  };
}

export function hospitalUnblockedMail(to: Recipient, hospital: string, publicUrl: string): Mail {
  const text = texts[to.locale].unblocked;
  return {
    ...addressed(to),
    subject: fill(text.subject, { hospital }),
    heading: text.heading,
    paragraphs: [greeting(to), fill(text.body, { hospital })],
    button: { label: text.button, url: `${publicUrl}/?role=hospital` },
  };
}

const addressed = ({ email, locale }: Recipient) => ({ to: email, locale });
const greeting = ({ firstName, locale }: Recipient) => fill(greetings[locale], { name: firstName });
