import type { SecondFactorState } from '@fonendo/contract/auth/second-factor.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { users } from '../../../db/schema/users.ts';
import { declaredRoutes } from '../../../http/access/access-check.ts';
import { openTestApi } from '../../../testing/api.ts';
import { factorPath, secondFactorOf, totpCode } from '../../../testing/second-factor.ts';
import { buildAccount, buildSignedIn, signIn } from '../../../testing/sign-in.ts';

const api = await openTestApi({ adminSecondFactor: 'required' });
const { request, db, clock, outbox } = api;
const { addPasskey, addTotp, answer, askedAt, buildWithTotp, post } = secondFactorOf(api);

const admins = ['superadmin', 'admin'] as const;
const mustSetUp = { status: 403, body: { code: 'SecondFactorRequired' } };
const session = (token: string) => request('GET', '/api/auth/session', { token });
const last = { status: 409, body: { code: 'LastSecondFactor' } };

test('without one, an administrator’s session is good for setting one up, and for nothing else', async () => {
  const { jwt } = await buildSignedIn(api, { policyGroups: ['superadmin'] });
  expect(await session(jwt)).toMatchObject({ body: { mustSetUpSecondFactor: true } });
  const open: string[] = [];
  for (const { method, path, access } of declaredRoutes(api.api)) {
    if (access === 'public' || path === '/auth/logout') continue;
    const address = `/api${path.replaceAll(/:\w+/g, crypto.randomUUID())}`;
    const { status, body } = await request(method as 'GET', address, { token: jwt });
    if ((body as { code?: string }).code !== 'SecondFactorRequired') open.push(`${method} ${path}`);
    else expect(status).toBe(403);
  }
  expect(open.toSorted()).toEqual([
    'DELETE /account/second-factor/passkeys/:id',
    'DELETE /account/second-factor/totp',
    'GET /account/second-factor',
    'GET /auth/session',
    // How long one waits for one's own code: the account may not be verified yet.
    'GET /auth/verification-code',
    // Each read in it is refused by itself.
    'GET /pages',
    'PATCH /account/second-factor/passkeys/:id',
    'POST /account/second-factor/confirm',
    'POST /account/second-factor/passkeys',
    'POST /account/second-factor/passkeys/options',
    'POST /account/second-factor/recovery-codes',
    'POST /account/second-factor/totp',
    'POST /account/second-factor/totp/confirm',
  ]);
  expect(await request('POST', '/api/auth/logout', { token: jwt })).toMatchObject({ status: 204 });
});

test.each(admins)('with one, %s goes on where they were', async (group) => {
  const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
  expect(await request('GET', '/api/users', { token: jwt })).toMatchObject(mustSetUp);
  await addTotp(jwt);
  expect(await session(jwt)).toMatchObject({ body: { mustSetUpSecondFactor: false } });
  expect(await request('GET', '/api/users', { token: jwt })).toMatchObject({ status: 200 });
});

test('a session that a password alone had opened is not let in by the factor of another', async () => {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
  const other = await signIn(request, user.email);
  await addTotp(jwt);
  expect(await request('GET', '/api/users', { token: other.jwt })).toMatchObject({ status: 401 });
});

test('nobody else has to', async () => {
  for (const group of ['certifiedDoctor', 'notCertifiedDoctor', 'hospital', 'recruiter'] as const) {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    expect(await session(jwt)).toMatchObject({ body: { mustSetUpSecondFactor: false } });
    expect(await request('GET', '/api/account', { token: jwt })).toMatchObject({ status: 200 });
  }
});

test('whoever becomes an administrator has to, from their next request on', async () => {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
  await db
    .update(users)
    .set({ policyGroups: ['admin'] })
    .where(eq(users.id, user.id));
  expect(await request('GET', '/api/account', { token: jwt })).toMatchObject(mustSetUp);
});

test('whoever acts as an administrator has their own', async () => {
  const acting = await buildWithTotp({ policyGroups: ['superadmin'] });
  const admin = await buildAccount(db, { policyGroups: ['admin'] });
  const body = { reason: 'Ayuda con su cuenta' };
  const started = await post(`/api/auth/${admin.id}/impersonate`, body, acting.jwt);
  expect(started.status).toBe(200);
  const { jwt } = started.body as { jwt: string };
  expect(await session(jwt)).toMatchObject({ body: { mustSetUpSecondFactor: false } });
  expect(await request('GET', '/api/users', { token: jwt })).toMatchObject({ status: 200 });
});

test('the last factor cannot be removed, whichever it is; one of two can', async () => {
  const { jwt } = await buildWithTotp({ policyGroups: ['admin'] });
  expect(await request('DELETE', `${factorPath}/totp`, { token: jwt })).toMatchObject(last);
  const { state } = await addPasskey(jwt);
  expect(state.required).toBe(true);
  expect(await request('DELETE', `${factorPath}/totp`, { token: jwt })).toMatchObject({ status: 200 });
  const path = `${factorPath}/passkeys/${state.passkeys[0]?.id}`;
  expect(await request('DELETE', path, { token: jwt })).toMatchObject(last);
  const { body } = await request('GET', factorPath, { token: jwt });
  expect((body as SecondFactorState).passkeys).toHaveLength(1);
});

test('of two who remove the last two at once, one is refused', async () => {
  const { jwt } = await buildWithTotp({ policyGroups: ['admin'] });
  const { state } = await addPasskey(jwt);
  const answers = await Promise.all([
    request('DELETE', `${factorPath}/totp`, { token: jwt }),
    request('DELETE', `${factorPath}/passkeys/${state.passkeys[0]?.id}`, { token: jwt }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a superadmin takes it away from whoever lost it: they set it up anew', async () => {
  const superadmin = await buildWithTotp({ policyGroups: ['superadmin'] });
  const { user, setup, jwt } = await buildWithTotp({ policyGroups: ['admin'], locale: 'en' });
  const { challenge } = await askedAt(user.email);
  const path = `/api/users/${user.id}/second-factor/reset`;
  expect(await post(path, undefined, superadmin.jwt)).toMatchObject({
    status: 200,
    body: { secondFactor: false, can: { actions: expect.not.arrayContaining(['resetSecondFactor']) } },
  });
  expect(outbox.at(-1)).toMatchObject({ to: user.email, heading: 'Two-step verification reset', urgent: true });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'secondFactor.reset', actorId: superadmin.user.id }),
  );
  expect(await session(jwt)).toMatchObject({ status: 401 });
  expect(await answer({ method: 'totp', challenge, code: totpCode(setup, clock.now()) })).toMatchObject({
    status: 410,
  });
  const anew = await signIn(request, user.email);
  expect(await session(anew.jwt)).toMatchObject({ body: { mustSetUpSecondFactor: true } });
  expect(await post(path, undefined, superadmin.jwt)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
});

test('an admin does not', async () => {
  const admin = await buildWithTotp({ policyGroups: ['admin'] });
  const { user } = await buildWithTotp();
  const refused = { status: 403, body: { code: 'Forbidden' } };
  expect(await post(`/api/users/${user.id}/second-factor/reset`, undefined, admin.jwt)).toMatchObject(refused);
});
