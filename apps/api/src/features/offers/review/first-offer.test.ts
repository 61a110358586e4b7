import type { AdministratorDashboard } from '@fonendo/contract/dashboards.schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { buildRunHospital, buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { completeContent, openOffersApi } from '../../../testing/scenes/offers.ts';

const api = await openOffersApi();
const { request, db, outbox, admin, otherAdmin, buildOfferAt, read } = api;

beforeEach(() => {
  outbox.length = 0;
});

async function buildNewcomer(overrides: Parameters<typeof buildRunHospital>[1] = {}) {
  const { hospital, administrator } = await buildRunHospital(api, {
    name: 'Clínica Recién Llegada',
    approvalStatus: 'pending',
    ...overrides,
  });
  const offer = await buildOfferAt('pending', { hospitalId: hospital.id });
  return { hospital, administrator, offer };
}

const approve = (id: string, body: { version: number; hospitalVersion?: number }, token = admin.jwt) =>
  request('POST', `/api/offers/managed/${id}/approve`, { token, body });
const statusOf = async (id: string) =>
  (await db.select({ status: hospitals.approvalStatus }).from(hospitals).where(eq(hospitals.id, id)))[0]?.status;
const directory = (token: string) => request('GET', '/api/doctors', { token });

describe('the first offer of a hospital that waits', () => {
  test('shows administrators who the hospital says it is, and its own people nothing of the review', async () => {
    const { hospital, administrator, offer } = await buildNewcomer();
    expect(await read(admin.jwt, offer.id)).toMatchObject({
      applicant: {
        hospital: { id: hospital.id, name: 'Clínica Recién Llegada', cif: hospital.cif, phone: '962458100' },
        approval: { status: 'pending', version: 1, allowedEvents: ['approve', 'refuse', 'correct'] },
        approvesHospital: true,
      },
    });
    expect(await read(administrator.jwt, offer.id)).toMatchObject({ applicant: null, can: { recommend: false } });
  });

  test('is approved with its hospital: one transaction, one mail for both, two entries in the audit', async () => {
    const { hospital, administrator, offer } = await buildNewcomer();
    const recruiter = await buildStaff(api, hospital.id, 'recruiter', { mailFamilies: [] });
    expect(await approve(offer.id, { version: 1, hospitalVersion: 1 })).toMatchObject({
      status: 200,
      body: { status: 'approved', applicant: null },
    });
    expect(await statusOf(hospital.id)).toBe('approved');
    expect((await directory(administrator.jwt)).status).toBe(200);
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
      [administrator.user.email, 'Clínica Recién Llegada ya está aprobado en Fonendo'],
      // Whether a hospital can work is nothing that somebody does without.
      [recruiter.user.email, 'Clínica Recién Llegada ya está aprobado en Fonendo'],
    ]);
    expect(outbox[0]?.paragraphs.at(-1)).toContain(`«${completeContent.name}»`);
    const bell = await db.select().from(notifications).where(eq(notifications.userId, administrator.user.id));
    expect(bell.map(({ kind }) => kind).sort()).toEqual(['hospitalApproved', 'offerApproved']);
    for (const [id, action] of [
      [hospital.id, 'hospital.approved'],
      [offer.id, 'offer.approved'],
    ] as const) {
      expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toMatchObject([
        { action, actorId: admin.user.id },
      ]);
    }
  });

  test('is not approved by whoever did not read about the hospital, or read something else', async () => {
    const { hospital, offer } = await buildNewcomer();
    for (const body of [{ version: 1 }, { version: 1, hospitalVersion: 2 }]) {
      expect(await approve(offer.id, body)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    }
    expect(await read(admin.jwt, offer.id)).toMatchObject({ status: 'pending' });
    expect(await statusOf(hospital.id)).toBe('pending');
    expect(outbox).toEqual([]);
  });

  test('of two administrators at once, one on the offer and one on the hospital, one decides', async () => {
    const { hospital, offer } = await buildNewcomer();
    const [withOffer, refusal] = await Promise.all([
      approve(offer.id, { version: 1, hospitalVersion: 1 }),
      request('POST', `/api/hospitals/${hospital.id}/refuse`, {
        token: otherAdmin.jwt,
        body: { version: 1, reason: 'El CIF es de otra entidad.' },
      }),
    ]);
    expect([withOffer.status, refusal.status].sort()).toEqual([200, 409]);
    const both = withOffer.status === 200;
    expect(await statusOf(hospital.id)).toBe(both ? 'approved' : 'refused');
    expect(await read(admin.jwt, offer.id)).toMatchObject({ status: both ? 'approved' : 'pending' });
  });

  test('can be refused by itself: the hospital goes on waiting', async () => {
    const { hospital, offer } = await buildNewcomer();
    const answer = await request('POST', `/api/offers/managed/${offer.id}/refuse`, {
      token: admin.jwt,
      body: { version: 1, reason: 'Falta el servicio.' },
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'refused' } });
    expect(await statusOf(hospital.id)).toBe('pending');
  });
});

test('an offer of a refused hospital is not opened to doctors', async () => {
  const { hospital, offer } = await buildNewcomer({ approvalStatus: 'refused', approvalReason: 'El CIF no es suyo.' });
  expect(await read(admin.jwt, offer.id)).toMatchObject({ applicant: { approvesHospital: false } });
  expect(await approve(offer.id, { version: 1, hospitalVersion: 1 })).toMatchObject({
    status: 409,
    body: { code: 'HospitalRefused' },
  });
  expect(await statusOf(hospital.id)).toBe('refused');
  expect(await read(admin.jwt, offer.id)).toMatchObject({ status: 'pending' });
});

test('the hospital of an approved offer is told of the offer alone where it was approved before', async () => {
  const { administrator, offer } = await buildNewcomer({ approvalStatus: 'approved' });
  expect(await read(admin.jwt, offer.id)).toMatchObject({ applicant: null });
  expect(await approve(offer.id, { version: 1 })).toMatchObject({ status: 200 });
  expect(outbox).toMatchObject([{ to: administrator.user.email }]);
  expect(outbox[0]?.subject).not.toContain('Clínica Recién Llegada');
});

test('the dashboard counts those who wait, with the longest wait', async () => {
  const figures = async () =>
    ((await request('GET', '/api/dashboards/administrator', { token: admin.jwt })).body as AdministratorDashboard).queue
      .hospitals;
  const before = await figures();
  await buildNewcomer({ approvalSince: new Date('2026-02-01T09:00:00Z') });
  const after = await figures();
  expect(after).toMatchObject({ count: before.count + 1, filter: { approval: 'pending' } });
  expect(after.worstDays).toBeGreaterThan(30);
});
