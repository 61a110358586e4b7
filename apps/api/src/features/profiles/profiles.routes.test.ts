import type { Profiles } from '@fonendo/contract/profiles.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hospitalInvitations, hospitalMembers } from '../../db/schema/hospitals.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { readAuditOf } from '../../testing/audit.ts';
import { buildRunHospital, buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { buildAccount, buildSignedIn, testPassword } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, outbox, clock } = api;

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, token?: string, body?: unknown) =>
  request(method, `/api/profiles${path}`, { ...(token && { token }), ...(body !== undefined && { body }) });
const change = (userId: string, token: string, role: string, position?: string) =>
  call('PUT', `/${userId}`, token, { role, ...(position !== undefined && { position }) });
const remove = (userId: string, token: string) => call('DELETE', `/${userId}`, token);

let serial = 0;
const person = (overrides: Record<string, unknown> = {}) => {
  serial += 1;
  return {
    firstname: 'Nuria',
    lastname: 'Ferrer',
    email: `nuria${serial}@fonendo.test`,
    role: 'recruiter',
    position: 'Técnica de selección',
    ...overrides,
  };
};

async function invite(token: string, overrides: Record<string, unknown> = {}) {
  const answer = await call('POST', '/invitations', token, person(overrides));
  return { answer, invitation: (answer.body as Profiles).invitations?.at(-1) };
}

describe('the list', () => {
  test('has the members, the first to join first, and the open invitations', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    const { invitation } = await invite(administrator.jwt);
    expect(await call('GET', '', administrator.jwt)).toMatchObject({
      status: 200,
      body: {
        hospital: { id: hospital.id, name: hospital.name },
        members: [
          { userId: administrator.user.id, role: 'administrator', self: true, lastAdministrator: true },
          { userId: recruiter.user.id, role: 'recruiter', self: false, lastAdministrator: false },
        ],
        invitations: [{ id: invitation?.id, expired: false }],
      },
    });
  });

  test('of a hospital that is not there yet is refused', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await call('GET', '', jwt)).toMatchObject({ status: 403 });
  });
});

