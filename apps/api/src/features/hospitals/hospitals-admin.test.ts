import { randomUUIDv7 } from 'node:crypto';
import type { HospitalDetail, HospitalPage } from '@fonendo/contract/hospitals/list.schema';
import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildRunHospital, buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { buildSignedIn, signIn, testPassword } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, outbox, clock } = api;
const { user: adminUser, jwt: admin } = await buildSignedIn(api, { policyGroups: ['admin'] });

const call = (method: 'GET' | 'PUT' | 'POST', path: string, token?: string, body?: unknown) =>
  request(method, `/api/hospitals${path}`, { ...(token && { token }), ...(body !== undefined && { body }) });
const list = async (query: string, token = admin) => (await call('GET', `?${query}`, token)).body as HospitalPage;
const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
const block = (id: string, token = admin) => call('POST', `/${id}/block`, token, { reason: 'Facturas impagadas.' });
const login = (email: string) =>
  request('POST', '/api/auth/login', { body: { email, password: testPassword, provider: 'password' } });

const correction = {
  name: 'Hospital corregido',
  cif: 'A58818501',
  address: 'Calle Mayor, 1',
  city: 'Madrid',
  postalCode: '28013',
  community: 'ES-MD',
  sector: 'private',
  employees: 90,
  description: 'Corregido por un administrador.',
  phonePrefix: '+34',
  phone: '915 55 12 34',
};

