import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail, MailUrgency } from '../../integrations/mail/mail.port.ts';

const greetings = { es: spanish.greeting, en: english.greeting };

/** Without a first name it is the team's address: nobody is greeted. */
export type Addressee = { email: string; locale: Locale; firstName?: string };

/** What a catalogue says of one mail. */
export type MailText = { subject: string; heading: string; body: string; button: string; note?: string };

type Details = {
  /** Where the button leads. */
  url: string;
  /** What the `{braces}` of the texts stand for. */
  params?: Readonly<Record<string, string | number>>;
  /** Paragraphs after the body. */
  more?: readonly string[];
} & Pick<Mail, 'attachments'> &
  MailUrgency;

/** Every mail to a person is written here: the greeting in their language, the body, what follows, the button. */
export function writeMail(to: Addressee, text: MailText, { url, params = {}, more = [], ...rest }: Details): Mail {
  const { email, locale, firstName } = to;
  return {
    to: email,
    locale,
    subject: fill(text.subject, params),
    heading: fill(text.heading, params),
    paragraphs: [
      ...(firstName === undefined ? [] : [fill(greetings[locale], { name: firstName })]),
      fill(text.body, params),
      ...more,
    ],
    button: { label: text.button, url },
    ...(text.note !== undefined && { note: fill(text.note, params) }),
    ...rest,
  };
}

/** 10 de marzo de 2026, 10:05, by the clock of Madrid. */
export const formatMoment = (instant: Date, locale: Locale): string =>
  instant.toLocaleString(localeTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });
