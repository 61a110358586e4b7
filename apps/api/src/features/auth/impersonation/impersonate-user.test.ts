import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { readAuditOf } from '../../../testing/audit.ts';
import { buildHospital } from '../../../testing/factories/hospital-factories.ts';
import { buildAccount, buildSignedIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock } = api;

const reason = 'Ayuda con su solicitud';
const impersonate = (token: string, id: string, body: unknown = { reason }) =>
  request('POST', `/api/auth/${id}/impersonate`, { token, body });
const session = (token: string) => request('GET', '/api/auth/session', { token });
const expired = { status: 401, body: { code: 'TokenExpired' } };

async function impersonating() {
  const admin = await buildSignedIn(api, { policyGroups: ['admin'], firstname: 'Lucía', lastname: 'Ferrándiz' });
  const user = await buildAccount(db);
  const answer = await impersonate(admin.jwt, user.id);
  expect(answer).toMatchObject({ status: 200 });
  return { admin, user, tokens: answer.body as Tokens };
}

describe('acting as another user', () => {
  test('gives their session, says who is behind it, and is audited with its reason', async () => {
    const { admin, user, tokens } = await impersonating();
    expect(await session(tokens.jwt)).toMatchObject({
      status: 200,
      body: {
        userId: user.id,
        policyGroups: ['certifiedDoctor'],
        impersonatedBy: {
          ...{ name: 'Lucía Ferrándiz', reason, hospital: null },
          ...{ startedAt: '2026-03-10T09:00:00.000Z', expiresAt: '2026-03-10T10:00:00.000Z' },
        },
      },
    });
    const entries = await readAuditOf(db, user.id);
    expect(entries).toMatchObject([
      { action: 'impersonation.started', actorId: admin.user.id, impersonatorId: null, after: { reason } },
    ]);
  });

  test('names the hospital of whoever works for one', async () => {
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const person = await buildAccount(db, { policyGroups: ['hospital'] });
    await buildHospital(db, { name: 'Hospital del Mar Menor', administratorId: person.id });
    const { body } = await impersonate(admin.jwt, person.id);
    expect((await session((body as Tokens).jwt)).body).toMatchObject({
      impersonatedBy: { hospital: 'Hospital del Mar Menor' },
    });
  });

  test('ends at once on going back; the administrator’s own session goes on', async () => {
    const { admin, user, tokens } = await impersonating();
    expect(await request('POST', '/api/auth/logout', { token: tokens.jwt })).toMatchObject({ status: 204 });
    expect(await session(tokens.jwt)).toMatchObject(expired);
    expect(await session(admin.jwt)).toMatchObject({ status: 200 });
    const entries = await readAuditOf(db, user.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'impersonation.ended',
      actorId: user.id,
      impersonatorId: admin.user.id,
    });
  });

  test('lasts one hour, also with its refresh token', async () => {
    const { tokens } = await impersonating();
    clock.advance(30 * 60_000);
    const refreshed = await request('POST', '/api/auth/refresh-token', { body: { token: tokens.refreshToken } });
    const second = refreshed.body as Tokens;
    expect(await session(second.jwt)).toMatchObject({ status: 200 });
    clock.advance(30 * 60_000);
    expect(await session(second.jwt)).toMatchObject(expired);
    const third = await request('POST', '/api/auth/refresh-token', { body: { token: second.refreshToken } });
    expect(third).toMatchObject(expired);
  });

  test('ends when the administrator signs out', async () => {
    const { admin, tokens } = await impersonating();
    await request('POST', '/api/auth/logout', { token: admin.jwt });
    expect(await session(tokens.jwt)).toMatchObject(expired);
    const refreshed = await request('POST', '/api/auth/refresh-token', { body: { token: tokens.refreshToken } });
    expect(refreshed).toMatchObject(expired);
  });

  test.each([{ blockedAt: new Date() }, { deletedAt: new Date() }, { policyGroups: ['hospital' as const] }])(
    'ends when the administrator changes: %o',
    async (change) => {
      const { admin, tokens } = await impersonating();
      await db.update(users).set(change).where(eq(users.id, admin.user.id));
      expect(await session(tokens.jwt)).toMatchObject(expired);
    },
  );

  test('ends when the user becomes an administrator', async () => {
    const { user, tokens } = await impersonating();
    await db
      .update(users)
      .set({ policyGroups: ['admin'] })
      .where(eq(users.id, user.id));
    expect(await session(tokens.jwt)).toMatchObject(expired);
  });

  test('cannot change the password', async () => {
    const { tokens } = await impersonating();
    const body = { currentPassword: testPassword, newPassword: 'Renovada-5678' };
    expect(await request('POST', '/api/auth/change-password', { token: tokens.jwt, body })).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
  });
});

describe('who may act as whom', () => {
  const allowed: Record<string, readonly string[]> = {
    superadmin: policyGroups.filter((group) => group !== 'superadmin'),
    admin: policyGroups.filter((group) => group !== 'superadmin' && group !== 'admin'),
  };

  test.each(policyGroups)('%s', async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    for (const target of policyGroups) {
      const user = await buildAccount(db, { policyGroups: [target] });
      const answer = await impersonate(jwt, user.id);
      if (allowed[group]?.includes(target)) expect(answer).toMatchObject({ status: 200 });
      else {
        const code = group in allowed ? 'ImpersonationRefused' : 'Forbidden';
        expect(answer).toMatchObject({ status: 403, body: { code } });
      }
    }
  });

  test('nobody acts as somebody from within an impersonation', async () => {
    const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const admin = await buildAccount(db, { policyGroups: ['admin'] });
    const doctor = await buildAccount(db);
    const borrowed = (await impersonate(superadmin.jwt, admin.id)).body as Tokens;
    expect(await impersonate(borrowed.jwt, doctor.id)).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
  });

  test('nobody acts as somebody blocked, deleted or unknown, or without a reason', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
    const blocked = await buildAccount(db, { blockedAt: clock.now() });
    const deleted = await buildAccount(db, { deletedAt: clock.now() });
    expect(await impersonate(jwt, blocked.id)).toMatchObject({ status: 403, body: { code: 'ImpersonationRefused' } });
    expect(await impersonate(jwt, deleted.id)).toMatchObject({ status: 404 });
    expect(await impersonate(jwt, crypto.randomUUID())).toMatchObject({ status: 404 });
    expect(await impersonate(jwt, blocked.id, { reason: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { reason: { key: 'errors.required' } } },
    });
    expect(await request('POST', `/api/auth/${blocked.id}/impersonate`, { body: { reason } })).toMatchObject({
      status: 401,
    });
  });
});