describe('inviting', () => {
  test('sends a link to choose a password, keeps only its hash, and is audited', async () => {
    const { hospital, administrator } = await buildRunHospital(api, { name: 'Hospital del Mar' });
    outbox.length = 0;
    const { answer, invitation } = await invite(administrator.jwt, { email: ' Nuria.Nueva@Fonendo.test ' });
    expect(answer).toMatchObject({
      status: 201,
      body: { invitations: [{ email: 'nuria.nueva@fonendo.test', role: 'recruiter', expired: false }] },
    });
    expect(outbox).toMatchObject([
      {
        to: 'nuria.nueva@fonendo.test',
        subject: 'Invitación al equipo de Hospital del Mar en Fonendo',
        button: { url: expect.stringMatching(/^https:\/\/fonendo\.test\/signup\?invitation=[\w-]{43}$/) },
      },
    ]);
    const token = outbox[0]?.button.url.split('=')[1] ?? '';
    const [row] = await db.select().from(hospitalInvitations).where(eq(hospitalInvitations.hospitalId, hospital.id));
    expect(JSON.stringify(row)).not.toContain(token);
    const entries = await readAuditOf(db, hospital.id);
    expect(entries).toMatchObject([
      { action: 'profile.invited', after: { email: 'nuria.nueva@fonendo.test', role: 'recruiter' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(invitation?.id).toBe(row?.id);
  });

  test('an address that has an account, or had one that its owner deleted, is refused at the field', async () => {
    const { administrator } = await buildRunHospital(api);
    const taken = await buildAccount(db, {});
    expect((await invite(administrator.jwt, { email: taken.email.toUpperCase() })).answer).toMatchObject({
      status: 409,
      body: { code: 'EmailTaken', fields: { email: { key: 'errors.emailTaken' } } },
    });
    const gone = await buildSignedIn(api, {});
    await request('DELETE', '/api/account', { token: gone.jwt, body: { password: testPassword } });
    expect((await invite(administrator.jwt, { email: gone.user.email })).answer).toMatchObject({
      status: 409,
      body: { code: 'EmailNotReusable', fields: { email: { key: 'errors.emailNotReusable' } } },
    });
  });

  test('the same address again takes the first invitation’s place, not within the minute', async () => {
    const { administrator } = await buildRunHospital(api);
    const email = 'dos.veces@fonendo.test';
    const first = await invite(administrator.jwt, { email });
    const soon = await invite(administrator.jwt, { email });
    expect(soon.answer).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
    expect(soon.answer.headers.get('retry-after')).toBe('60');
    clock.advance(60_000);
    const again = await invite(administrator.jwt, { email, role: 'administrative' });
    expect(again.answer).toMatchObject({ status: 201, body: { invitations: [{ email, role: 'administrative' }] } });
    expect(again.invitation?.id).toBe(first.invitation?.id);
  });

  test('is limited as the registration is: the twenty-second address within the hour has to wait', async () => {
    const { administrator } = await buildRunHospital(api);
    for (let count = 0; count < 21; count += 1) {
      expect((await invite(administrator.jwt)).answer.status).toBe(201);
    }
    expect((await invite(administrator.jwt)).answer).toMatchObject({ status: 429 });
  });

  test.each([
    ['firstname', '', 'errors.required'],
    ['lastname', '1234', 'errors.lettersOnly'],
    ['email', 'nadie', 'errors.email'],
    ['role', 'owner', 'errors.oneOf'],
    ['role', undefined, 'errors.selectValue'],
    ['position', 'x'.repeat(101), 'errors.stringTooBig'],
  ])('%s: %s is refused with %s', async (field, value, key) => {
    const { administrator } = await buildRunHospital(api);
    expect((await invite(administrator.jwt, { [field]: value })).answer).toMatchObject({
      status: 422,
      body: { fields: { [field]: { key } } },
    });
  });
});

describe('an open invitation', () => {
  test('is sent again once a minute, with a new link and seven more days; the old link opens nothing', async () => {
    const { administrator } = await buildRunHospital(api);
    outbox.length = 0;
    const { invitation } = await invite(administrator.jwt);
    const resend = () => call('POST', `/invitations/${invitation?.id}/resend`, administrator.jwt);
    expect(await resend()).toMatchObject({ status: 429 });
    clock.advance(8 * 24 * 60 * 60 * 1000);
    // The JWT is eight hours old at most: somebody comes back and signs in.
    const { jwt } = (await request('POST', '/api/auth/login', {
      body: { email: administrator.user.email, password: testPassword, provider: 'password' },
    }).then(({ body }) => body)) as { jwt: string };
    expect(await call('GET', '', jwt)).toMatchObject({ body: { invitations: [{ expired: true }] } });
    expect(await call('POST', `/invitations/${invitation?.id}/resend`, jwt)).toMatchObject({
      status: 200,
      body: { invitations: [{ id: invitation?.id, expired: false }] },
    });
    const links = outbox.map(({ button }) => button.url.split('=')[1]);
    expect(new Set(links).size).toBe(2);
    expect(await request('GET', `/api/invitations/${links[0]}`)).toMatchObject({ status: 404 });
    expect(await request('GET', `/api/invitations/${links[1]}`)).toMatchObject({ status: 200 });
  });

  test('is withdrawn: its link opens nothing', async () => {
    const { administrator } = await buildRunHospital(api);
    outbox.length = 0;
    const { invitation } = await invite(administrator.jwt);
    const link = outbox[0]?.button.url.split('=')[1];
    expect(await call('DELETE', `/invitations/${invitation?.id}`, administrator.jwt)).toMatchObject({
      status: 200,
      body: { invitations: [] },
    });
    expect(await request('GET', `/api/invitations/${link}`)).toMatchObject({
      status: 404,
      body: { code: 'InvalidInvitation' },
    });
    expect(await call('DELETE', `/invitations/${invitation?.id}`, administrator.jwt)).toMatchObject({ status: 404 });
  });
});

describe('a change of role', () => {
  test('is in force at once in an open session, and told', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    expect((await call('GET', '', recruiter.jwt)).status).toBe(403);
    outbox.length = 0;
    expect(await change(recruiter.user.id, administrator.jwt, 'administrator', 'Directora')).toMatchObject({
      status: 200,
      body: { members: [{ lastAdministrator: false }, { role: 'administrator', position: 'Directora' }] },
    });
    expect((await call('GET', '', recruiter.jwt)).status).toBe(200);
    expect(await request('GET', '/api/auth/session', { token: recruiter.jwt })).toMatchObject({
      body: { policyGroups: ['hospital'] },
    });
    expect(outbox).toMatchObject([{ to: recruiter.user.email, heading: 'Su perfil ha cambiado' }]);
    await change(recruiter.user.id, administrator.jwt, 'administrative');
    expect((await call('GET', '', recruiter.jwt)).status).toBe(403);
    const entries = await readAuditOf(db, recruiter.user.id);
    expect(entries.filter(({ action }) => action === 'profile.updated')).toMatchObject([
      { before: { role: 'recruiter' }, after: { role: 'administrator', position: 'Directora' } },
      { before: { role: 'administrator' }, after: { role: 'administrative', position: null } },
    ]);
  });

  test('of the position alone, or of nothing, mails nobody', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    outbox.length = 0;
    await change(recruiter.user.id, administrator.jwt, 'recruiter', 'Técnico');
    await change(recruiter.user.id, administrator.jwt, 'recruiter', 'Técnico');
    expect(outbox).toEqual([]);
    const entries = await readAuditOf(db, recruiter.user.id);
    expect(entries.filter(({ action }) => action === 'profile.updated')).toHaveLength(1);
  });

  test('of oneself is possible where another administrator stays, and shows nothing any more', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    await buildStaff(api, hospital.id, 'administrator');
    const answer = await change(administrator.user.id, administrator.jwt, 'recruiter');
    expect(answer).toMatchObject({ status: 200, body: null });
    expect((await call('GET', '', administrator.jwt)).status).toBe(403);
  });
});

describe('removing somebody', () => {
  test('closes the account, keeps what the audit needs and leaves the address free', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const recruiter = await buildStaff(api, hospital.id, 'recruiter', { firstname: 'Luis', lastname: 'Prats' });
    outbox.length = 0;
    expect(await remove(recruiter.user.id, administrator.jwt)).toMatchObject({
      status: 200,
      body: { members: [{ userId: administrator.user.id }] },
    });
    expect((await request('GET', '/api/auth/session', { token: recruiter.jwt })).status).toBe(401);
    const [row] = await db.select().from(users).where(eq(users.id, recruiter.user.id));
    expect(row).toMatchObject({ firstname: '', lastname: '', deletedAt: clock.now() });
    expect(await db.select().from(hospitalMembers).where(eq(hospitalMembers.userId, recruiter.user.id))).toEqual([]);
    const entries = await readAuditOf(db, recruiter.user.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'profile.removed',
      actorId: administrator.user.id,
      before: { role: 'recruiter', hospitalId: hospital.id },
    });
    expect(outbox).toMatchObject([{ to: recruiter.user.email, heading: 'Su acceso ha terminado' }]);
    expect((await invite(administrator.jwt, { email: recruiter.user.email })).answer.status).toBe(201);
    expect(await remove(recruiter.user.id, administrator.jwt)).toMatchObject({ status: 404 });
  });

  test('is not how one leaves oneself', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    await buildStaff(api, hospital.id, 'administrator');
    expect(await remove(administrator.user.id, administrator.jwt)).toMatchObject({ status: 403 });
    expect((await call('GET', '', administrator.jwt)).status).toBe(200);
  });

  test('is refused while somebody acts as the administrator', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const { jwt } = (
      await request('POST', `/api/auth/${administrator.user.id}/impersonate`, {
        token: admin.jwt,
        body: { reason: 'Ayuda con los perfiles.' },
      })
    ).body as { jwt: string };
    expect(await remove(recruiter.user.id, jwt)).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
    expect(await change(recruiter.user.id, jwt, 'administrative')).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
  });
});

