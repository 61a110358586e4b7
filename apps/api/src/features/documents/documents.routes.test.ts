import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { openTestApi, testDependencies } from '../../testing/api.ts';
import { blob, documentCalls, itemOf, pdf } from '../../testing/scenes/documents.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, clock } = api;
const { upload, list, remove, rowsOf, idOf, buildDoctorSession } = documentCalls(api);

describe('the checklist', () => {
  test('says what is asked for and why', async () => {
    const { jwt } = await buildDoctorSession({ graduationDate: '2014-11-30', degreeCountry: 'CO' });
    const checklist = await list(jwt);
    expect(checklist.items.map(({ kind, necessity }) => `${kind} ${necessity}`)).toEqual([
      'passport required',
      'diploma required',
      'pensum required',
      'workContinuity required',
      'criminalRecord required',
      'additional optional',
      'acceptance optional',
    ]);
    expect(itemOf(checklist, 'diploma')).toEqual({
      kind: 'diploma',
      necessity: 'required',
      reason: { key: 'degree' },
      notes: [{ key: 'apostille', params: { country: 'CO' } }],
      current: [],
      earlier: [],
      can: { add: true },
    });
    expect(checklist).toMatchObject({ locked: false, required: { total: 5, uploaded: 0, approved: 0 } });
    expect(checklist.waivers.map(({ what }) => what)).toEqual([
      'spanishB2',
      'swornTranslation',
      'recognitionCredential',
    ]);
  });

  test('asks for the country of the degree where nobody has told it', async () => {
    const { jwt } = await buildDoctorSession({ degreeCountry: null });
    expect(itemOf(await list(jwt), 'diploma')?.notes).toEqual([{ key: 'degreeCountryMissing' }]);
  });

  test('of somebody who may already practise holds the credential, and what they uploaded before', async () => {
    const { user, jwt } = await buildDoctorSession({ user: { policyGroups: ['certifiedDoctor'] } });
    expect((await list(jwt)).items.map(({ kind }) => kind)).toEqual(['recognitionCredential', 'additional']);
    await upload(jwt, 'passport');
    expect((await list(jwt)).items.map(({ kind }) => kind)).toContain('passport');
    expect(await rowsOf(user.id)).toHaveLength(1);
  });

  test('follows the rule of the installation', async () => {
    const { jwt } = await buildDoctorSession({ graduationDate: '2014-11-30' });
    const patient = createApi({ ...testDependencies(api, clock), practiceRule: { degreeOlderThanYears: 20 } });
    const answer = await patient.request('/api/documents', { headers: { authorization: `Bearer ${jwt}` } });
    expect(itemOf((await answer.json()) as DoctorDocuments, 'workContinuity')).toBeUndefined();
  });
});

describe('reading a file', () => {
  const read = (token: string | undefined, id: string) =>
    api.api.request(`/api/documents/${id}/file`, { headers: token ? { authorization: `Bearer ${token}` } : {} });

  test('gives the owner the same bytes, as an attachment that no browser interprets', async () => {
    const { jwt } = await buildDoctorSession();
    await upload(jwt, 'criminalRecord', { name: 'antecedentes "de" Ana.pdf' });
    const answer = await read(jwt, await idOf(jwt, 'criminalRecord'));
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': 'attachment; filename="criminal-record-v1.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['admin', 200],
    ['superadmin', 200],
    ['certifiedDoctor', 404],
    ['notCertifiedDoctor', 404],
    ['hospital', 403],
    ['recruiter', 403],
  ] as const)('%s gets %i for somebody else’s', async (group, status) => {
    const { jwt } = await buildDoctorSession();
    await upload(jwt, 'criminalRecord');
    const other = await buildSignedIn(api, { policyGroups: [group] });
    const answer = await read(other.jwt, await idOf(jwt, 'criminalRecord'));
    expect(answer.status).toBe(status);
    await answer.arrayBuffer();
  });

  test('needs a session, and an id that exists', async () => {
    const { jwt } = await buildDoctorSession();
    await upload(jwt, 'passport');
    expect((await read(undefined, await idOf(jwt))).status).toBe(401);
    expect((await read(jwt, crypto.randomUUID())).status).toBe(404);
    expect((await read(jwt, 'nonsense')).status).toBe(422);
  });
});

describe('whoever is no doctor', () => {
  test.each(['admin', 'superadmin', 'hospital', 'recruiter'] as const)('%s has no checklist', async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    expect(await request('GET', '/api/documents', { token: jwt })).toMatchObject({ status: 403 });
    expect(await upload(jwt, 'passport')).toMatchObject({ status: 403 });
    expect(await remove(jwt, crypto.randomUUID())).toMatchObject({ status: 403 });
  });

  test('signed out, nothing', async () => {
    expect(await request('GET', '/api/documents')).toMatchObject({ status: 401 });
    expect((await api.api.request('/api/documents/passport', { method: 'POST', body: blob(pdf) })).status).toBe(401);
    expect(await request('DELETE', `/api/documents/${crypto.randomUUID()}`)).toMatchObject({ status: 401 });
  });

  test('an administrator who acts as the doctor may help, and the audit names both', async () => {
    const { user, jwt } = await buildDoctorSession();
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const body = { reason: 'Sube su título por teléfono' };
    const answer = await request('POST', `/api/auth/${user.id}/impersonate`, { token: admin.jwt, body });
    const acting = (answer.body as Tokens).jwt;
    expect((await upload(acting, 'passport')).status).toBe(201);
    expect((await remove(acting, await idOf(jwt))).status).toBe(200);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
    expect(entries.filter(({ action }) => action.startsWith('document.'))).toMatchObject([
      { action: 'document.uploaded', impersonatorId: admin.user.id },
      { action: 'document.removed', impersonatorId: admin.user.id },
    ]);
  });
});
