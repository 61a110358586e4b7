import type { Locale } from '@fonendo/domain/locale';
import { madridZone, wallClock, zoneCity } from '@fonendo/domain/time-zones';
import { interviewMails as english } from '@fonendo/messages/en/interview-mails';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { interviewMails as spanish } from '@fonendo/messages/es/interview-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Transaction } from '../../db/database.ts';
import type { MailAttachment } from '../../integrations/mail/mail.port.ts';
import { getRecipient, listStaffWith, type Recipient } from '../candidacy-access/candidacy-access.public.ts';
import { ringBell } from '../notifications/notifications.public.ts';
import { type CalendarMethod, describeEvent, writeInvitation } from './interview-calendar.ts';
import type { InterviewTelling } from './interviews.context.ts';
import { findZone, type InterviewRow, type InterviewWithOffer, type SlotRow } from './interviews.repository.ts';

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

type Side = 'doctor' | 'hospital';
type Span = Pick<SlotRow, 'startsAt' | 'endsAt'>;

export type InterviewNews = {
  event:
    | 'proposed'
    | 'confirmed'
    | 'rescheduled'
    | 'slotWithdrawn'
    | 'declined'
    | 'cancelled'
    | 'notAttended'
    | 'day'
    | 'hour';
  /** Dates to choose from, where there are some. */
  slots?: readonly Span[];
  /** What one side wrote to the other. */
  comment?: string;
  /** The calendar file that goes with it. */
  calendar?: { method: CalendarMethod } & Span;
  /** Whoever leaves the product hears nothing more. */
  without?: 'doctor';
};

/** Nobody does without these: somebody would wait in vain (decisions.md, "Mails and notifications"). */
const essential: readonly InterviewNews['event'][] = ['confirmed', 'cancelled'];

/** What a hospital does itself and what leaves its calendars alone, it need not read. */
const onlyForDoctor: readonly InterviewNews['event'][] = ['proposed', 'slotWithdrawn', 'notAttended'];

/** Tells both sides, in their language and, the candidate, by their own clock too. */
export async function tellOfInterview(
  context: InterviewTelling,
  tx: Transaction,
  about: InterviewWithOffer,
  news: InterviewNews,
): Promise<void> {
  const { interview, hospital } = about;
  const doctor = await getRecipient(tx, interview.doctorId);
  // Declining is the candidate's own doing: only the calendar needs to know, where it had the date.
  const ownDoing = news.event === 'declined' && !news.calendar;
  if (news.without !== 'doctor' && !ownDoing) {
    await tell(context, tx, about, news, 'doctor', doctor, await findZone(tx, interview.doctorId));
  }
  if (onlyForDoctor.includes(news.event)) return;
  for (const person of await staffOf(tx, hospital.id, interview)) {
    await tell(context, tx, about, news, 'hospital', person, madridZone);
  }
}

/** Whoever proposed it; once they are gone or may no longer, everybody who may. */
async function staffOf(tx: Transaction, hospitalId: string, { organizerId }: InterviewRow): Promise<Recipient[]> {
  const staff = await listStaffWith(tx, hospitalId, 'manageInterviews');
  const organizer = staff.filter(({ id }) => id === organizerId);
  return organizer.length > 0 ? organizer : staff;
}

async function tell(
  { now, sendMail, publicUrl }: InterviewTelling,
  tx: Transaction,
  about: InterviewWithOffer,
  news: InterviewNews,
  side: Side,
  person: Recipient,
  zone: string,
): Promise<void> {
  const link = `/candidate/${about.interview.candidacyId}`;
  await notifyOf(tx, person.id, { at: now(), link }, about, news, side);
  if (!essential.includes(news.event) && !person.mailFamilies.includes('interviews')) return;
  const { locale, email } = person;
  const text = mailTexts(news.event, side, locale);
  const named = { offer: about.offer.name ?? '', hospital: about.hospital.name };
  const url = `${publicUrl}${link}`;
  const attachments = attachmentsOf(about, news, side, person, { now: now(), publicUrl, url });
  await sendMail(tx, {
    to: email,
    locale,
    subject: fill(text.subject, named),
    heading: text.heading,
    paragraphs: [
      fill(greetings[locale], { name: person.firstName }),
      fill(text.body, named),
      ...details(about.interview, news, locale, zone),
    ],
    button: { label: text.button, url },
    ...(attachments.length > 0 && { note: noteOf(news, side, locale), attachments }),
  });
}

type MailText = { subject: string; heading: string; body: string; button: string };

