import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';
import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail, MailUrgency } from '../../integrations/mail/mail.port.ts';

const greetings = { es: spanish.greeting, en: english.greeting };

/** Without a first name it is the team's address, and there is no greeting. */
export type Addressee = { email: string; locale: Locale; firstname?: string };

/** The texts of one mail in a catalogue. */
export type MailText = { subject: string; heading: string; body: string; button: string; note?: string };

type Details = {
  /** The target of the button. */
  url: string;
  /** The values for the `{braces}` of the texts. */
  params?: Readonly<Record<string, string | number>>;
  /** Paragraphs after the body. */
  more?: readonly string[];
} & Pick<Mail, 'attachments'> &
  MailUrgency;

/** Writes every mail to a person: greeting in their language, body, further paragraphs, button. */
export function writeMail(to: Addressee, text: MailText, { url, params = {}, more = [], ...rest }: Details): Mail {
  const { email, locale, firstname } = to;
  return {
    to: email,
    locale,
    subject: fill(text.subject, params),
    heading: fill(text.heading, params),
    paragraphs: [
      ...(firstname === undefined ? [] : [fill(greetings[locale], { name: firstname })]),
      fill(text.body, params),
      ...more,
    ],
    button: { label: text.button, url },
    ...(text.note !== undefined && { note: fill(text.note, params) }),
    ...rest,
  };
}

/** 10 de marzo de 2026. */
export const formatDay = (day: CalendarDate, locale: Locale): string =>
  new Date(day).toLocaleDateString(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' });

/** 10 de marzo de 2026, 10:05, in the time of Madrid. */
export const formatMoment = (instant: Date, locale: Locale): string =>
  instant.toLocaleString(localeTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });
