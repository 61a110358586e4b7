import { randomUUIDv7 } from 'node:crypto';
import type { OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import type { HospitalDetail, HospitalPage } from '@fonendo/contract/hospitals/list.schema';
import { isCif } from '@fonendo/domain/hospitals/cif';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildDoctor, buildUser } from '../../../testing/factories/factories.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildRunHospital, buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, outbox } = api;
const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
const doctorUser = await buildUser(db, {
  policyGroups: ['notCertifiedDoctor'],
  firstname: 'Paula',
  lastname: 'Zárate',
});
await buildDoctor(db, { userId: doctorUser.id, findable: true });

beforeEach(() => {
  outbox.length = 0;
});

let serial = 0;
function takeCif(): string {
  serial += 1;
  const digits = String(serial).padStart(7, '0');
  return Array.from({ length: 10 }, (_, control) => `B${digits}${control}`).find(isCif) ?? '';
}

const data = (overrides: Record<string, unknown> = {}) => ({
  ...{ name: 'Clínica Nueva', cif: takeCif(), address: 'Calle Mayor, 1', city: 'Alzira', postalCode: '46600' },
  ...{ community: 'ES-VC', sector: 'private', employees: 40, description: 'Clínica de día.' },
  ...{ phonePrefix: '+34', phone: '962 45 81 00', position: 'Gerente' },
  ...overrides,
});

const save = (token: string, body: unknown) => request('PUT', '/api/hospitals/mine', { token, body });
const mine = async (token: string) => (await request('GET', '/api/hospitals/mine', { token })).body as OwnHospital;
const detail = async (id: string) =>
  (await request('GET', `/api/hospitals/${id}`, { token: admin.jwt })).body as HospitalDetail;
const approve = (id: string, version: number, token = admin.jwt) =>
  request('POST', `/api/hospitals/${id}/approve`, { token, body: { version } });
const refuse = (id: string, version: number, token = admin.jwt, reason = 'El CIF es de otra entidad.') =>
  request('POST', `/api/hospitals/${id}/refuse`, { token, body: { version, reason } });
const directory = (token: string, query = '') => request('GET', `/api/doctors${query}`, { token });
const bellOf = async (userId: string) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);
const historyOf = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)).map(
    ({ action, actorId, before, after }) => ({ action, actorId, before, after }),
  );

const closed = { status: 403, body: { code: 'HospitalNotApproved' } };
const pending = { approvalStatus: 'pending' } as const;
const refused = { approvalStatus: 'refused', approvalReason: 'Falta el CIF de la entidad.' } as const;

describe('a new hospital', () => {
  test('waits for the administrators, who hear of it by bell and mail; its people read where it stands', async () => {
    const { user, jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await mine(jwt)).toMatchObject({ approval: null, claim: null, can: { edit: true, findDoctors: false } });
    const saved = await save(jwt, data({ name: 'Clínica Recién Abierta' }));
    expect(saved).toMatchObject({
      status: 200,
      body: { approval: { status: 'pending', reason: null }, can: { edit: true, findDoctors: false } },
    });
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
      ['equipo@fonendo.test', 'Hospital por aprobar: Clínica Recién Abierta'],
    ]);
    expect(await bellOf(admin.user.id)).toContain('hospitalReceived');
    expect(await bellOf(user.id)).toEqual([]);
  });

  test('writes and publishes an offer at once', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
    await save(jwt, data());
    const content = {
      ...{ name: 'Internista', description: 'Planta y guardias.', community: 'ES-VC', speciality: 'Medicina Interna' },
      ...{ salaryMin: 40_000, salaryMax: 50_000, workingDay: 'full', contractType: 'permanent' },
      ...{ yearsOfExperience: 1, vacancies: 1 },
    };
    const created = await request('POST', '/api/offers', { token: jwt, body: { content } });
    const { id, version } = created.body as { id: string; version: number };
    expect(await request('POST', `/api/offers/managed/${id}/publish`, { token: jwt, body: { version } })).toMatchObject(
      {
        status: 200,
        body: { status: 'pending', can: { recommend: false }, applicant: null },
      },
    );
  });
});