function mailTexts(event: InterviewNews['event'], side: Side, locale: Locale): MailText {
  const bySide: { doctor: MailText; hospital?: MailText } = texts[locale][event];
  const text = bySide[side];
  if (!text) throw new Error(`the ${side} is told nothing of ${event}`);
  return text;
}

/** The date or the dates, the place, and what was written. */
function details(interview: InterviewRow, news: InterviewNews, locale: Locale, zone: string): string[] {
  const { event, slots = [], comment } = news;
  const text = texts[locale];
  const span = news.calendar ?? datesOf(interview);
  const isAhead = ['proposed', 'confirmed', 'rescheduled', 'slotWithdrawn', 'day', 'hour'].includes(event);
  return [
    ...(slots.length > 0 && event === 'declined' ? [text.declined.hospital.dates] : []),
    ...(slots.length > 0 ? [slots.map((slot) => `• ${writeWhen(slot, locale, zone)}`).join('\n')] : []),
    ...(slots.length === 0 && span ? [writeWhen(span, locale, zone)] : []),
    ...(isAhead ? [fill(text[interview.place], { location: interview.location })] : []),
    ...(comment ? [fill(text.quote, { message: comment })] : []),
  ];
}

const datesOf = ({ startsAt, endsAt }: InterviewRow): Span | null => (startsAt && endsAt ? { startsAt, endsAt } : null);

/** Peninsular time, and the reader's own beside it where their clock shows another. */
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

const noteOf = ({ calendar }: InterviewNews, side: Side, locale: Locale): string => {
  const { attached, attachedForHospital, removed, removedForHospital } = texts[locale];
  if (calendar?.method === 'CANCEL') return side === 'doctor' ? removed : removedForHospital;
  return side === 'doctor' ? attached : attachedForHospital;
};

function attachmentsOf(
  { interview, offer, hospital }: InterviewWithOffer,
  { calendar }: InterviewNews,
  side: Side,
  person: Recipient,
  { now, publicUrl, url }: { now: Date; publicUrl: string; url: string },
): MailAttachment[] {
  if (!calendar) return [];
  const { method, startsAt, endsAt } = calendar;
  const about = { offer: offer.name ?? '', hospital: hospital.name, candidate: null };
  const text = writeInvitation(
    method,
    {
      ...{ interviewId: interview.id, sequence: interview.sequence, startsAt, endsAt, url },
      ...describeEvent(about, { message: interview.message, url }, side, person.locale),
      ...{ location: interview.location, cancelled: method === 'CANCEL', hospital: hospital.name },
      attendee: { name: person.firstName, email: person.email },
    },
    now,
    publicUrl,
  );
  const name = person.locale === 'es' ? 'entrevista.ics' : 'interview.ics';
  return [{ name, contentType: `text/calendar; charset=utf-8; method=${method}`, source: { text } }];
}

async function notifyOf(
  tx: Transaction,
  userId: string,
  notice: { at: Date; link: string },
  { interview, offer, hospital }: InterviewWithOffer,
  { event, slots = [] }: InterviewNews,
  side: Side,
): Promise<void> {
  const params = { offer: offer.name ?? '', hospital: hospital.name };
  const choices = { ...params, slots: String(slots.length) };
  const dated = { ...params, startsAt: interview.startsAt?.toISOString() ?? '' };
  switch (event) {
    case 'proposed':
      return void (await ringBell(tx, userId, { ...notice, kind: 'interviewProposed', params: choices }));
    case 'rescheduled':
    case 'slotWithdrawn':
      return void (await ringBell(tx, userId, { ...notice, kind: 'interviewRescheduled', params: choices }));
    case 'confirmed':
      return void (await ringBell(tx, userId, { ...notice, kind: 'interviewConfirmed', params: dated }));
    case 'declined':
      // Who declined knows it.
      if (side === 'doctor') return;
      return void (await ringBell(tx, userId, { ...notice, kind: 'interviewDeclined', params: { offer: params.offer } }));
    case 'cancelled':
      return void (await ringBell(tx, userId, { ...notice, kind: 'interviewCancelled', params }));
    case 'notAttended':
      return void (await ringBell(tx, userId, { ...notice, kind: 'interviewNotAttended', params }));
    case 'day':
      return void (await ringBell(tx, userId, { ...notice, kind: 'interviewTomorrow', params: dated }));
    case 'hour':
      return void (await ringBell(tx, userId, { ...notice, kind: 'interviewSoon', params: dated }));
  }
}
