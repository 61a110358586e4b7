import { randomUUIDv7 } from 'node:crypto';
import type { CifClaims } from '@fonendo/contract/hospitals/approval.schema';
import { isCif } from '@fonendo/domain/hospitals/cif';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { hospitalCifClaims } from '../../../db/schema/hospitals.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildHospital } from '../../../testing/factories/hospital-factories.ts';
import { buildRunHospital } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, outbox } = api;
const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });

beforeEach(async () => {
  outbox.length = 0;
  await db.delete(hospitalCifClaims);
});

let serial = 0;
function takeCif(): string {
  serial += 1;
  const digits = String(serial).padStart(7, '0');
  return Array.from({ length: 10 }, (_, control) => `A${digits}${control}`).find(isCif) ?? '';
}

const data = (overrides: Record<string, unknown> = {}) => ({
  ...{ name: 'Clínica Reclamante', cif: takeCif(), address: 'Calle Mayor, 1', city: 'Alzira', postalCode: '46600' },
  ...{ community: 'ES-VC', sector: 'private', employees: 40, description: 'Clínica de día.' },
  ...{ phonePrefix: '+34', phone: '962 45 81 00', position: 'Gerente' },
  ...overrides,
});

const save = (token: string, body: unknown) => request('PUT', '/api/hospitals/mine', { token, body });
const mine = (token: string) => request('GET', '/api/hospitals/mine', { token });
const claims = async (token = admin.jwt) =>
  (await request('GET', '/api/hospitals/claims', { token })).body as CifClaims;
const answer = (id: string, token = admin.jwt, text = 'El CIF es de la otra entidad; pidan una invitación.') =>
  request('POST', `/api/hospitals/claims/${id}/answer`, { token, body: { answer: text } });
const bellOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));

const claimed = { status: 409, body: { code: 'CifClaimed', fields: { cif: { key: 'errors.cifClaimed' } } } };

test('a registration with a CIF that another hospital has goes to the administrators, once', async () => {
  const { hospital: holder, administrator: owner } = await buildRunHospital(api, {
    cif: takeCif(),
    name: 'Hospital Titular',
  });
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['hospital'], firstname: 'Ana', lastname: 'Ruiz' });
  const first = await save(jwt, data({ cif: holder.cif }));
  expect(first).toMatchObject(claimed);
  // Nothing of whoever has it: neither its name nor its people.
  for (const leak of [holder.name, holder.id, owner.user.email]) expect(JSON.stringify(first.body)).not.toContain(leak);
  expect(await save(jwt, data({ cif: holder.cif, name: 'Clínica Insistente' }))).toMatchObject(claimed);
  expect(await mine(jwt)).toMatchObject({ body: { hospital: null, approval: null, claim: { cif: holder.cif } } });
  expect(await claims()).toMatchObject({
    total: 1,
    items: [
      {
        ...{ cif: holder.cif, name: 'Clínica Reclamante', hospital: null },
        claimant: { id: user.id, name: 'Ana Ruiz', email: user.email },
        holder: { id: holder.id, name: 'Hospital Titular' },
      },
    ],
  });
  expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
    ['equipo@fonendo.test', `CIF reclamado: ${holder.cif}`],
  ]);
  for (const { user: told } of [admin, superadmin]) {
    expect(await bellOf(told.id)).toMatchObject([{ kind: 'cifClaimed', link: '/hospitals' }]);
    await db.delete(notifications).where(eq(notifications.userId, told.id));
  }
  expect(await bellOf(owner.user.id)).toEqual([]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'hospital.cifClaimed'));
  expect(entries).toMatchObject([{ actorId: user.id, after: { cif: holder.cif } }]);
});

test('a change to such a CIF does the same, and leaves the hospital as it was', async () => {
  const holder = await buildHospital(db, { cif: takeCif() });
  const { hospital, administrator } = await buildRunHospital(api, { cif: takeCif(), name: 'Hospital Propio' });
  expect(await save(administrator.jwt, data({ cif: holder.cif }))).toMatchObject(claimed);
  expect(await mine(administrator.jwt)).toMatchObject({
    body: {
      hospital: { cif: hospital.cif, name: 'Hospital Propio' },
      approval: { status: 'approved' },
      claim: { cif: holder.cif },
    },
  });
  expect(await claims()).toMatchObject({ items: [{ hospital: { id: hospital.id }, holder: { id: holder.id } }] });
});