describe.each([
  ['pending', pending],
  ['refused', refused],
])('while it is %s', (_status, standing) => {
  test('its people find no doctor: not in the list, by no filter, not by name, not for an offer', async () => {
    const { hospital, administrator } = await buildRunHospital(api, standing);
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    for (const { jwt } of [administrator, recruiter]) {
      for (const query of ['', '?search=zarate', '?certification=notStarted', `?offer=${offer.id}`, '?limit=1']) {
        expect(await directory(jwt, query), query).toMatchObject(closed);
      }
    }
  });

  test('the palette finds their own offers, and no doctor of the directory', async () => {
    const { hospital, administrator } = await buildRunHospital(api, standing);
    const { id } = await buildOffer(db, { hospitalId: hospital.id, name: 'Zárate', searchTitle: 'zarate' });
    expect(await request('GET', '/api/search?q=zarate', { token: administrator.jwt })).toMatchObject({
      status: 200,
      body: { doctors: [], offers: [{ id }] },
    });
    await db.update(hospitals).set({ approvalStatus: 'approved', approvalReason: null });
    expect(await request('GET', '/api/search?q=zarate', { token: administrator.jwt })).toMatchObject({
      body: { doctors: [{ id: doctorUser.id }], offers: [{ id }] },
    });
  });

  test('nobody is recommended to, and no doctor is told apart from one that does not exist', async () => {
    const { hospital, administrator } = await buildRunHospital(api, standing);
    const { id } = await buildOffer(db, { hospitalId: hospital.id });
    for (const doctorId of [doctorUser.id, randomUUIDv7()]) {
      const answer = await request('POST', `/api/offers/managed/${id}/recommendations`, {
        token: administrator.jwt,
        body: { doctorIds: [doctorId] },
      });
      expect(answer).toMatchObject(closed);
    }
    expect(outbox).toEqual([]);
  });

  test('who applied is visible: on the board, in the list and as a person', async () => {
    const { hospital, administrator } = await buildRunHospital(api, standing);
    const { id: offerId } = await buildOffer(db, { hospitalId: hospital.id });
    const { id } = await buildCandidacy(db, { offerId, doctorId: doctorUser.id });
    const candidates = await request('GET', '/api/selection/candidates', { token: administrator.jwt });
    expect(candidates).toMatchObject({ status: 200, body: { total: 1, items: [{ id }] } });
  });

  test('administrators recommend its open offers and read the directory as ever', async () => {
    const { hospital } = await buildRunHospital(api, standing);
    const { id } = await buildOffer(db, { hospitalId: hospital.id });
    expect((await directory(admin.jwt)).status).toBe(200);
    const answer = await request('POST', `/api/offers/managed/${id}/recommendations`, {
      token: admin.jwt,
      body: { doctorIds: [doctorUser.id] },
    });
    expect(answer).toMatchObject({ status: 200, body: { told: 1 } });
  });
});