describe('the list', () => {
  test('is searched without accents, filtered, sorted and paged by keyset', async () => {
    const [alava, zamora] = await Promise.all([
      buildHospital(db, { name: 'Álava Lista', city: 'Vitoria', community: 'ES-PV', sector: 'private' }),
      buildHospital(db, { name: 'Zamora Lista', city: 'Zamora', community: 'ES-CL', sector: 'concerted' }),
    ]);
    await buildHospital(db, { name: 'béjar lista', city: 'Béjar', community: 'ES-CL' });
    await buildOffer(db, { hospitalId: alava.id });
    await buildOffer(db, { hospitalId: alava.id, status: 'draft' });
    expect(await names('search=lista')).toEqual(['Álava Lista', 'béjar lista', 'Zamora Lista']);
    expect(await names('search=lista&order=desc')).toEqual(['Zamora Lista', 'béjar lista', 'Álava Lista']);
    expect(await names('search=LISTA%20alava')).toEqual(['Álava Lista']);
    expect(await names('search=lista&community=ES-CL,ES-PV&sector=private')).toEqual(['Álava Lista']);
    expect(await names(`search=${zamora.cif}`)).toEqual(['Zamora Lista']);
    expect(await names('search=lista%25')).toEqual([]);
    const first = await list('search=lista&limit=2');
    expect(first).toMatchObject({
      total: 3,
      items: [{ members: 1, openOffers: 1, blocked: false }, { openOffers: 0 }],
    });
    const second = await list(`search=lista&limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ total: 3, nextCursor: null, items: [{ name: 'Zamora Lista' }] });
    expect(await call('GET', `?sort=created&cursor=${first.nextCursor}`, admin)).toMatchObject({
      status: 422,
      body: { fields: { cursor: { key: 'errors.invalid' } } },
    });
  });

  test('the choices of the filters are what occurs, whatever is asked for', async () => {
    const { choices } = await list('search=nowhere');
    expect(choices?.communities).not.toContain('ES-ML');
    await buildHospital(db, { community: 'ES-ML', sector: 'public' });
    const after = (await list('sector=private')).choices;
    expect(after?.communities).toContain('ES-ML');
    expect(after?.sectors).toContain('public');
    expect(after?.blocked).toEqual([false]);
  });

  test('tells the blocked from the others', async () => {
    const hospital = await buildHospital(db, { name: 'Bloqueo Uno' });
    await buildHospital(db, { name: 'Bloqueo Dos' });
    await block(hospital.id);
    expect(await names('search=bloqueo&blocked=true')).toEqual(['Bloqueo Uno']);
    expect(await names('search=bloqueo&blocked=false')).toEqual(['Bloqueo Dos']);
  });
});

test('the detail has the data, the people with their roles and the figures of its offers', async () => {
  const { hospital, administrator } = await buildRunHospital(api);
  await buildStaff(api, hospital.id, 'recruiter', { firstname: 'Luis', lastname: 'Prats' });
  await buildOffer(db, { hospitalId: hospital.id });
  await buildOffer(db, { hospitalId: hospital.id, status: 'pending' });
  await buildOffer(db);
  const answer = await call('GET', `/${hospital.id}`, admin);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      hospital: { id: hospital.id, cif: hospital.cif, phonePrefix: '+34', phone: '962458100' },
      blocked: null,
      members: [
        { userId: administrator.user.id, role: 'administrator', can: { impersonate: true } },
        { name: 'Luis Prats', role: 'recruiter', can: { impersonate: true } },
      ],
      offers: { draft: 0, pending: 1, approved: 1, refused: 0, closed: 0 },
    },
  });
});

describe('a correction', () => {
  test('changes the hospital, what its offers are found by, and the audit', async () => {
    const hospital = await buildHospital(db);
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    expect(await call('PUT', `/${hospital.id}`, admin, correction)).toMatchObject({
      status: 200,
      body: { hospital: { name: 'Hospital corregido', cif: 'A58818501', phone: '915551234' } },
    });
    const [found] = await db.select().from(offers).where(eq(offers.id, offer.id));
    expect(found?.searchHospital).toContain('hospital corregido');
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, hospital.id));
    expect(entries).toMatchObject([{ action: 'hospital.updated', actorId: adminUser.id }]);
  });

  test('to the CIF of another hospital is refused at the field', async () => {
    const other = await buildHospital(db, { cif: 'B64717838' });
    const hospital = await buildHospital(db);
    expect(await call('PUT', `/${hospital.id}`, admin, { ...correction, cif: other.cif })).toMatchObject({
      status: 409,
      body: { code: 'CifTaken', fields: { cif: { key: 'errors.cifTaken' } } },
    });
  });

  test('is checked as the hospital’s own form is', async () => {
    const hospital = await buildHospital(db);
    expect(await call('PUT', `/${hospital.id}`, admin, { ...correction, postalCode: '46600' })).toMatchObject({
      status: 422,
      body: { fields: { postalCode: { key: 'errors.postalCodeCommunity' } } },
    });
  });
});

describe('blocking', () => {
  test('shuts everybody of the hospital out at once, hides its offers and tells its people why', async () => {
    const { hospital, administrator } = await buildRunHospital(api, { name: 'Clínica Bloqueada' });
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    const elsewhere = await buildRunHospital(api);
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    const foreign = await buildOffer(db, { hospitalId: elsewhere.hospital.id });
    outbox.length = 0;
    expect(await block(hospital.id)).toMatchObject({
      status: 200,
      body: {
        blocked: { at: clock.now().toISOString(), reason: 'Facturas impagadas.' },
        members: [{ can: { impersonate: false } }, { can: { impersonate: false } }],
      },
    });
    for (const { user, jwt, refreshToken } of [administrator, recruiter]) {
      expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({ status: 401 });
      const refresh = await request('POST', '/api/auth/refresh-token', { body: { token: refreshToken } });
      expect(refresh).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
      expect(await login(user.email)).toMatchObject({ status: 403, body: { code: 'UserNotAuthorized' } });
      const confirmed = await request('GET', `/api/auth/blocked/${user.id}`);
      expect(confirmed).toMatchObject({ body: { confirmed: false } });
      const impersonation = { token: admin, body: { reason: 'Ayuda con una oferta.' } };
      expect(await request('POST', `/api/auth/${user.id}/impersonate`, impersonation)).toMatchObject({ status: 403 });
    }
    expect(await login(elsewhere.administrator.user.email)).toMatchObject({ status: 200 });
    expect(await request('GET', '/api/auth/session', { token: elsewhere.administrator.jwt })).toMatchObject({
      status: 200,
    });
    const hidden = await db.select().from(offers).where(eq(offers.hospitalBlocked, true));
    expect(hidden.map(({ id }) => id)).toContain(offer.id);
    expect(hidden.map(({ id }) => id)).not.toContain(foreign.id);
    expect(outbox.map(({ to }) => to).toSorted()).toEqual([administrator.user.email, recruiter.user.email].toSorted());
    expect(outbox[0]).toMatchObject({
      subject: 'Se ha bloqueado el acceso de Clínica Bloqueada',
      paragraphs: expect.arrayContaining(['Facturas impagadas.']),
    });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, hospital.id));
    expect(entries).toMatchObject([{ action: 'hospital.blocked', after: { reason: 'Facturas impagadas.' } }]);
    // Nor does a link to a new password help, or somebody else’s hand.
    outbox.length = 0;
    await request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(recruiter.user.email)}`);
    expect(outbox).toEqual([]);
  });

  test('ends a session that began while it was being blocked', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    // As if the sign-in had been checked before and written after the block.
    await db.update(hospitals).set({ blockedAt: clock.now(), blockedReason: 'x' }).where(eq(hospitals.id, hospital.id));
    const { jwt, refreshToken } = administrator;
    expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({ status: 401 });
    const refresh = await request('POST', '/api/auth/refresh-token', { body: { token: refreshToken } });
    expect(refresh).toMatchObject({ status: 401 });
  });

  test('undone lets people in with new sessions, shows the offers again and tells them', async () => {
    const { hospital, administrator } = await buildRunHospital(api);
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    await block(hospital.id);
    outbox.length = 0;
    expect(await call('POST', `/${hospital.id}/unblock`, admin)).toMatchObject({
      status: 200,
      body: { blocked: null },
    });
    expect(await request('GET', '/api/auth/session', { token: administrator.jwt })).toMatchObject({ status: 401 });
    await signIn(request, administrator.user.email);
    const [shown] = await db.select().from(offers).where(eq(offers.id, offer.id));
    expect(shown?.hospitalBlocked).toBe(false);
    expect(outbox).toMatchObject([{ to: administrator.user.email, heading: 'Acceso restablecido' }]);
  });

  test('needs a reason; by two administrators at once happens once', async () => {
    const { hospital } = await buildRunHospital(api);
    expect(await call('POST', `/${hospital.id}/block`, admin, { reason: '  ' })).toMatchObject({
      status: 422,
      body: { fields: { reason: { key: 'errors.required' } } },
    });
    expect(await call('POST', `/${hospital.id}/unblock`, admin)).toMatchObject({
      status: 409,
      body: { code: 'Conflict' },
    });
    outbox.length = 0;
    const answers = await Promise.all([block(hospital.id), block(hospital.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(outbox).toHaveLength(1);
  });
});

describe('who may', () => {
  const attempts = (id: string, token?: string) => [
    () => call('GET', '', token),
    () => call('GET', `?search=${id}`, token),
    () => call('GET', `/${id}`, token),
    () => call('PUT', `/${id}`, token, correction),
    () => call('POST', `/${id}/block`, token, { reason: 'Porque sí.' }),
    () => call('POST', `/${id}/unblock`, token),
  ];

  test('a superadministrator as well', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const { id } = await buildHospital(db);
    expect((await call('GET', '', jwt)).status).toBe(200);
    expect(((await call('GET', `/${id}`, jwt)).body as HospitalDetail).hospital.id).toBe(id);
    expect((await call('PUT', `/${id}`, jwt, { ...correction, cif: 'Q2826000H' })).status).toBe(200);
    expect((await block(id, jwt)).status).toBe(200);
    expect((await call('POST', `/${id}/unblock`, jwt)).status).toBe(200);
  });

  test.each(hospitalRoles)('no %s, neither of the hospital itself nor of another', async (role) => {
    const { hospital } = await buildRunHospital(api);
    const { hospital: other } = await buildRunHospital(api);
    for (const { jwt } of [await buildStaff(api, hospital.id, role), await buildStaff(api, other.id, role)]) {
      for (const attempt of attempts(hospital.id, jwt)) {
        expect(await attempt()).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
      }
    }
    const [untouched] = await db.select().from(hospitals).where(eq(hospitals.id, hospital.id));
    expect(untouched).toEqual(hospital);
  });

  test('no doctor and nobody without a session', async () => {
    const { id } = await buildHospital(db);
    const { jwt } = await buildSignedIn(api, { policyGroups: ['certifiedDoctor'] });
    for (const attempt of attempts(id, jwt)) expect((await attempt()).status).toBe(403);
    for (const attempt of attempts(id)) expect((await attempt()).status).toBe(401);
  });

  test('an unknown hospital is not there', async () => {
    const unknown = randomUUIDv7();
    const answers = [
      await call('GET', `/${unknown}`, admin),
      await call('PUT', `/${unknown}`, admin, { ...correction, cif: 'P2807900B' }),
      await block(unknown),
      await call('POST', `/${unknown}/unblock`, admin),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });
});