describe('the last administrator', () => {
  const refused = { status: 409, body: { code: 'LastAdministrator' } };

  test('is neither removed nor loses the role, nor leaves; another position is no harm', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const blocked = await buildStaff(api, hospital.id, 'administrator');
    await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, blocked.user.id));
    const { user, jwt } = administrator;
    expect(await change(user.id, jwt, 'recruiter')).toMatchObject(refused);
    expect(await remove(user.id, jwt)).toMatchObject(refused);
    expect(await request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } })).toMatchObject({
      ...refused,
      body: { message: 'No se puede eliminar ni editar al único administrador. Crea otro antes.' },
    });
    expect(await change(user.id, jwt, 'administrator', 'Gerente')).toMatchObject({ status: 200 });
  });

  test('leaves once there is another, and is gone from the list', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const second = await buildStaff(api, hospital.id, 'administrator');
    const { jwt } = administrator;
    const answer = await request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } });
    expect(answer.status).toBe(204);
    expect(await call('GET', '', second.jwt)).toMatchObject({
      body: { members: [{ userId: second.user.id, lastAdministrator: true }] },
    });
  });

  test('of two who remove each other at once, one stays', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const second = await buildStaff(api, hospital.id, 'administrator');
    const answers = await Promise.all([
      remove(second.user.id, administrator.jwt),
      remove(administrator.user.id, second.jwt),
    ]);
    // The other one's session is over, or their right, by the time they are asked.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401 || status === 403)).toHaveLength(1);
    const left = await db.select().from(hospitalMembers).where(eq(hospitalMembers.hospitalId, hospital.id));
    expect(left).toHaveLength(1);
  });

  test('of two who leave, and two who take each other’s role, at once, one stays', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const second = await buildStaff(api, hospital.id, 'administrator');
    const leave = (token: string) => request('DELETE', '/api/account', { token, body: { password: testPassword } });
    const answers = await Promise.all([
      leave(administrator.jwt),
      leave(second.jwt),
      change(second.user.id, administrator.jwt, 'recruiter'),
      change(administrator.user.id, second.jwt, 'recruiter'),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const left = await db.select().from(hospitalMembers).where(eq(hospitalMembers.hospitalId, hospital.id));
    expect(left.filter(({ role }) => role === 'administrator')).toHaveLength(1);
  });
});