describe('approving', () => {
  test('opens the directory, tells those who write offers, and is audited', async () => {
    const { hospital, administrator } = await buildRunHospital(api, { ...pending, name: 'Clínica Abierta' });
    const recruiter = await buildStaff(api, hospital.id, 'recruiter', { locale: 'en' });
    const clerk = await buildStaff(api, hospital.id, 'administrative');
    expect(await directory(recruiter.jwt)).toMatchObject(closed);
    const answer = await approve(hospital.id, 1);
    expect(answer).toMatchObject({
      status: 200,
      body: { approval: { status: 'approved', reason: null, version: 2, allowedEvents: ['correct'] } },
    });
    expect(await directory(recruiter.jwt)).toMatchObject({ status: 200, body: { can: { recommend: true } } });
    expect((await directory(clerk.jwt)).status).toBe(200);
    expect(await mine(administrator.jwt)).toMatchObject({ can: { findDoctors: true } });
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
      [administrator.user.email, 'Clínica Abierta ya está aprobado en Fonendo'],
      [recruiter.user.email, 'Clínica Abierta is approved on Fonendo'],
    ]);
    expect(await bellOf(recruiter.user.id)).toEqual(['hospitalApproved']);
    expect(await bellOf(clerk.user.id)).toEqual([]);
    expect(await historyOf(hospital.id)).toEqual([
      {
        action: 'hospital.approved',
        actorId: admin.user.id,
        before: { status: 'pending' },
        after: { status: 'approved' },
      },
    ]);
  });

  test('takes a refusal back; what is approved is not approved again', async () => {
    const { hospital } = await buildRunHospital(api, refused);
    expect(await approve(hospital.id, 1)).toMatchObject({ status: 200, body: { approval: { reason: null } } });
    expect(await approve(hospital.id, 2)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
    expect(await refuse(hospital.id, 2)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  });

  test('is about what was read: other data in between are a conflict', async () => {
    const { hospital, administrator } = await buildRunHospital(api, pending);
    expect((await save(administrator.jwt, data({ name: 'Otra Clínica' }))).status).toBe(200);
    expect(await approve(hospital.id, 1)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    expect(await directory(administrator.jwt)).toMatchObject(closed);
    expect(await approve(hospital.id, 2)).toMatchObject({ status: 200 });
  });

  test('of two administrators at once one decides, and the other is told', async () => {
    const { hospital, administrator } = await buildRunHospital(api, pending);
    const answers = await Promise.all([
      approve(hospital.id, 1),
      refuse(hospital.id, 1, superadmin.jwt),
      approve(hospital.id, 1, superadmin.jwt),
      refuse(hospital.id, 1),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ code: 'Conflict' });
    expect(await historyOf(hospital.id)).toHaveLength(1);
    expect(outbox.map(({ to }) => to)).toEqual([administrator.user.email]);
  });

  test('is for administrators themselves: neither for the hospital nor while acting as somebody', async () => {
    const { hospital, administrator } = await buildRunHospital(api, pending);
    expect(await approve(hospital.id, 1, administrator.jwt)).toMatchObject({
      status: 403,
      body: { code: 'Forbidden' },
    });
    expect(await refuse(hospital.id, 1, administrator.jwt)).toMatchObject({ status: 403 });
    const borrowed = await request('POST', `/api/auth/${admin.user.id}/impersonate`, {
      token: superadmin.jwt,
      body: { reason: 'Ayuda con la cola' },
    });
    const { jwt } = borrowed.body as { jwt: string };
    for (const decide of [approve, refuse]) {
      expect(await decide(hospital.id, 1, jwt)).toMatchObject({
        status: 403,
        body: { code: 'NotWhileImpersonating' },
      });
    }
    expect(await detail(hospital.id)).toMatchObject({ approval: { status: 'pending' } });
  });

  test('of a hospital that is not there finds nothing', async () => {
    expect(await approve(randomUUIDv7(), 1)).toMatchObject({ status: 404 });
    expect(await refuse(randomUUIDv7(), 1)).toMatchObject({ status: 404 });
  });
});

describe('refusing', () => {
  test('needs a reason, which those who can correct the data read', async () => {
    const { hospital, administrator } = await buildRunHospital(api, { ...pending, name: 'Clínica Dudosa' });
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    expect(await refuse(hospital.id, 1, admin.jwt, '  ')).toMatchObject({
      status: 422,
      body: { fields: { reason: {} } },
    });
    expect(await refuse(hospital.id, 1)).toMatchObject({
      status: 200,
      body: {
        approval: { status: 'refused', reason: 'El CIF es de otra entidad.', allowedEvents: ['approve', 'correct'] },
      },
    });
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
      [administrator.user.email, 'Los datos de Clínica Dudosa necesitan una corrección'],
    ]);
    expect(outbox[0]?.paragraphs).toContain('El CIF es de otra entidad.');
    expect(await bellOf(recruiter.user.id)).toEqual([]);
    expect(await mine(recruiter.jwt)).toMatchObject({
      approval: { status: 'refused', reason: 'El CIF es de otra entidad.' },
    });
    expect(await directory(recruiter.jwt)).toMatchObject(closed);
  });
});

