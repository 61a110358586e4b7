import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type { Profiles } from '@fonendo/contract/profiles.schema';
import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { groupOfHospitalRole } from '@fonendo/domain/hospitals/hospital.policy';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hospitalInvitations } from '../../db/schema/hospitals.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { createTestLog } from '../../testing/log.ts';
import { buildRunHospital } from '../../testing/scenes/hospital-staff.ts';
import { buildAccount, buildSignedIn, signIn } from '../../testing/sign-in.ts';
import { applyRetention } from '../account/apply-retention.ts';

const api = await openTestApi();
const { request, db, outbox, clock } = api;

const open = (token: string) => request('GET', `/api/invitations/${token}`);
const accept = (token: string, body: unknown = { password: 'Elegida-2026', privacy: true }) =>
  request('POST', `/api/invitations/${token}`, { body });

let serial = 0;
async function invited(role = 'recruiter') {
  serial += 1;
  const { hospital, administrator } = await buildRunHospital(api, { name: 'Hospital del Mar', city: 'Barcelona' });
  const email = `invitada${serial}@fonendo.test`;
  const body = { firstname: 'Nuria', lastname: 'Ferrer', email, role, position: 'Selección' };
  await request('POST', '/api/profiles/invitations', { token: administrator.jwt, body });
  const token = outbox.at(-1)?.button.url.split('=')[1] ?? '';
  return { hospital, administrator, email, token };
}

test('says who invites and as what, and nothing else of the hospital', async () => {
  const { token, email, hospital } = await invited();
  const answer = await open(token);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      hospital: { name: 'Hospital del Mar', city: 'Barcelona' },
      firstname: 'Nuria',
      lastname: 'Ferrer',
      email,
      role: 'recruiter',
    },
  });
  for (const hidden of [hospital.id, hospital.cif]) expect(JSON.stringify(answer.body)).not.toContain(hidden);
});

describe('accepting', () => {
  test.each(hospitalRoles)('as %s makes a verified account of the role’s group, signed in', async (role) => {
    const { token, email, hospital, administrator } = await invited(role);
    outbox.length = 0;
    const answer = await accept(token);
    expect(answer.status).toBe(200);
    const { jwt } = answer.body as Tokens;
    expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({
      body: { email, firstname: 'Nuria', policyGroups: [groupOfHospitalRole(role)], verified: true },
    });
    expect(await request('GET', '/api/hospitals/mine', { token: jwt })).toMatchObject({
      body: {
        hospital: { id: hospital.id, position: 'Selección' },
        can: { edit: role === 'administrator' },
      },
    });
    await signIn(request, email, 'Elegida-2026');
    const [user] = await db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ privacyAcceptedAt: clock.now(), verifiedAt: clock.now() });
    expect(outbox).toMatchObject([
      { to: administrator.user.email, subject: 'Nuria Ferrer se ha unido al equipo de Hospital del Mar' },
    ]);
    const { body } = await request('GET', '/api/profiles', { token: administrator.jwt });
    expect((body as Profiles).members.map((member) => member.role)).toEqual(['administrator', role]);
    expect((body as Profiles).invitations).toEqual([]);
  });

  test('works once, also when tried twice at the same moment', async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    for (const answer of [await open(token), await accept(token)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'InvalidInvitation' } });
    }
  });

  test.each([
    [{ password: 'corta', privacy: true }, 'password', 'errors.stringTooShort'],
    [{ password: '123456', privacy: true }, 'password', 'errors.commonPassword'],
    [{ password: 'Elegida-2026', privacy: false }, 'privacy', 'errors.privacyAndTerms'],
  ])('%o is refused at %s', async (body, field, key) => {
    const { token } = await invited();
    expect(await accept(token, body)).toMatchObject({ status: 422, body: { fields: { [field]: { key } } } });
    expect((await open(token)).status).toBe(200);
  });

  test('an address that got an account meanwhile is refused, and the invitation stays', async () => {
    const { token, email, hospital } = await invited();
    await buildAccount(db, { email });
    for (const answer of [await open(token), await accept(token)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'EmailTaken' } });
    }
    const rows = await db.select().from(hospitalInvitations).where(eq(hospitalInvitations.hospitalId, hospital.id));
    expect(rows).toHaveLength(1);
  });

  test('the invitation of somebody who deleted their account meanwhile went with it', async () => {
    const { token, email } = await invited();
    const { jwt } = await buildSignedIn(api, { email });
    await request('DELETE', '/api/account', { token: jwt, body: { password: 'Correcta-1234' } });
    for (const answer of [await open(token), await accept(token)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'InvalidInvitation' } });
    }
  });
});

describe('a link', () => {
  test('that nobody sent, or of a blocked hospital, opens nothing', async () => {
    const { token, hospital } = await invited();
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    await request('POST', `/api/hospitals/${hospital.id}/block`, { token: admin.jwt, body: { reason: 'Fraude.' } });
    for (const link of [token, 'nunca-enviado']) {
      for (const answer of [await open(link), await accept(link)]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'InvalidInvitation' } });
      }
    }
  });

  test('expires after seven days and says so; a month later nothing of the person is kept', async () => {
    const { token, hospital } = await invited();
    const day = 24 * 60 * 60 * 1000;
    clock.advance(7 * day - 1);
    expect((await open(token)).status).toBe(200);
    clock.advance(1);
    for (const answer of [await open(token), await accept(token)]) {
      expect(answer).toMatchObject({ status: 410, body: { code: 'InvitationExpired' } });
    }
    const { log } = createTestLog();
    const left = () => db.select().from(hospitalInvitations).where(eq(hospitalInvitations.hospitalId, hospital.id));
    clock.advance(29 * day);
    await applyRetention({ db, files: api.files, log, now: clock.now });
    expect(await left()).toHaveLength(1);
    clock.advance(2 * day);
    await applyRetention({ db, files: api.files, log, now: clock.now });
    expect(await left()).toEqual([]);
  });

  test('cannot be looked for by trying: the address has to wait', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const answers = [];
    for (let count = 0; count < 62; count += 1) {
      answers.push(await request('GET', `/api/invitations/intento-${count}`, { headers }));
    }
    expect(answers.at(0)?.status).toBe(404);
    expect(answers.at(-1)?.status).toBe(429);
  });
});
