import type { Interview } from '@fonendo/contract/interviews.schema';
import { attemptLimits } from '@fonendo/domain/auth/attempt-limits';
import { apiErrors as english } from '@fonendo/messages/en/shared/api-errors';
import { apiErrors as spanish } from '@fonendo/messages/es/shared/api-errors';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attempts } from '../../../db/schema/attempts.ts';
import { interviews } from '../../../db/schema/selection.ts';
import { sendingMailsAs } from '../../../http/mail-sender.ts';
import type { Mail } from '../../../integrations/mail/mail.port.ts';
import { firstDate, openInterviewsApi, proposal } from '../../../testing/scenes/interviews.ts';
import { limitMails } from './limit-mails.ts';

const { db, request, clock, outbox, ours, doctor, buildCandidate } = await openInterviewsApi();
const token = ours.recruiter.jwt;
const { free } = attemptLimits.mailsToRecipient;

test('proposing and cancelling over and over is refused, with when to try again, and changes nothing', async () => {
  const { id } = await buildCandidate();
  const propose = (locale: 'es' | 'en' = 'es') =>
    request('POST', `/api/selection/candidacies/${id}/interviews`, { token, locale, body: proposal(firstDate) });
  let answer = await propose();
  for (let round = 0; answer.status < 400 && round < 2 * free; round += 1) {
    const interview = answer.body as Interview;
    clock.advance(1_000);
    answer = await request('POST', `/api/interviews/${interview.id}/cancel`, { token, body: { reason: 'Otro día' } });
    if (answer.status < 400) answer = await propose();
  }
  expect(answer).toMatchObject({ status: 429, body: { code: 'TooManyMails', message: spanish.TooManyMails } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  // One more than is free: that one closes the door behind it.
  expect(outbox.filter(({ to }) => to === doctor.email)).toHaveLength(free + 1);
  const open = async () => (await db.select().from(interviews)).find(({ status }) => status === 'pendingConfirmation');
  const before = await open();
  const path = `/api/interviews/${before?.id}/cancel`;
  expect(await request('POST', path, { token, locale: 'en', body: {} })).toMatchObject({
    status: 429,
    body: { message: english.TooManyMails },
  });
  expect(await open()).toEqual(before);
});

const mail = (to: string): Mail => ({
  ...{ to, locale: 'es', subject: '', heading: '', paragraphs: [] },
  button: { label: '', url: '' },
});

test('counts calls per person and mails per recipient; what is undone, and what nobody signed in asked for, counts nothing', async () => {
  const sent: string[] = [];
  const sendMail = limitMails({
    now: clock.now,
    sendMail: async (_tx, { to }) => {
      sent.push(to);
    },
  });
  const someone = crypto.randomUUID();
  const call = (to: string) => sendingMailsAs(someone, () => db.transaction((tx) => sendMail(tx, mail(to))));
  for (let time = 0; time <= free; time += 1) {
    const undone = sendingMailsAs(someone, () =>
      db.transaction(async (tx) => {
        await sendMail(tx, mail('ana@correo.test'));
        throw new Error('undo');
      }),
    );
    await expect(undone).rejects.toThrow('undo');
  }
  for (let time = 0; time <= free; time += 1) await call('ana@correo.test');
  await expect(call('Ana@correo.test')).rejects.toMatchObject({ code: 'TooManyMails', retryAfterSeconds: 60 });
  await call('berta@correo.test');
  await sendingMailsAs(crypto.randomUUID(), () => db.transaction((tx) => sendMail(tx, mail('ana@correo.test'))));
  await db.transaction((tx) => sendMail(tx, mail('ana@correo.test')));
  clock.advance(60_000);
  await call('ana@correo.test');

  sent.length = 0;
  const busy = crypto.randomUUID();
  const toMany = () =>
    sendingMailsAs(busy, () =>
      db.transaction(async (tx) => {
        for (let recipient = 0; recipient < 20; recipient += 1) await sendMail(tx, mail(`${recipient}@correo.test`));
      }),
    );
  const calls = like(attempts.key, 'mailsOfPerson:%');
  const counted = async () => (await db.select().from(attempts).where(calls)).map(({ count }) => count);
  const before = await counted();
  await toMany();
  expect(sent).toHaveLength(20);
  // A bulk is one call.
  expect((await counted()).toSorted()).toEqual([...before, 1].toSorted());
  await db.update(attempts).set({ count: attemptLimits.mailsOfPerson.free }).where(calls);
  await toMany();
  await expect(toMany()).rejects.toMatchObject({ code: 'TooManyMails' });
});