describe('a change of the data', () => {
  const own = async (token: string) => {
    const { id: _, phoneCountry: __, ...hospital } = (await mine(token)).hospital ?? { id: '', phoneCountry: null };
    return hospital;
  };

  test('by a refused hospital puts it back in the queue, without the reason', async () => {
    const { hospital, administrator } = await buildRunHospital(api, { ...refused, cif: takeCif() });
    const body = {
      ...(await own(administrator.jwt)),
      description: 'Con la autorización sanitaria.',
      position: 'Gerente',
    };
    expect(await save(administrator.jwt, body)).toMatchObject({
      status: 200,
      body: { approval: { status: 'pending', reason: null } },
    });
    expect(outbox.map(({ to }) => to)).toEqual(['equipo@fonendo.test']);
    expect(await historyOf(hospital.id)).toMatchObject([
      { action: 'hospital.updated', before: { status: 'refused' }, after: { status: 'pending' } },
    ]);
  });

  test('that changes nothing of the hospital leaves a refusal as it is', async () => {
    const { administrator } = await buildRunHospital(api, { ...refused, cif: takeCif() });
    const body = { ...(await own(administrator.jwt)), position: 'Gerente' };
    expect(await save(administrator.jwt, body)).toMatchObject({ body: { approval: { status: 'refused' } } });
    expect(outbox).toEqual([]);
  });

  test.each([
    ['name', { name: 'Hospital con otro nombre' }],
    ['CIF', { cif: takeCif() }],
  ])('to another %s closes the directory of an approved hospital until it is approved again', async (_what, change) => {
    const { hospital, administrator } = await buildRunHospital(api, { cif: takeCif() });
    const doctors = () => directory(administrator.jwt);
    expect((await doctors()).status).toBe(200);
    const body = { ...(await own(administrator.jwt)), position: '' };
    expect(await save(administrator.jwt, { ...body, description: 'Otra descripción.' })).toMatchObject({
      body: { approval: { status: 'approved' } },
    });
    expect((await doctors()).status).toBe(200);
    expect(await save(administrator.jwt, { ...body, ...change })).toMatchObject({
      body: { approval: { status: 'pending' }, can: { findDoctors: false } },
    });
    expect(await doctors()).toMatchObject(closed);
    const { version } = (await detail(hospital.id)).approval;
    await approve(hospital.id, version);
    expect((await doctors()).status).toBe(200);
  });

  test('by an administrator leaves the approval as it is', async () => {
    const { position: _, ...correction } = data({ name: 'Nombre corregido' });
    for (const standing of [pending, refused, { approvalStatus: 'approved' } as const]) {
      const { hospital } = await buildRunHospital(api, standing);
      const answer = await request('PUT', `/api/hospitals/${hospital.id}`, {
        token: admin.jwt,
        body: { ...correction, cif: takeCif() },
      });
      expect(answer).toMatchObject({
        status: 200,
        body: { approval: { status: standing.approvalStatus, version: 2 } },
      });
    }
  });
});

test('the list has those who wait first, page by page, and is filtered by where they stand', async () => {
  for (const [name, standing] of [
    ['Cola Alfa', {}],
    ['Cola Beta', refused],
    ['Cola Gamma', pending],
    ['Cola Delta', {}],
  ] as const) {
    await buildHospital(db, { name, ...standing });
  }
  const list = async (query: string) =>
    (await request('GET', `/api/hospitals?search=cola&${query}`, { token: admin.jwt })).body as HospitalPage;
  const names = ({ items }: HospitalPage) => items.map(({ name }) => name);
  expect(names(await list(''))).toEqual(['Cola Gamma', 'Cola Alfa', 'Cola Delta', 'Cola Beta']);
  expect(names(await list('approval=pending,refused'))).toEqual(['Cola Gamma', 'Cola Beta']);
  expect(names(await list('sort=name'))).toEqual(['Cola Alfa', 'Cola Beta', 'Cola Delta', 'Cola Gamma']);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: HospitalPage = await list(`limit=1${cursor && `&cursor=${cursor}`}`);
    seen.push(...names(page));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(['Cola Gamma', 'Cola Alfa', 'Cola Delta', 'Cola Beta']);
});

test('nobody is refused without a reason in the database either', async () => {
  const { hospital } = await buildRunHospital(api, pending);
  const change = db
    .update(hospitals)
    .set({ approvalStatus: 'refused' })
    .where(and(eq(hospitals.id, hospital.id)));
  await expect(change).rejects.toThrow();
});
