import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { beforeEach, describe, expect, test } from 'vitest';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { firstDate, openInterviewsApi } from '../../testing/scenes/interviews.ts';

const api = await openInterviewsApi();
const { db, request, outbox, ours, doctor, otherDoctor, theirs, buildInterviewAt, call } = api;

beforeEach(async () => {
  await db.delete(interviews);
  outbox.length = 0;
});

/** What a second parser, that shares nothing with the first, reads in the same file. */
function readBySecond(text: string) {
  const { method, timezones = [], events = [] } = convertIcsCalendar(undefined, text);
  const [event] = events;
  if (!event) throw new Error('the file holds no event');
  return {
    ...{ method, timezones: timezones.map(({ id }) => id), uid: event.uid, sequence: event.sequence },
    ...{ starts: event.start.date.toISOString(), ends: event.end?.date.toISOString(), summary: event.summary },
    ...{ local: event.start.local?.timezone, alarms: (event.alarms ?? []).map(({ action }) => action) },
    organizer: event.organizer?.email,
    attendees: (event.attendees ?? []).map(({ email }) => `mailto:${email}`),
  };
}

/** What an independent parser reads in the file of a mail. */
function invitationIn(mail: Mail | undefined) {
  const [attachment] = mail?.attachments ?? [];
  if (!attachment || !('text' in attachment.source)) throw new Error('the mail carries no calendar file');
  const { text } = attachment.source;
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const vevent = calendar.getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('the file holds no event');
  const event = new ICAL.Event(vevent);
  const zones = calendar.getAllSubcomponents('vtimezone');
  const second = readBySecond(text);
  const alarm = vevent.getFirstSubcomponent('valarm');
  expect(second).toMatchObject({
    ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, timezones: ['Europe/Madrid'] },
    ...{ method: calendar.getFirstPropertyValue('method'), local: 'Europe/Madrid' },
    ...{ starts: instantOf(event.startDate), ends: instantOf(event.endDate) },
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
    alarms: alarm ? ['DISPLAY'] : [],
  });
  return {
    zones: zones.map((zone) => zone.getFirstPropertyValue('tzid')),
    zone: vevent.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
    alarm: alarm?.getFirstPropertyValue('trigger')?.toString() ?? null,
    contentType: attachment.contentType,
    method: calendar.getFirstPropertyValue('method'),
    status: vevent.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    description: event.description,
    location: event.location,
    starts: instantOf(event.startDate),
    ends: instantOf(event.endDate),
    organizer: vevent.getFirstProperty('organizer')?.getFirstParameter('cn'),
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  };
}

/** By the zone in the file, not by the one of the machine that runs the tests. */
const instantOf = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();

const mailTo = (email: string) => outbox.filter(({ to }) => to === email).at(-1);