test('the answer reaches whoever claimed, and ends it; of two at once one answers', async () => {
  const holder = await buildHospital(db, { cif: takeCif() });
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['hospital'], locale: 'en' });
  await save(jwt, data({ cif: holder.cif }));
  outbox.length = 0;
  const [claim] = (await claims()).items;
  expect(await answer(claim?.id ?? '', admin.jwt, ' ')).toMatchObject({ status: 422 });
  const answers = await Promise.all([answer(claim?.id ?? ''), answer(claim?.id ?? '', superadmin.jwt)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ items: [], total: 0 });
  expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([[user.email, `About the CIF ${holder.cif}`]]);
  expect(outbox[0]?.paragraphs.at(-1)).toBe('El CIF es de la otra entidad; pidan una invitación.');
  expect(await bellOf(user.id)).toMatchObject([{ kind: 'cifClaimAnswered' }]);
  expect(await mine(jwt)).toMatchObject({ body: { claim: null } });
  // Said again after the answer, it is another claim.
  await save(jwt, data({ cif: holder.cif }));
  expect((await claims()).total).toBe(1);
});

test('who gets the CIF after all has nothing left to claim', async () => {
  const holder = await buildHospital(db, { cif: takeCif() });
  const { jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
  await save(jwt, data({ cif: holder.cif }));
  const { position: _, ...correction } = data();
  await request('PUT', `/api/hospitals/${holder.id}`, { token: admin.jwt, body: correction });
  expect((await claims()).items).toMatchObject([{ holder: null }]);
  expect(await save(jwt, data({ cif: holder.cif }))).toMatchObject({ status: 200, body: { claim: null } });
  expect((await claims()).total).toBe(0);
});

test('somebody who tries one CIF after the other is slowed down', async () => {
  const { jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const { cif } = await buildHospital(db, { cif: takeCif() });
    statuses.push((await save(jwt, data({ cif }))).status);
  }
  expect(statuses).toEqual([409, 409, 409, 409, 409, 409, 429]);
});

test('an administrator who corrects a hospital to such a CIF claims nothing', async () => {
  const holder = await buildHospital(db, { cif: takeCif() });
  const hospital = await buildHospital(db);
  const { position: _, ...correction } = data({ cif: holder.cif });
  const answered = await request('PUT', `/api/hospitals/${hospital.id}`, { token: admin.jwt, body: correction });
  expect(answered).toMatchObject({ status: 409, body: { code: 'CifTaken' } });
  expect((await claims()).total).toBe(0);
});

test('claims are for administrators, and answered by themselves', async () => {
  const holder = await buildHospital(db, { cif: takeCif() });
  const { jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
  await save(jwt, data({ cif: holder.cif }));
  const [claim] = (await claims()).items;
  expect(await request('GET', '/api/hospitals/claims', { token: jwt })).toMatchObject({ status: 403 });
  expect(await answer(claim?.id ?? '', jwt)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
  const borrowed = await request('POST', `/api/auth/${admin.user.id}/impersonate`, {
    token: superadmin.jwt,
    body: { reason: 'Ayuda con la cola' },
  });
  expect(await answer(claim?.id ?? '', (borrowed.body as { jwt: string }).jwt)).toMatchObject({
    status: 403,
    body: { code: 'NotWhileImpersonating' },
  });
  expect(await answer(randomUUIDv7())).toMatchObject({ status: 404 });
});

test('a claim goes with the account', async () => {
  const holder = await buildHospital(db, { cif: takeCif() });
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
  await save(jwt, data({ cif: holder.cif }));
  const gone = await request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } });
  expect(gone.status).toBeLessThan(300);
  expect(await db.select().from(hospitalCifClaims).where(eq(hospitalCifClaims.claimantId, user.id))).toEqual([]);
});
