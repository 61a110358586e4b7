import type { Locale } from '@fonendo/domain/shared/locale';
import { interviewMails as english } from '@fonendo/messages/en/interviews/interview-mails';
import { interviewMails as spanish } from '@fonendo/messages/es/interviews/interview-mails';
import { fill } from '@fonendo/messages/fill';
import { type CalendarLine, escapeText, quoteParameter, utcStamp, writeCalendar } from '../../../icalendar.ts';
import { madridStamp, madridTimezone } from './madrid-time.ts';

const texts = { es: spanish.calendar, en: english.calendar };

/** Somebody who takes part, as calendars name them. */
export type Attendee = { name: string; email: string };

/** A calendar entry of an interview, for one person. */
export type CalendarEvent = {
  interviewId: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  /** The page of the candidacy. */
  url: string;
  /** Null where somebody is uninvited and the rest takes place: it then has none (RFC 5546, section 3.2.5). */
  status: 'CONFIRMED' | 'CANCELLED' | null;
  /** The hospital in whose name it is organised. */
  hospital: string;
  attendees: readonly Attendee[];
};

/** An invitation or its cancellation, as mail programs understand it (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL';

export const writeInvitation = (method: CalendarMethod, event: CalendarEvent, now: Date, publicUrl: string): string =>
  // Nobody is woken for what does not take place.
  writeSingle(method, event, method === 'REQUEST' ? alarmLines(event.summary) : [], now, publicUrl);

/** One entry to put into a calendar by hand. Nothing in it makes a program ask for it again, as a feed does. */
export const writeFile = (event: CalendarEvent, now: Date, publicUrl: string): string =>
  writeSingle('PUBLISH', event, alarmLines(event.summary), now, publicUrl);

const writeSingle = (
  method: CalendarMethod | 'PUBLISH',
  event: CalendarEvent,
  alarm: readonly CalendarLine[],
  now: Date,
  publicUrl: string,
): string =>
  writeCalendar([...head(method), ...madridTimezone, ...eventLines(event, now, publicUrl, alarm), 'END:VCALENDAR']);

/** Several entries, for a calendar that subscribes to them; it refreshes every hour. */
export const writeFeed = (
  { name, events }: { name: string; events: readonly CalendarEvent[] },
  now: Date,
  publicUrl: string,
): string =>
  writeCalendar([
    ...head('PUBLISH'),
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...madridTimezone,
    ...events.flatMap((event) => eventLines(event, now, publicUrl)),
    'END:VCALENDAR',
  ]);

const head = (method: CalendarMethod | 'PUBLISH'): CalendarLine[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Fonendo//Interviews//ES',
  'CALSCALE:GREGORIAN',
  `METHOD:${method}`,
];

/** Half an hour before: time to find the link, or the room. */
const alarmLines = (summary: string): CalendarLine[] => [
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, 'TRIGGER:-PT30M', 'END:VALARM'],
];

function eventLines(
  event: CalendarEvent,
  now: Date,
  publicUrl: string,
  alarm: readonly CalendarLine[] = [],
): CalendarLine[] {
  return [
    'BEGIN:VEVENT',
    // The UID of an interview never changes, so that calendars move or remove the entry instead of adding another.
    `UID:interview-${event.interviewId}@fonendo`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART${madridStamp(event.startsAt)}`,
    `DTEND${madridStamp(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    ...(event.status ? [`STATUS:${event.status}` as const] : []),
    `ORGANIZER;CN=${quoteParameter(event.hospital)}:mailto:${organizerOf(publicUrl)}`,
    ...event.attendees.map(
      // Both sides agreed on the date in the product, so calendars do not ask again.
      ({ name, email }): CalendarLine =>
        `ATTENDEE;CN=${quoteParameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
    ),
    ...alarm,
    'END:VEVENT',
  ];
}

/** The product is the organiser in the hospital's name: neither side learns the other's address from a calendar. */
const organizerOf = (publicUrl: string) => `no-reply@${new URL(publicUrl).hostname}`;

/** The texts of an entry; the candidate's name only in the feed, which is read live, never in a mail. */
export function describeEvent(
  { offer, hospital, candidate }: { offer: string; hospital: string; candidate: string | null },
  { message, url }: { message: string; url: string },
  side: 'doctor' | 'hospital',
  locale: Locale,
): { summary: string; description: string } {
  const text = texts[locale];
  const summary =
    side === 'doctor'
      ? fill(text.summaryForDoctor, { hospital })
      : fill(candidate ? text.summaryForHospital : text.summaryWithoutName, { offer, candidate: candidate ?? '' });
  const lines = [fill(text.about, { offer, hospital }), message, fill(text.details, { url })];
  return { summary, description: lines.filter(Boolean).join('\n\n') };
}

export const feedName = (locale: Locale): string => texts[locale].feed;
