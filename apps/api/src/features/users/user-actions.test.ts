import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { doctors } from '../../db/schema/doctors.ts';
import { documents } from '../../db/schema/documents.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { readAuditOf } from '../../testing/audit.ts';
import { buildDoctor, buildEntitlement, buildUser } from '../../testing/factories/factories.ts';
import { buildCandidacy, buildHospital, buildHospitalMember } from '../../testing/factories/hospital-factories.ts';
import { buildAccount, buildSignedIn, signIn, testPassword } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock, outbox } = api;
const { jwt: token, user: admin } = await buildSignedIn(api, { policyGroups: ['admin'] });

const act = (id: string, path: string, body?: unknown, as = token) =>
  request('POST', `/api/users/${id}${path}`, { token: as, ...(body !== undefined && { body }) });
const edit = (id: string, body: unknown) => request('PATCH', `/api/users/${id}`, { token, body });
const remove = (id: string, name: string, as = token) =>
  request('DELETE', `/api/users/${id}`, { token: as, body: { name } });
const reason = 'Ha usado la identidad de otra persona.';
const block = (id: string, as = token) => act(id, '/block', { reason }, as);
const rowOf = async (id: string) => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('the user is gone');
  return row;
};
const auditOf = (id: string, action: string) => readAuditOf(db, id, action);
const mailsTo = (email: string) => outbox.filter(({ to }) => to === email);

