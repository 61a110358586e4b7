import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../db/schema/notifications.ts';
import { interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import type { Mail, SendMail } from '../../integrations/mail/mail.port.ts';
import { openInterviewsApi } from '../../testing/scenes/interviews.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';

const { db, clock, ours, doctor, call, buildInterviewAt } = await openInterviewsApi();
const sent: Mail[] = [];
const sendMail: SendMail = async (_tx, mail) => {
  sent.push(mail);
};
const context = { db, now: clock.now, sendMail, publicUrl: 'https://fonendo.test' };
const hour = 60 * 60_000;

beforeEach(async () => {
  await db.delete(interviews);
  await db.delete(notifications);
  clock.set('2026-03-10T09:00:00Z');
  sent.length = 0;
});

const starts = (hours: number) => {
  const startsAt = new Date(clock.now().getTime() + hours * hour);
  return { startsAt, endsAt: new Date(startsAt.getTime() + hour) };
};
const kindsOf = async (userId: string) =>
  (await db.select({ kind: notifications.kind }).from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind }) => kind,
  );

test('both sides a day and an hour before, once each', async () => {
  await buildInterviewAt('confirmed', starts(25));
  await remindOfInterviews(context);
  expect(sent).toEqual([]);
  clock.advance(hour);
  await remindOfInterviews(context);
  await remindOfInterviews(context);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([doctor.email, ours.recruiter.user.email].toSorted());
  clock.advance(23 * hour);
  await Promise.all([remindOfInterviews(context), remindOfInterviews(context)]);
  expect(sent).toHaveLength(4);
  expect(await kindsOf(doctor.userId)).toEqual(['interviewTomorrow', 'interviewSoon']);
  const when = 'miércoles, 11 de marzo de 2026, de 11:00 a 12:00 (hora peninsular)';
  const where = 'Videollamada: https://meet.laribera.example/cardio-3';
  expect(sent.map(({ subject, heading, paragraphs }) => [subject, heading, ...paragraphs.slice(1)])).toEqual([
    [
      'Recordatorio de tu entrevista: Cardiólogo/a',
      'Se acerca tu entrevista',
      'Tienes una entrevista con Hospital Universitario La Ribera para la oferta «Cardiólogo/a».',
      `${when}; 05:00 a 06:00 en Bogotá`,
      where,
    ],
    [
      'Recordatorio de entrevista: Cardiólogo/a',
      'Se acerca una entrevista',
      'Hay una entrevista de la oferta «Cardiólogo/a».',
      when,
      where,
    ],
    [
      'Tu entrevista empieza pronto: Cardiólogo/a',
      'Tu entrevista empieza pronto',
      'En menos de una hora hablas con Hospital Universitario La Ribera sobre la oferta «Cardiólogo/a».',
      `${when}; 05:00 a 06:00 en Bogotá`,
      where,
    ],
    [
      'La entrevista empieza pronto: Cardiólogo/a',
      'Una entrevista empieza pronto',
      'En menos de una hora empieza una entrevista de la oferta «Cardiólogo/a».',
      when,
      where,
    ],
  ]);
  clock.advance(2 * hour);
  await remindOfInterviews(context);
  expect(sent).toHaveLength(4);
});

test('after a time away the nearer one alone, and nothing of what has begun', async () => {
  await buildInterviewAt('confirmed', starts(26));
  clock.advance(25.5 * hour);
  await remindOfInterviews(context);
  expect(await kindsOf(doctor.userId)).toEqual(['interviewSoon']);
  await remindOfInterviews(context);
  expect(sent).toHaveLength(2);
  await db.update(interviews).set({ remindedDayAt: null, remindedHourAt: null });
  clock.advance(hour / 2);
  await remindOfInterviews(context);
  expect(sent).toHaveLength(2);
});

test('only what is confirmed', async () => {
  for (const status of ['declined', 'cancelled', 'held', 'notAttended'] as const) {
    await buildInterviewAt(status, starts(2));
  }
  await remindOfInterviews(context);
  expect(sent).toEqual([]);
});

test('who has just agreed on it is not reminded at once', async () => {
  clock.set('2026-03-10T09:00:00Z');
  const interview = await buildInterviewAt('pendingConfirmation');
  const soon = starts(5);
  await db
    .update(interviews)
    .set({ status: 'confirmed', ...soon })
    .where(eq(interviews.id, interview.id));
  // As confirming leaves it.
  await db.update(interviews).set({ remindedDayAt: clock.now() });
  await remindOfInterviews(context);
  expect(sent).toEqual([]);
  clock.advance(4 * hour);
  await remindOfInterviews(context);
  expect(sent).toHaveLength(2);
});

test('confirming a date for today says so itself', async () => {
  const interview = await buildInterviewAt('pendingConfirmation');
  clock.set('2026-03-10T09:00:00Z');
  await call(doctor.jwt, 'pick', interview);
  const [row] = await db.select().from(interviews).where(eq(interviews.id, interview.id));
  expect(row).toMatchObject({ status: 'confirmed', remindedDayAt: null, remindedHourAt: null });
});

test('who does without mails of interviews gets the bell alone', async () => {
  await db.update(users).set({ mailFamilies: [] }).where(eq(users.id, doctor.userId));
  await buildInterviewAt('confirmed', starts(20));
  await remindOfInterviews(context);
  expect(sent.map(({ to }) => to)).toEqual([ours.recruiter.user.email]);
  expect(await kindsOf(doctor.userId)).toEqual(['interviewTomorrow']);
});