describe('calendar files', () => {
  test('one event through its life: the same UID, a growing SEQUENCE, REQUEST and CANCEL', async () => {
    const interview = await buildInterviewAt('pendingConfirmation');
    const first = { slotId: interview.slots[0].id };
    await request('POST', `/api/interviews/${interview.id}/pick`, { token: doctor.jwt, body: first });
    const [confirmed, toHospital] = [doctor.email, ours.recruiter.user.email].map((to) => invitationIn(mailTo(to)));
    expect(confirmed).toMatchObject({
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      method: 'REQUEST',
      status: 'CONFIRMED',
      uid: `interview-${interview.id}@fonendo`,
      sequence: 1,
      summary: `Entrevista con ${ours.hospital.name}`,
      location: 'https://meet.laribera.example/cardio-3',
      starts: firstDate.toISOString(),
      ...{ zone: 'Europe/Madrid', zones: ['Europe/Madrid'], alarm: '-PT30M' },
      ends: '2026-03-24T14:45:00.000Z',
      organizer: ours.hospital.name,
      attendees: [`mailto:${doctor.email}`],
    });
    expect(toHospital).toMatchObject({
      summary: 'Entrevista · Cardiólogo/a',
      sequence: 1,
      attendees: [`mailto:${ours.recruiter.user.email}`],
    });

    outbox.length = 0;
    await call(ours.recruiter.jwt, 'reschedule', interview);
    for (const to of [doctor.email, ours.recruiter.user.email]) {
      const removed = invitationIn(mailTo(to));
      expect(removed).toMatchObject({
        method: 'CANCEL',
        status: 'CANCELLED',
        sequence: 2,
        alarm: null,
        starts: firstDate.toISOString(),
      });
      expect(removed.uid).toBe(confirmed?.uid);
    }

    outbox.length = 0;
    const answer = await request('GET', `/api/candidacies/${interview.candidacyId}/interviews`, { token: doctor.jwt });
    const [slot] = (answer.body as { items: { slots: { id: string }[] }[] }).items[0]?.slots ?? [];
    await request('POST', `/api/interviews/${interview.id}/pick`, { token: doctor.jwt, body: { slotId: slot?.id } });
    expect(invitationIn(mailTo(doctor.email))).toMatchObject({
      ...{ method: 'REQUEST', sequence: 3, uid: confirmed?.uid, starts: '2026-03-31T14:00:00.000Z' },
    });

    outbox.length = 0;
    await call(ours.recruiter.jwt, 'cancel', interview);
    for (const to of [doctor.email, ours.recruiter.user.email]) {
      expect(invitationIn(mailTo(to))).toMatchObject({ method: 'CANCEL', sequence: 4, uid: confirmed?.uid });
    }
    expect(mailTo(doctor.email)?.paragraphs.join('\n')).toContain('El servicio está cerrado.');
  });

  test('declining a confirmed date takes it out of both calendars', async () => {
    const interview = await buildInterviewAt('confirmed');
    await call(doctor.jwt, 'decline', interview);
    for (const to of [doctor.email, ours.recruiter.user.email]) {
      expect(invitationIn(mailTo(to))).toMatchObject({ method: 'CANCEL', sequence: 2 });
    }
  });

  test('what was never in a calendar is not taken out of it', async () => {
    await call(ours.recruiter.jwt, 'cancel', await buildInterviewAt('pendingConfirmation'));
    expect(outbox).toHaveLength(2);
    expect(outbox.flatMap(({ attachments = [] }) => attachments)).toEqual([]);
  });

  test('names with commas, semicolons, quotes and line breaks stay what they are', async () => {
    const name = 'Hospital "San Juan", Ávila; sede 2';
    const offer = `FEA de Cirugía, Traumatología; ${'turno rotatorio '.repeat(6)}`.trim();
    await db.update(hospitals).set({ name }).where(eq(hospitals.id, ours.hospital.id));
    const location = 'Calle Mayor, 1; planta 2\nsala \\ 3';
    const interview = await buildInterviewAt('pendingConfirmation', {
      place: 'onSite',
      location,
      message: 'Línea 1\nLínea 2',
    });
    await db.update(offers).set({ name: offer });
    await call(doctor.jwt, 'pick', interview);
    const invitation = invitationIn(mailTo(doctor.email));
    expect(invitation).toMatchObject({ summary: `Entrevista con ${name}`, location });
    expect(invitation.description).toContain(`${offer}, ${name}.`);
    expect(invitation.description).toContain('Línea 1\nLínea 2');
    expect(invitation.organizer).toContain('Ávila; sede 2');
    await db.update(hospitals).set({ name: ours.hospital.name }).where(eq(hospitals.id, ours.hospital.id));
    await db.update(offers).set({ name: 'Cardiólogo/a' });
  });

  test('the essential ones reach those who do without mails of interviews; the rest does not', async () => {
    await db.update(users).set({ mailFamilies: [] });
    const interview = await buildInterviewAt('pendingConfirmation');
    await call(doctor.jwt, 'pick', interview);
    expect(outbox.map(({ to }) => to).toSorted()).toEqual([doctor.email, ours.recruiter.user.email].toSorted());
    outbox.length = 0;
    await call(ours.recruiter.jwt, 'reschedule', interview);
    expect(outbox).toEqual([]);
    await call(ours.recruiter.jwt, 'cancel', interview);
    expect(outbox).toHaveLength(2);
    await db.update(users).set({ mailFamilies: ['interviews'] });
  });

  test('in the reader’s language', async () => {
    await db.update(users).set({ locale: 'en' }).where(eq(users.id, doctor.userId));
    await call(doctor.jwt, 'pick', await buildInterviewAt('pendingConfirmation'));
    const mail = mailTo(doctor.email);
    expect(mail?.subject).toBe('Interview confirmed: Cardiólogo/a');
    expect(mail?.paragraphs.join('\n')).toContain('15:00 to 15:45 (mainland Spain); 09:00 to 09:45 in Bogotá');
    expect(invitationIn(mail).summary).toBe(`Interview with ${ours.hospital.name}`);
    await db.update(users).set({ locale: 'es' }).where(eq(users.id, doctor.userId));
  });

  test('not attended is told to the candidate, who may object; held to nobody', async () => {
    const dates = { startsAt: new Date('2026-03-10T08:00:00Z'), endsAt: new Date('2026-03-10T08:45:00Z') };
    const interview = await buildInterviewAt('confirmed', dates);
    await call(ours.recruiter.jwt, 'markHeld', interview);
    expect(outbox).toEqual([]);
    await call(ours.recruiter.jwt, 'markNotAttended', interview);
    expect(outbox.map(({ to }) => to)).toEqual([doctor.email]);
  });
});

describe('the file of one interview', () => {
  const file = (token: string | undefined, id: string) =>
    request('GET', `/api/interviews/${id}/calendar.ics`, { ...(token && { token }) });

  test('for both sides; the hospital reads who it is', async () => {
    const { id } = await buildInterviewAt('confirmed');
    const answer = await file(doctor.jwt, id);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const calendar = new ICAL.Component(ICAL.parse(answer.body as string));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    // A file is put into a calendar once: nothing in it asks to be fetched again, or names a calendar of its own.
    for (const header of ['X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'])
      expect(answer.body).not.toContain(header);
    expect(answer.body).toContain('BEGIN:VALARM');
    expect(readBySecond(answer.body as string)).toMatchObject({
      ...{ method: 'PUBLISH', starts: firstDate.toISOString(), timezones: ['Europe/Madrid'], alarms: ['DISPLAY'] },
    });
    expect(answer.body).not.toContain('Restrepo');
    expect((await file(ours.administrative.jwt, id)).body).toContain('SUMMARY:Entrevista: Valentina Restrepo');
  });

  test('nobody else’s, and none without a date', async () => {
    const { id } = await buildInterviewAt('confirmed');
    expect(await file(undefined, id)).toMatchObject({ status: 401 });
    expect(await file(otherDoctor.jwt, id)).toMatchObject({ status: 404 });
    expect(await file(theirs.recruiter.jwt, id)).toMatchObject({ status: 404 });
    expect(await file(doctor.jwt, (await buildInterviewAt('pendingConfirmation')).id)).toMatchObject({ status: 404 });
    expect(await file(doctor.jwt, (await buildInterviewAt('cancelled')).id)).toMatchObject({ status: 404 });
  });
});
