import type { CalendarFeed } from '@fonendo/contract/interviews.schema';
import { attemptLimits } from '@fonendo/domain/auth/attempt-limits';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../../db/schema/attempts.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { calendarFeeds, interviews } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildInterview, openInterviewsApi } from '../../../testing/scenes/interviews.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openInterviewsApi();
const { db, request, clock, ours, theirs, doctor, buildCandidate, buildInterviewAt } = api;

beforeEach(async () => {
  await db.delete(interviews);
  await db.delete(attempts);
});

const linkOf = async (token: string) => (await request('GET', '/api/calendar-feed', { token })).body as CalendarFeed;
const fetchFeed = (url: string) => request('GET', new URL(url).pathname);
const notFound = { status: 404, body: { code: 'NotFound' } };

function eventsIn(text: unknown) {
  const calendar = new ICAL.Component(ICAL.parse(text as string));
  return calendar.getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent));
}

describe('the secret link', () => {
  test('a doctor’s own interviews; a hospital’s all, by name', async () => {
    const mine = await buildInterviewAt('confirmed');
    await buildInterviewAt('pendingConfirmation');
    await buildInterviewAt('cancelled');
    const elsewhere = await buildInterview(db, await buildCandidate({ of: theirs }), {
      ...{ status: 'held', startsAt: new Date('2026-03-02T10:00:00Z'), endsAt: new Date('2026-03-02T11:00:00Z') },
    });
    const { url, renewedAt } = await linkOf(doctor.jwt);
    expect(url).toMatch(/^https:\/\/fonendo\.test\/api\/calendar\/[\w.-]+\.ics$/);
    expect(renewedAt).toBeNull();
    const answer = await fetchFeed(url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(eventsIn(answer.body).map(({ uid }) => uid)).toEqual([
      `interview-${elsewhere.id}@fonendo`,
      `interview-${mine.id}@fonendo`,
    ]);
    const staff = eventsIn((await fetchFeed((await linkOf(ours.administrative.jwt)).url)).body);
    expect(staff.map(({ summary }) => summary)).toEqual(['Entrevista: Valentina Restrepo · Cardiólogo/a']);
    expect(staff.map(({ uid }) => uid)).toEqual([`interview-${mine.id}@fonendo`]);
  });

  test('in its owner’s language', async () => {
    await db.update(users).set({ locale: 'en' }).where(eq(users.id, doctor.userId));
    expect((await fetchFeed((await linkOf(doctor.jwt)).url)).body).toContain('X-WR-CALNAME:Interviews · Fonendo');
    await db.update(users).set({ locale: 'es' }).where(eq(users.id, doctor.userId));
  });

  test('a new one ends the one before, and is audited', async () => {
    const old = await linkOf(doctor.jwt);
    const renewed = await request('POST', '/api/calendar-feed/renew', { token: doctor.jwt });
    expect(renewed).toMatchObject({ status: 200, body: { renewedAt: clock.now().toISOString() } });
    const { url } = renewed.body as CalendarFeed;
    expect(url).not.toBe(old.url);
    expect(await fetchFeed(old.url)).toMatchObject(notFound);
    expect(await fetchFeed(url)).toMatchObject({ status: 200 });
    expect(await linkOf(doctor.jwt)).toMatchObject({ url });
    const again = (await request('POST', '/api/calendar-feed/renew', { token: doctor.jwt })).body as CalendarFeed;
    expect(await fetchFeed(url)).toMatchObject(notFound);
    expect(await fetchFeed(again.url)).toMatchObject({ status: 200 });
    const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, doctor.userId));
    expect(audited.filter(({ action }) => action === 'calendarFeed.renewed')).toHaveLength(2);
  });

  test('wrong ones are answered alike', async () => {
    const { url } = await linkOf(ours.recruiter.jwt);
    const token = new URL(url).pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
    const [owner, secret] = token.split('.');
    const other = new URL((await linkOf(theirs.recruiter.jwt)).url).pathname.split('/').at(-1)?.split('.') ?? [];
    const wrong = [
      'x.ics',
      `${token}`,
      `${token}x.ics`,
      `${owner}.ics`,
      `${owner}.${secret?.slice(1)}A.ics`,
      `${owner}.${other[1]}.ics`,
      `${other[0]}.${secret}.ics`,
      'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics',
    ];
    const bodies = [];
    for (const file of wrong) {
      const answer = await request('GET', `/api/calendar/${file}`);
      expect(answer.status).toBe(404);
      bodies.push(JSON.stringify(answer.body));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(await fetchFeed(url)).toMatchObject({ status: 200 });
  });

  test('trying is limited by address, and a right link by its owner alone', async () => {
    for (let tried = 0; tried <= attemptLimits.calendarFeedAddress.free; tried += 1) {
      await request('GET', '/api/calendar/x.ics');
    }
    expect(await request('GET', '/api/calendar/x.ics')).toMatchObject({ status: 429 });
    // Calendars of other people ask from the same address.
    const { url } = await linkOf(doctor.jwt);
    expect(await fetchFeed(url)).toMatchObject({ status: 200 });
    for (let asked = 0; asked <= attemptLimits.calendarFeed.free; asked += 1) await fetchFeed(url);
    expect(await fetchFeed(url)).toMatchObject({ status: 429 });
    expect(await fetchFeed((await linkOf(ours.recruiter.jwt)).url)).toMatchObject({ status: 200 });
  });
});

describe('whose link ends', () => {
  test('somebody who is blocked, or whose hospital is, or who no longer works there', async () => {
    const staff = await buildStaff(api, ours.hospital.id, 'recruiter');
    const { url } = await linkOf(staff.jwt);
    expect(await fetchFeed(url)).toMatchObject({ status: 200 });
    await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, staff.user.id));
    expect(await fetchFeed(url)).toMatchObject(notFound);
    await db.update(users).set({ blockedAt: null }).where(eq(users.id, staff.user.id));
    await db
      .update(hospitals)
      .set({ blockedAt: clock.now(), blockedReason: 'Fraude' })
      .where(eq(hospitals.id, ours.hospital.id));
    expect(await fetchFeed(url)).toMatchObject(notFound);
    await db.update(hospitals).set({ blockedAt: null, blockedReason: null }).where(eq(hospitals.id, ours.hospital.id));
    expect(await fetchFeed(url)).toMatchObject({ status: 200 });
    await request('DELETE', `/api/profiles/${staff.user.id}`, { token: ours.administrator.jwt });
    expect(await fetchFeed(url)).toMatchObject(notFound);
  });

  test('somebody who changes their password, or gets a new one by mail', async () => {
    const owner = await buildSignedInDoctor(api);
    const first = await linkOf(owner.jwt);
    const change = { currentPassword: testPassword, newPassword: 'Renovada-5678' };
    const changed = await request('POST', '/api/auth/change-password', { token: owner.jwt, body: change });
    expect(changed.status).toBe(204);
    expect(await fetchFeed(first.url)).toMatchObject(notFound);
    const second = await linkOf(owner.jwt);
    expect(await fetchFeed(second.url)).toMatchObject({ status: 200 });

    await request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(owner.email)}`);
    const token = new URL(api.outbox.at(-1)?.button.url ?? '').searchParams.get('token');
    const reset = await request('POST', '/api/auth/reset-password', { body: { token, password: 'Otra-vez-9012' } });
    expect(reset.status).toBe(204);
    for (const { url } of [first, second]) expect(await fetchFeed(url)).toMatchObject(notFound);
  });

  test('somebody who was blocked, also once they are let in again', async () => {
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const owner = await buildSignedInDoctor(api);
    const { url } = await linkOf(owner.jwt);
    const act = (path: string, body?: unknown) =>
      request('POST', `/api/users/${owner.userId}${path}`, { token: admin.jwt, ...(body !== undefined && { body }) });
    expect(await act('/block', { reason: 'Ha usado la identidad de otra persona.' })).toMatchObject({ status: 200 });
    expect(await fetchFeed(url)).toMatchObject(notFound);
    expect(await act('/unblock')).toMatchObject({ status: 200 });
    expect(await fetchFeed(url)).toMatchObject(notFound);
  });

  test('somebody who deletes their account: what they wrote goes', async () => {
    const leaving = await buildSignedInDoctor(api);
    const { url } = (await request('POST', '/api/calendar-feed/renew', { token: leaving.jwt })).body as CalendarFeed;
    const candidacy = await buildCandidate({ doctorId: leaving.userId });
    const declined = await buildInterview(db, candidacy, { status: 'declined', candidateComment: 'Tengo guardia.' });
    const answer = await request('DELETE', '/api/account', { token: leaving.jwt, body: { password: testPassword } });
    expect(answer.status).toBe(204);
    expect(await fetchFeed(url)).toMatchObject(notFound);
    expect(await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, leaving.userId))).toEqual([]);
    const [row] = await db.select().from(interviews).where(eq(interviews.id, declined.id));
    expect(row).toMatchObject({ candidateComment: null, message: '' });
  });
});

describe('by whom', () => {
  test.each(['GET /api/calendar-feed', 'POST /api/calendar-feed/renew'])('%s', async (route) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string];
    expect(await request(method, path)).toMatchObject({ status: 401 });
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    expect(await request(method, path, { token: admin.jwt })).toMatchObject({
      status: 403,
      body: { code: 'Forbidden' },
    });
    const started = await request('POST', `/api/auth/${doctor.userId}/impersonate`, {
      token: admin.jwt,
      body: { reason: 'Ayuda por teléfono' },
    });
    const { jwt } = started.body as { jwt: string };
    expect(await request(method, path, { token: jwt })).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
  });
});
