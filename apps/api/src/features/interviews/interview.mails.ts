import { madridZone, wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import type { Locale } from '@fonendo/domain/shared/locale';
import { interviewMails as english } from '@fonendo/messages/en/interviews/interview-mails';
import { interviewMails as spanish } from '@fonendo/messages/es/interviews/interview-mails';
import { fill } from '@fonendo/messages/fill';
import type { MailAttachment } from '../../integrations/mail/mail.port.ts';
import type { Addressee, MailText, NoticeMail } from '../notifications/notifications.public.ts';
import {
  type Attendee,
  type CalendarEvent,
  type CalendarMethod,
  describeEvent,
  writeInvitation,
} from './calendar/interview-calendar.ts';
import type { InterviewRow, InterviewWithOffer, SlotRow } from './interviews.repository.ts';

const texts = { es: spanish, en: english };

export type Side = 'doctor' | 'hospital';

export type InterviewEvent =
  | 'proposed'
  | 'asked'
  | 'added'
  | 'released'
  | 'confirmed'
  | 'rescheduled'
  | 'slotWithdrawn'
  | 'declined'
  | 'cancelled'
  | 'notAttended'
  | 'day'
  | 'hour';

type Span = Pick<SlotRow, 'startsAt' | 'endsAt'>;

/** What happened to an interview. */
export type InterviewHappening = {
  event: InterviewEvent;
  /** Dates to choose from, if any. */
  slots?: readonly Span[];
  /** The message of one side to the other. */
  comment?: string;
  /** The attached calendar file. */
  calendar?: { method: CalendarMethod } & Span;
  /** Only these people of the hospital. */
  people?: readonly string[];
  /** They did it themselves: the mail brings their calendar up to date, and no bell rings. */
  isOwnDoing?: boolean;
};

/** The news for one side. */
export type InterviewNews = InterviewHappening & {
  about: InterviewWithOffer;
  side: Side;
  /** The time zone of the reader, shown beside the time of Madrid. */
  zone: string;
  now: Date;
  publicUrl: string;
  /** Those of the hospital who take part: the candidate learns of none of them. */
  interviewers: readonly Attendee[];
};

/** Dates, place, message, and the calendar file. */
export function interviewMail(news: InterviewNews, reader: Addressee): NoticeMail {
  const text = textFor(news, reader.locale);
  const { calendar } = news;
  return {
    text: calendar ? { ...text, note: noteOf(calendar.method, news.side, reader.locale) } : text,
    // The bells of some kinds have fewer parameters.
    params: { offer: news.about.offer.name ?? '', hospital: news.about.hospital.name },
    more: detailsOf(news, reader.locale),
    ...(calendar && { attachments: [calendarFile(news, calendar, reader)] }),
  };
}

function textFor({ event, side }: InterviewNews, locale: Locale): MailText {
  const bySide: { doctor?: MailText; hospital?: MailText } = texts[locale][event];
  const text = bySide[side];
  if (!text) throw new Error(`the ${side} is told nothing of ${event}`);
  return text;
}

const ahead: readonly InterviewEvent[] = [
  'proposed',
  'asked',
  'added',
  'confirmed',
  'rescheduled',
  'slotWithdrawn',
  'day',
  'hour',
];

function detailsOf({ about: { interview }, zone, ...news }: InterviewNews, locale: Locale): string[] {
  const { event, slots = [], comment } = news;
  const text = texts[locale];
  const span = news.calendar ?? datesOf(interview);
  return [
    ...(slots.length > 0 && event === 'declined' ? [text.declined.hospital.dates] : []),
    ...(slots.length > 0 ? [slots.map((slot) => `• ${writeWhen(slot, locale, zone)}`).join('\n')] : []),
    ...(slots.length === 0 && span ? [writeWhen(span, locale, zone)] : []),
    ...(ahead.includes(event) ? [fill(text[interview.place], { location: interview.location })] : []),
    ...(comment ? [fill(text.quote, { message: comment })] : []),
  ];
}

const datesOf = ({ startsAt, endsAt }: InterviewRow): Span | null => (startsAt && endsAt ? { startsAt, endsAt } : null);

/** In the time of peninsular Spain, and the reader's own if it differs. */
function writeWhen({ startsAt, endsAt }: Span, locale: Locale, zone: string): string {
  const date = dayIn(madridZone, startsAt, locale);
  const [start, end] = [startsAt, endsAt].map((instant) => wallClock(madridZone, instant));
  const [ownStart, ownEnd] = [startsAt, endsAt].map((instant) => wallClock(zone, instant));
  if (!start || !end || !ownStart || !ownEnd) throw new Error('an interview has two ends');
  const times = { date, start: start.time, end: end.time };
  const isSameClock = start.time === ownStart.time && start.date === ownStart.date;
  if (isSameClock) return fill(texts[locale].when, times);
  const day = start.date === ownStart.date ? '' : `${dayIn(zone, startsAt, locale)}, `;
  return fill(texts[locale].whenBoth, {
    ...times,
    ...{ ownStart: `${day}${ownStart.time}`, ownEnd: ownEnd.time, city: zoneCity(zone, locale) },
  });
}

const dayIn = (timeZone: string, instant: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-ES' : 'en-GB', { timeZone, dateStyle: 'full' }).format(instant);

function noteOf(method: CalendarMethod, side: Side, locale: Locale): string {
  const { attached, attachedForHospital, removed, removedForHospital } = texts[locale];
  if (method === 'CANCEL') return side === 'doctor' ? removed : removedForHospital;
  return side === 'doctor' ? attached : attachedForHospital;
}

/** A colleague who no longer takes part loses the calendar entry, but the interview is not cancelled. */
function statusOf(event: InterviewEvent, method: CalendarMethod): CalendarEvent['status'] {
  if (event === 'released') return null;
  return method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED';
}

function calendarFile(
  { event, about: { interview, offer, hospital }, side, now, publicUrl, interviewers }: InterviewNews,
  { method, startsAt, endsAt }: { method: CalendarMethod } & Span,
  { firstname = '', email, locale }: Addressee,
): MailAttachment {
  const url = `${publicUrl}/candidate/${interview.candidacyId}`;
  const about = { offer: offer.name ?? '', hospital: hospital.name, candidate: null };
  const text = writeInvitation(
    method,
    {
      ...{ interviewId: interview.id, sequence: interview.sequence, startsAt, endsAt, url },
      ...describeEvent(about, { message: interview.message, url }, side, locale),
      ...{ location: interview.location, status: statusOf(event, method), hospital: hospital.name },
      attendees: [{ name: firstname, email }, ...interviewers.filter((person) => person.email !== email)],
    },
    now,
    publicUrl,
  );
  const name = locale === 'es' ? 'entrevista.ics' : 'interview.ics';
  return { name, contentType: `text/calendar; charset=utf-8; method=${method}`, source: { text } };
}
