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

/** Names the offer that was approved with it. */
export function hospitalApprovedMail(
  to: Recipient,
  hospital: string,
  offer: string | undefined,
  publicUrl: string,
): Mail {
  const text = texts[to.locale].approved;
  return {
    ...addressed(to),
    subject: fill(text.subject, { hospital }),
    heading: text.heading,
    paragraphs: [
      greeting(to),
      fill(text.body, { hospital }),
      ...(offer === undefined ? [] : [fill(text.withOffer, { offer })]),
    ],
    button: { label: text.button, url: `${publicUrl}/users` },
  };
}

export function hospitalRefusedMail(to: Recipient, hospital: string, reason: string, url: string): Mail {
  const text = texts[to.locale].refused;
  return {
    ...addressed(to),
    subject: fill(text.subject, { hospital }),
    heading: text.heading,
    paragraphs: [greeting(to), fill(text.body, { hospital }), reason],
    button: { label: text.button, url },
    note: text.note,
  };
}

type Team = Omit<Recipient, 'firstName'>;

export function hospitalReceivedMail(to: Team, hospital: string, url: string): Mail {
  const text = texts[to.locale].received;
  return {
    ...addressed(to),
    subject: fill(text.subject, { hospital }),
    heading: text.heading,
    paragraphs: [fill(text.body, { hospital })],
    button: { label: text.button, url },
  };
}

export function cifClaimedMail(to: Team, claim: { name: string; cif: string }, url: string): Mail {
  const text = texts[to.locale].cifClaimed;
  return {
    ...addressed(to),
    subject: fill(text.subject, { cif: claim.cif }),
    heading: text.heading,
    paragraphs: [fill(text.body, claim)],
    button: { label: text.button, url },
  };
}

export function cifClaimAnsweredMail(
  to: Recipient,
  { cif, answer }: { cif: string; answer: string },
  url: string,
): Mail {
  const text = texts[to.locale].cifClaimAnswered;
  return {
    ...addressed(to),
    subject: fill(text.subject, { cif }),
    heading: text.heading,
    paragraphs: [greeting(to), fill(text.body, { cif }), answer],
    button: { label: text.button, url },
  };
}

const addressed = ({ email, locale }: Team) => ({ to: email, locale });
const greeting = ({ firstName, locale }: Recipient) => fill(greetings[locale], { name: firstName });