describe('blocking', () => {
  test('ends the sessions at once, tells why, and is undone as it was', async () => {
    const { user, jwt } = await buildSignedIn(api);
    expect(await block(user.id)).toMatchObject({
      status: 200,
      body: { standing: 'blocked', blocked: { reason }, can: { actions: expect.arrayContaining(['unblock']) } },
    });
    expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({
      ...{ status: 401, body: { code: 'TokenExpired', shutOut: true } },
    });
    const login = { email: user.email, password: testPassword, provider: 'password' };
    expect(await request('POST', '/api/auth/login', { body: login })).toMatchObject({
      status: 403,
      body: { code: 'UserNotAuthorized' },
    });
    expect(mailsTo(user.email).at(-1)?.paragraphs).toContain(reason);
    expect(await auditOf(user.id, 'account.blocked')).toMatchObject([{ actorId: admin.id, after: { reason } }]);

    expect(await act(user.id, '/unblock')).toMatchObject({ status: 200, body: { standing: 'active', blocked: null } });
    await signIn(request, user.email);
    expect(await auditOf(user.id, 'account.unblocked')).toEqual([expect.objectContaining({ before: {}, after: {} })]);
    expect(mailsTo(user.email)).toHaveLength(2);
  });

  test('ends what an administrator does in their name', async () => {
    const user = await buildAccount(db);
    const other = await buildSignedIn(api, { policyGroups: ['admin'] });
    const borrowed = await request('POST', `/api/auth/${user.id}/impersonate`, {
      token: other.jwt,
      body: { reason: 'Ayuda con su solicitud' },
    });
    const { jwt } = borrowed.body as { jwt: string };
    await block(user.id);
    expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({ status: 401 });
  });

  test('a double click blocks once, with one mail', async () => {
    const user = await buildUser(db);
    const answers = await Promise.all([block(user.id), block(user.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(mailsTo(user.email)).toHaveLength(1);
    expect(await auditOf(user.id, 'account.blocked')).toHaveLength(1);
  });

  test('not the last administrator of a hospital, who is not edited either, until there is another', async () => {
    const { user: owner, jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
    const hospital = await buildHospital(db, { administratorId: owner.id });
    const shown = () => request('GET', `/api/users/${owner.id}`, { token });
    // What would be refused is not offered, and the page can say why.
    expect(await shown()).toMatchObject({
      body: { hospital: { lastAdministrator: true }, can: { actions: ['closeSessions', 'impersonate'] } },
    });
    expect(await block(owner.id)).toMatchObject({ status: 409, body: { code: 'LastAdministrator' } });
    expect(await remove(owner.id, 'Valentina Restrepo')).toMatchObject({ body: { code: 'LastAdministrator' } });
    for (const body of [{ firstname: 'Otra' }, { lastname: 'Otra' }, { locale: 'en' }]) {
      expect(await request('PATCH', `/api/users/${owner.id}`, { token, body })).toMatchObject({
        status: 409,
        body: { message: 'No se puede eliminar ni editar al único administrador. Crea otro antes.' },
      });
    }
    expect(await act(owner.id, '/email', { email: 'otra.direccion@hospital.test' })).toMatchObject({ status: 409 });
    // What is one's own stays one's own.
    expect(await request('PATCH', '/api/account', { token: jwt, body: { firstname: 'Elena' } })).toMatchObject({
      status: 200,
      body: { firstname: 'Elena' },
    });
    const second = await buildUser(db, { policyGroups: ['hospital'] });
    await buildHospitalMember(db, { userId: second.id, hospitalId: hospital.id, role: 'administrator' });
    expect(await shown()).toMatchObject({
      body: { hospital: { lastAdministrator: false }, can: { actions: expect.arrayContaining(['edit', 'block']) } },
    });
    const edited = await request('PATCH', `/api/users/${owner.id}`, { token, body: { firstname: 'Otra' } });
    expect(edited.status).toBe(200);
    // Both at once: one of them stays.
    const answers = await Promise.all([block(owner.id), block(second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('administrators', () => {
  test('two who block each other: one is left, and the loser is told cleanly', async () => {
    await db
      .update(users)
      .set({ blockedAt: new Date() })
      .where(eq(users.policyGroups, ['superadmin']));
    const [one, other] = [
      await buildSignedIn(api, { policyGroups: ['superadmin'] }),
      await buildSignedIn(api, { policyGroups: ['superadmin'] }),
    ];
    const answers = await Promise.all([block(other.user.id, one.jwt), block(one.user.id, other.jwt)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // The second had lost their session or their right by then.
    expect([401, 403, 409]).toContain(statuses[1]);
    const standings = [(await rowOf(one.user.id)).standing, (await rowOf(other.user.id)).standing];
    expect(standings.sort()).toEqual(['active', 'blocked']);
  });

  test('the last one of the platform is neither blocked nor deleted', async () => {
    const lonely = await openTestApi();
    const superadmin = await buildSignedIn(lonely, { policyGroups: ['superadmin'] });
    const second = await buildAccount(lonely.db, { policyGroups: ['superadmin'] });
    const { jwt } = await signIn(lonely.request, second.email);
    await lonely.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, superadmin.user.id));
    // Their session is gone with it, so the last one is asked about by themselves alone: refused in any case.
    const path = `/api/users/${second.id}`;
    expect(await lonely.request('POST', `${path}/block`, { token: superadmin.jwt, body: { reason } })).toMatchObject({
      status: 401,
    });
    expect(await lonely.request('POST', `${path}/block`, { token: jwt, body: { reason } })).toMatchObject({
      status: 409,
      body: { code: 'LastAdministrator' },
    });
    expect(await lonely.request('DELETE', path, { token: jwt, body: { name: 'Valentina Restrepo' } })).toMatchObject({
      body: { code: 'LastAdministrator' },
    });
  });

  test('two superadministrators who demote each other: one is left', async () => {
    await db
      .update(users)
      .set({ blockedAt: new Date() })
      .where(eq(users.policyGroups, ['superadmin']));
    const people = [
      await buildSignedIn(api, { policyGroups: ['superadmin'] }),
      await buildSignedIn(api, { policyGroups: ['superadmin'] }),
    ] as const;
    const demote = (id: string, as: string) => act(id, '/group', { from: 'superadmin', to: 'admin' }, as);
    const answers = await Promise.all([
      demote(people[1].user.id, people[0].jwt),
      demote(people[0].user.id, people[1].jwt),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const groups = [(await rowOf(people[0].user.id)).policyGroups, (await rowOf(people[1].user.id)).policyGroups];
    expect(groups.flat().sort()).toEqual(['admin', 'superadmin']);
  });

  test('the last superadministrator is neither edited, demoted, blocked nor deleted, whoever else is there', async () => {
    await db
      .update(users)
      .set({ blockedAt: new Date() })
      .where(eq(users.policyGroups, ['superadmin']));
    const last = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const tries = (as: string) => [
      request('PATCH', `/api/users/${last.user.id}`, { token: as, body: { locale: 'en' } }),
      act(last.user.id, '/email', { email: 'otra.superadmin@fonendo.test' }, as),
      act(last.user.id, '/group', { from: 'superadmin', to: 'admin' }, as),
      block(last.user.id, as),
      remove(last.user.id, 'Valentina Restrepo', as),
    ];
    for (const answer of await Promise.all(tries(last.jwt))) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'LastAdministrator' } });
    }
    // An administrator has no say over administrators at all.
    for (const answer of await Promise.all(tries(token))) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    }
    expect(await rowOf(last.user.id)).toMatchObject({ standing: 'active', policyGroups: ['superadmin'] });
  });
});

describe('deleting', () => {
  test('takes the same away as leaving on one’s own, and asks for the name', async () => {
    const { userId } = await buildDoctor(db, { user: { firstname: 'Íñigo', lastname: 'Núñez' } });
    const { email } = await rowOf(userId);
    await buildCandidacy(db, { doctorId: userId });
    expect(await remove(userId, 'Otra Persona')).toMatchObject({
      status: 422,
      body: { fields: { name: { key: 'users:problems.otherName' } } },
    });
    expect(await remove(userId, ' inigo  NUNEZ ')).toMatchObject({ status: 204 });
    expect(await rowOf(userId)).toMatchObject({ standing: 'deleted', firstname: '', phone: null });
    expect(await db.$count(doctors, eq(doctors.userId, userId))).toBe(0);
    expect(await db.$count(documents, eq(documents.doctorId, userId))).toBe(0);
    expect(mailsTo(email).at(-1)?.heading).toBe('Cuenta eliminada');
    expect(await auditOf(userId, 'account.deleted')).toMatchObject([{ actorId: admin.id }]);
    const free = await act((await buildUser(db)).id, '/email', { email });
    expect(free).toMatchObject({ status: 409, body: { code: 'EmailNotReusable' } });
    expect(await remove(userId, 'inigo nunez')).toMatchObject({ status: 409 });
    expect(await edit(userId, { firstname: 'Nadie' })).toMatchObject({ status: 409, body: { code: 'Conflict' } });
  });

  test('two at once: one deletes', async () => {
    const user = await buildUser(db);
    const answers = await Promise.all([remove(user.id, 'Valentina Restrepo'), remove(user.id, 'Valentina Restrepo')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

describe('editing', () => {
  test('keeps before and after, tells the person, and long names fit', async () => {
    const user = await buildUser(db, { phone: '+34612345678' });
    const lastname = 'Ñ'.repeat(60);
    const answer = await edit(user.id, { lastname, phonePrefix: '+57', phone: '3001234567', locale: 'en' });
    expect(answer).toMatchObject({ status: 200, body: { lastname, phonePrefix: '+57', locale: 'en' } });
    expect(await auditOf(user.id, 'account.updated')).toMatchObject([
      {
        actorId: admin.id,
        before: { lastname: 'Restrepo', phone: '+34612345678', locale: 'es' },
        after: { lastname, phone: '+573001234567', locale: 'en' },
      },
    ]);
    expect(mailsTo(user.email)).toMatchObject([{ locale: 'en', heading: 'Data corrected' }]);
    expect(await edit(user.id, { phonePrefix: '', phone: '' })).toMatchObject({ status: 200, body: { phone: null } });
  });

  test('what stays the same is no change', async () => {
    const user = await buildUser(db);
    expect(await edit(user.id, { firstname: 'Valentina' })).toMatchObject({ status: 200 });
    expect(await auditOf(user.id, 'account.updated')).toEqual([]);
    expect(mailsTo(user.email)).toEqual([]);
  });

  test('a phone that does not exist is refused by its field', async () => {
    const user = await buildUser(db);
    expect(await edit(user.id, { phonePrefix: '+34', phone: '1234' })).toMatchObject({
      status: 422,
      body: { fields: { phone: expect.anything() } },
    });
  });
});

describe('another email', () => {
  const confirm = (change: string) => request('POST', '/api/auth/confirm-email', { body: { token: change } });
  const linkIn = (email: string) => {
    const url = new URL(mailsTo(email).at(-1)?.button.url ?? 'https://none');
    return url.searchParams.get('token') ?? '';
  };

  test('waits until whoever reads it opens the link, once; the old address is told', async () => {
    const user = await buildAccount(db);
    const email = 'nueva.direccion@fonendo.test';
    expect(await act(user.id, '/email', { email: ' Nueva.Direccion@Fonendo.test ' })).toMatchObject({
      status: 200,
      body: { outcome: 'sent', user: { email: user.email } },
    });
    expect(mailsTo(user.email).at(-1)?.paragraphs.join()).toContain(email);
    const link = linkIn(email);
    expect(await confirm(`${link}x`)).toMatchObject({ status: 422, body: { code: 'InvalidVerificationCode' } });
    expect(await confirm('nonsense')).toMatchObject({ status: 422 });
    expect(await confirm(link)).toMatchObject({ status: 200, body: { email } });
    expect(await confirm(link)).toMatchObject({ status: 422, body: { code: 'InvalidVerificationCode' } });
    await signIn(request, email);
    expect(await auditOf(user.id, 'account.emailChanged')).toMatchObject([
      { actorId: user.id, before: { email: user.email }, after: { email } },
    ]);
  });

  test('the link lapses after a day and is worth nothing to somebody blocked', async () => {
    const user = await buildUser(db);
    await act(user.id, '/email', { email: 'lapsa@fonendo.test' });
    const link = linkIn('lapsa@fonendo.test');
    await block(user.id);
    expect(await confirm(link)).toMatchObject({ status: 422 });
    const other = await buildUser(db);
    await act(other.id, '/email', { email: 'lapsa2@fonendo.test' });
    clock.advance(24 * 60 * 60_000 + 1);
    expect(await confirm(linkIn('lapsa2@fonendo.test'))).toMatchObject({ status: 422 });
    clock.advance(-(24 * 60 * 60_000 + 1));
  });

  test('a taken one is refused, also where it was taken while the link waited', async () => {
    const user = await buildUser(db);
    const other = await buildUser(db);
    expect(await act(user.id, '/email', { email: other.email })).toMatchObject({
      status: 409,
      body: { code: 'EmailTaken', fields: { email: expect.anything() } },
    });
    await act(user.id, '/email', { email: 'disputada@fonendo.test' });
    const link = linkIn('disputada@fonendo.test');
    await buildUser(db, { email: 'disputada@fonendo.test' });
    expect(await confirm(link)).toMatchObject({ status: 409, body: { code: 'EmailTaken' } });
  });

  test('an address that was never confirmed is replaced at once and gets the code', async () => {
    const user = await buildUser(db, { verifiedAt: null });
    const email = 'bien.escrita@fonendo.test';
    expect(await act(user.id, '/email', { email })).toMatchObject({
      status: 200,
      body: { outcome: 'changed', user: { email, verified: false } },
    });
    expect(mailsTo(email).at(-1)?.code).toMatch(/^\d{6}$/);
  });
});

describe('the verification code', () => {
  test('is sent again once a minute, to those who need it', async () => {
    const user = await buildUser(db, { verifiedAt: null });
    expect(await act(user.id, '/resend-verification')).toMatchObject({ status: 204 });
    expect(mailsTo(user.email).at(-1)?.code).toMatch(/^\d{6}$/);
    expect(await act(user.id, '/resend-verification')).toMatchObject({ status: 429 });
    expect(await auditOf(user.id, 'account.verificationResent')).toHaveLength(1);
    expect(await act((await buildUser(db)).id, '/resend-verification')).toMatchObject({ status: 409 });
  });
});

describe('groups', () => {
  const change = (id: string, from: string, to: string, as = token) => act(id, '/group', { from, to }, as);

  test('a doctor moves with the answer on the degree; once that is settled, not any more', async () => {
    const { userId } = await buildDoctor(db);
    expect(await change(userId, 'notCertifiedDoctor', 'certifiedDoctor')).toMatchObject({
      status: 200,
      body: { policyGroups: ['certifiedDoctor'], doctor: { hasDegreeSpain: true } },
    });
    expect(await auditOf(userId, 'account.groupsChanged')).toMatchObject([
      { before: { groups: ['notCertifiedDoctor'] }, after: { groups: ['certifiedDoctor'] } },
    ]);
    expect(
      mailsTo((await rowOf(userId)).email)
        .at(-1)
        ?.paragraphs.join(),
    ).toContain('Médico homologado');
    // A stale page: the group is another one by now.
    expect(await change(userId, 'notCertifiedDoctor', 'certifiedDoctor')).toMatchObject({ status: 409 });
    await buildEntitlement(db, { userId, product: 'recognition' });
    expect(await change(userId, 'certifiedDoctor', 'notCertifiedDoctor')).toMatchObject({ status: 409 });
  });

  test('nobody changes sides', async () => {
    const { userId } = await buildDoctor(db);
    for (const to of ['hospital', 'recruiter', 'admin', 'superadmin']) {
      expect(await change(userId, 'notCertifiedDoctor', to)).toMatchObject({ status: 403 });
    }
  });

  test('a new administrator registers for a hospital, belongs to none, and is named by a superadmin', async () => {
    const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const newcomer = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await change(newcomer.user.id, 'hospital', 'admin')).toMatchObject({ status: 409 });
    expect(await change(newcomer.user.id, 'hospital', 'admin', superadmin.jwt)).toMatchObject({
      status: 200,
      body: { policyGroups: ['admin'], can: { groups: ['superadmin'] } },
    });
    // In the open tab at once.
    expect(await request('GET', '/api/users?limit=1', { token: newcomer.jwt })).toMatchObject({ status: 200 });
    expect(await change(newcomer.user.id, 'admin', 'superadmin', superadmin.jwt)).toMatchObject({ status: 200 });
    expect(await change(superadmin.user.id, 'superadmin', 'admin', newcomer.jwt)).toMatchObject({ status: 200 });
    // Who lost the right has it no more, whatever their page shows.
    expect(await change(newcomer.user.id, 'superadmin', 'admin', superadmin.jwt)).toMatchObject({ status: 403 });
  });
});

test('sessions end everywhere; with none there is nothing to tell', async () => {
  const { user, jwt } = await buildSignedIn(api);
  await signIn(request, user.email);
  expect(await act(user.id, '/sessions/close')).toMatchObject({ status: 200, body: { closed: 2 } });
  expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({ status: 401 });
  expect(await act(user.id, '/sessions/close')).toMatchObject({ status: 200, body: { closed: 0 } });
  expect(mailsTo(user.email)).toHaveLength(1);
  expect(await auditOf(user.id, 'sessions.closed')).toHaveLength(1);
});

test('what may be done is said by the answer of each change', async () => {
  const user = await buildUser(db);
  const answer = (await edit(user.id, { firstname: 'Marta' })).body as UserDetail;
  expect(answer.can.actions).toEqual(
    expect.arrayContaining(['edit', 'changeEmail', 'block', 'delete', 'closeSessions', 'impersonate']),
  );
});