describe('who may', () => {
  const attempts = (userId: string, invitationId: string, token?: string) => [
    () => call('GET', '', token),
    () => call('POST', '/invitations', token, person()),
    () => call('POST', `/invitations/${invitationId}/resend`, token),
    () => call('DELETE', `/invitations/${invitationId}`, token),
    () => call('PUT', `/${userId}`, token, { role: 'administrative' }),
    () => call('DELETE', `/${userId}`, token),
  ];

  test.each(['recruiter', 'selectionCoordinator', 'administrative'] as const)('no %s', async (role) => {
    const { hospital, administrator } = await buildRunHospital(api);
    const { invitation } = await invite(administrator.jwt);
    const { jwt } = await buildStaff(api, hospital.id, role);
    for (const attempt of attempts(administrator.user.id, invitation?.id ?? '', jwt)) {
      expect(await attempt()).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    }
  });

  test('no doctor, nobody without a session', async () => {
    const { administrator } = await buildRunHospital(api);
    const { invitation } = await invite(administrator.jwt);
    for (const group of ['certifiedDoctor', 'notCertifiedDoctor'] as const) {
      const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
      for (const attempt of attempts(administrator.user.id, invitation?.id ?? '', jwt)) {
        expect((await attempt()).status).toBe(403);
      }
    }
    for (const attempt of attempts(administrator.user.id, invitation?.id ?? '')) {
      expect((await attempt()).status).toBe(401);
    }
  });

  test('another hospital neither lists, counts, opens, changes nor guesses anything of this one', async () => {
    const { hospital, administrator } = await buildRunHospital(api, { name: 'Hospital ajeno' });
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    const { invitation } = await invite(administrator.jwt);
    const other = await buildRunHospital(api);
    const otherRecruiter = await buildStaff(api, other.hospital.id, 'recruiter');
    const before = await call('GET', '', administrator.jwt);

    const seen = await call('GET', '', other.administrator.jwt);
    expect((seen.body as Profiles).members.map(({ userId }) => userId)).toEqual([
      other.administrator.user.id,
      otherRecruiter.user.id,
    ]);
    expect((seen.body as Profiles).invitations).toEqual([]);
    for (const secret of [hospital.id, 'Hospital ajeno', recruiter.user.email, invitation?.email ?? '']) {
      expect(JSON.stringify(seen.body)).not.toContain(secret);
    }
    for (const userId of [administrator.user.id, recruiter.user.id]) {
      const [list, own, ...rest] = attempts(userId, invitation?.id ?? '', other.administrator.jwt);
      expect((await list?.())?.status).toBe(200);
      expect((await own?.())?.status).toBe(201);
      for (const attempt of rest) expect(await attempt()).toMatchObject({ status: 404, body: { code: 'NotFound' } });
      for (const attempt of attempts(userId, invitation?.id ?? '', otherRecruiter.jwt)) {
        expect((await attempt()).status).toBe(403);
      }
    }
    expect((await call('GET', '', administrator.jwt)).body).toEqual(before.body);
  });
});
