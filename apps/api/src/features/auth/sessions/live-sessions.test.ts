import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../../../api.ts';
import type { Listen, Listener } from '../../../db/listen.ts';
import { hospitalMembers, hospitals } from '../../../db/schema/hospitals.ts';
import { totpFactors } from '../../../db/schema/second-factor.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { users } from '../../../db/schema/users.ts';
import { openTestApi, requestTo, testDependencies } from '../../../testing/api.ts';
import { buildHospital, buildHospitalMember } from '../../../testing/factories/hospital-factories.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';
import type { LiveSession } from './live-session.repository.ts';
import { createLiveSessions } from './live-sessions.ts';

const now = new Date('2026-03-10T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

const ana: LiveSession = {
  sessionId: 'session-of-ana',
  userId: 'ana',
  email: 'ana@fonendo.test',
  firstname: 'Ana',
  lastname: 'Soto',
  policyGroups: ['certifiedDoctor'],
  locale: 'es',
  verified: true,
  mustSetUpSecondFactor: false,
  undeliverable: null,
  impersonatorId: null,
  impersonation: null,
  createdAt: now,
  expiresAt: later(60_000),
  liveUntil: later(60_000),
  lastUsedAt: now,
};

describe('what is remembered of a session', () => {
  const read = vi.fn(async (): Promise<LiveSession | null> => ana);
  let listener: Listener;
  let catchUp = async () => undefined as undefined;
  const listen: Listen = async (_channel, told) => {
    listener = told;
    return { catchUp: () => catchUp(), hearsItself: true, stop: async () => undefined };
  };
  const open = async (options: { trustMs?: number; most?: number } = {}) => {
    const live = createLiveSessions({ read, listen, ...options });
    await live.open();
    // The first question proves the connection; from then on the answers come from memory.
    await live.find(ana.sessionId, now);
    await live.find(ana.sessionId, now);
    await wait(0);
    read.mockClear();
    return live;
  };

  beforeEach(() => {
    read.mockClear().mockResolvedValue(ana);
    catchUp = async () => undefined;
  });

  test('answers without the database', async () => {
    const live = await open();
    expect(await live.find(ana.sessionId, now)).toBe(ana);
    expect(read).not.toHaveBeenCalled();
  });

  test('is not asked before a change', async () => {
    const live = await open();
    await live.read(ana.sessionId, now);
    expect(read).toHaveBeenCalledOnce();
  });

  test.for([
    ['their own', ana],
    ['somebody acts as them', { ...ana, userId: 'other', impersonatorId: 'ana' }],
  ] as const)('is forgotten when the person changes: %s', async ([, session]) => {
    read.mockResolvedValue(session);
    const live = await open();
    listener.hear('somebody else');
    await live.find(ana.sessionId, now);
    expect(read).not.toHaveBeenCalled();
    listener.hear('ana');
    await live.find(ana.sessionId, now);
    expect(read).toHaveBeenCalledOnce();
  });

  test('ends with the session, without a word', async () => {
    const live = await open();
    await live.find(ana.sessionId, later(59_999));
    expect(read).not.toHaveBeenCalled();
    read.mockResolvedValue(null);
    expect(await live.find(ana.sessionId, later(60_000))).toBeNull();
  });

  test('is nothing where something changed while it was being read', async () => {
    const live = await open();
    const reading = Promise.withResolvers<LiveSession>();
    read.mockReturnValueOnce(reading.promise);
    const answer = live.find('another', now);
    listener.hear('ana');
    reading.resolve(ana);
    await answer;
    read.mockClear();
    await live.find('another', now);
    expect(read).toHaveBeenCalledOnce();
  });

  test('is nothing without a connection that listens, nor what was known when it comes back', async () => {
    const live = await open();
    listener.lose?.();
    catchUp = () => Promise.reject(new Error('connection lost'));
    for (const times of [1, 2, 3]) {
      await live.find(ana.sessionId, now);
      await wait(0);
      expect(read).toHaveBeenCalledTimes(times);
    }
    catchUp = async () => undefined;
    listener.resume?.();
    await live.find(ana.sessionId, now);
    expect(read).toHaveBeenCalledTimes(4);
    await live.find(ana.sessionId, now);
    await wait(0);
    read.mockClear();
    await live.find(ana.sessionId, now);
    expect(read).not.toHaveBeenCalled();
  });

  test('is not believed where the connection falls silent', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const live = await open({ trustMs: 1_000 });
    catchUp = () => new Promise(() => undefined);
    clock.mockReturnValue(6_000);
    await live.find(ana.sessionId, now);
    expect(read).not.toHaveBeenCalled();
    clock.mockReturnValue(6_001);
    await live.find(ana.sessionId, now);
    await live.find(ana.sessionId, now);
    expect(read).toHaveBeenCalledTimes(2);
    clock.mockRestore();
  });

  test('has an end: the oldest goes first', async () => {
    const live = await open({ most: 2 });
    for (const id of ['second', 'third']) await live.find(id, now);
    read.mockClear();
    for (const id of ['second', 'third']) await live.find(id, now);
    expect(read).not.toHaveBeenCalled();
    await live.find(ana.sessionId, now);
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('on the database', () => {
  const apiHere = openTestApi({ adminSecondFactor: 'required' });

  /** Somebody whose session is remembered, here and in a second process. */
  async function buildKnown(overrides: Partial<typeof users.$inferSelect> = {}) {
    const api = await apiHere;
    const { user, jwt } = await buildSignedIn(api, overrides);
    const elsewhere = requestTo(createApi(testDependencies(api, api.clock, 'required')));
    const ask = (request = api.request) => request('GET', '/api/auth/session', { token: jwt });
    for (let times = 0; times < 3; times += 1) {
      await ask();
      await ask(elsewhere);
      await wait(0);
    }
    return { ...api, user, ask, elsewhere };
  }

  test.for([
    ['a block', { blockedAt: now }],
    ['a deletion', { deletedAt: now }],
  ] as const)('%s is in force at once where it was made, and within a second elsewhere', async ([, change]) => {
    const { db, user, ask, elsewhere } = await buildKnown();
    expect(await ask()).toMatchObject({ status: 200 });
    await db.update(users).set(change).where(eq(users.id, user.id));
    expect(await ask()).toMatchObject({ status: 401 });
    await expect.poll(async () => (await ask(elsewhere)).status, { timeout: 1_000, interval: 10 }).toBe(401);
  });

  test('so is the end of the session, however it ends', async () => {
    const ends = {
      revoked: ({ db, user }: Awaited<ReturnType<typeof buildKnown>>) =>
        db.update(sessions).set({ revokedAt: now }).where(eq(sessions.userId, user.id)),
      deleted: ({ db, user }: Awaited<ReturnType<typeof buildKnown>>) =>
        db.delete(sessions).where(eq(sessions.userId, user.id)),
      byHand: ({ pool, user }: Awaited<ReturnType<typeof buildKnown>>) =>
        pool.query(`delete from users where id = '${user.id}'`),
    };
    for (const end of Object.values(ends)) {
      const known = await buildKnown();
      await end(known);
      expect(await known.ask()).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    }
  });

  test('what is rolled back changes nothing, what commits changes everything said of the person', async () => {
    const { db, user, ask } = await buildKnown({ policyGroups: ['notCertifiedDoctor'], verifiedAt: null });
    const change = {
      policyGroups: ['certifiedDoctor' as const],
      verifiedAt: now,
      firstname: 'Lucía',
      locale: 'en' as const,
    };
    const rolledBack = db.transaction(async (tx) => {
      await tx.update(users).set(change).where(eq(users.id, user.id));
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await ask()).toMatchObject({ body: { policyGroups: ['notCertifiedDoctor'], verified: false } });
    await db.update(users).set(change).where(eq(users.id, user.id));
    expect(await ask()).toMatchObject({
      body: { policyGroups: ['certifiedDoctor'], verified: true, firstname: 'Lucía', locale: 'en' },
    });
  });

  test('a hospital that is blocked, or that somebody joins who is blocked with it, shuts its people out', async () => {
    const first = await buildKnown({ policyGroups: ['hospital'] });
    const { db } = first;
    const hospital = await buildHospital(db);
    await buildHospitalMember(db, { hospitalId: hospital.id, userId: first.user.id, role: 'recruiter' });
    expect(await first.ask()).toMatchObject({ status: 200 });
    await first.ask();
    await db.update(hospitals).set({ blockedAt: now, blockedReason: 'Impago' }).where(eq(hospitals.id, hospital.id));
    expect(await first.ask()).toMatchObject({ status: 401 });
    const second = await buildKnown({ policyGroups: ['recruiter'] });
    await buildHospitalMember(db, { hospitalId: hospital.id, userId: second.user.id, role: 'recruiter' });
    expect(await second.ask()).toMatchObject({ status: 401 });
    await db.delete(hospitalMembers).where(eq(hospitalMembers.userId, second.user.id));
    expect(await second.ask()).toMatchObject({ status: 200 });
  });

  test('an administrator who sets up the second factor, or loses it, is known by it at once', async () => {
    const { db, user, ask } = await buildKnown({ policyGroups: ['admin'] });
    expect(await ask()).toMatchObject({ body: { mustSetUpSecondFactor: true } });
    await db.insert(totpFactors).values({ userId: user.id, secret: 'x', confirmedAt: now });
    expect(await ask()).toMatchObject({ body: { mustSetUpSecondFactor: false } });
    await db.delete(totpFactors).where(eq(totpFactors.userId, user.id));
    expect(await ask()).toMatchObject({ body: { mustSetUpSecondFactor: true } });
  });

  test('a read asks the database for nothing, and using a session announces nothing', async () => {
    const { db, pool, listen, user, ask } = await buildKnown();
    const heard: string[] = [];
    await listen('access_changed', { hear: (message) => heard.push(message) });
    const asked = vi.spyOn(pool, 'query');
    expect(await ask()).toMatchObject({ status: 200 });
    expect(asked).not.toHaveBeenCalled();
    await db
      .update(sessions)
      .set({ lastUsedAt: later(1) })
      .where(eq(sessions.userId, user.id));
    await db.update(users).set({ digestedAt: now }).where(eq(users.id, user.id));
    expect(heard).toEqual([]);
    await db.update(users).set({ locale: 'en' }).where(eq(users.id, user.id));
    await expect.poll(() => heard, { timeout: 1_000 }).toContain(user.id);
  });
});
