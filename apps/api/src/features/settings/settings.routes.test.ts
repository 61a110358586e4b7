import type { AuditPage } from '@fonendo/contract/audit.schema';
import type { Prices } from '@fonendo/contract/settings.schema';
import { defaultSettings } from '@fonendo/domain/settings/settings';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { openTestApi, testSeller } from '../../testing/api.ts';
import { doctorRegistration } from '../../testing/scenes/registrations.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request } = api;

const read = (token?: string) => request('GET', '/api/settings/prices', token ? { token } : {});
const current = async (token: string) => (await read(token)).body as Prices;
const put = (token: string, body: unknown) => request('PUT', '/api/settings/prices', { token, body });
/** Somebody who opened the page just now and changes this. */
const write = async (token: string, wanted: Prices) => put(token, { ...wanted, read: await current(token) });
const chargeConfirmed = true;

test('anybody signed in sees the prices; nobody else does', async () => {
  const { jwt } = await buildSignedIn(api);
  expect(await read(jwt)).toMatchObject({ status: 200, body: defaultSettings });
  expect(await read()).toMatchObject({ status: 401 });
});

test.each(['admin', 'superadmin'] as const)('%s changes them; the audit says from what to what', async (group) => {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: [group] });
  const before = await current(jwt);
  const wanted = { ...before, recognitionPriceCents: before.recognitionPriceCents + 100 };
  expect(await write(jwt, wanted)).toMatchObject({ status: 200, body: wanted });
  expect((await read(jwt)).body).toEqual(wanted);
  expect(await write(jwt, wanted)).toMatchObject({ status: 200 });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
  expect(entries.filter(({ action }) => action === 'settings.pricesChanged')).toMatchObject([
    {
      before: { recognitionPriceCents: before.recognitionPriceCents },
      after: { recognitionPriceCents: wanted.recognitionPriceCents },
    },
  ]);
});

test.each(['certifiedDoctor', 'hospital', 'recruiter'] as const)('%s does not', async (group) => {
  const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
  const body = { ...defaultSettings, read: defaultSettings };
  expect(await put(jwt, body)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
});

test.each([
  [{ recognitionPriceCents: -1 }, 'recognitionPriceCents', 'errors.numberTooShort'],
  [{ offersAccessPriceCents: 10.5 }, 'offersAccessPriceCents', 'errors.invalid'],
  [{ recognitionDiscountPercent: 101 }, 'recognitionDiscountPercent', 'errors.numberTooBig'],
  [{ stateFeeCents: 2_000_000 }, 'stateFeeCents', 'errors.numberTooBig'],
])('%o is refused', async (change, field, key) => {
  const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
  expect(await write(jwt, { ...defaultSettings, ...change })).toMatchObject({
    status: 422,
    body: { fields: { [field]: { key } } },
  });
});

test('charging for access to offers needs a confirmation, which the audit keeps', async () => {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
  const free = await current(jwt);
  const charged = { ...free, offersAccessPriceCents: 2500 };
  expect(await put(jwt, { ...charged, read: free })).toMatchObject({
    status: 422,
    body: { fields: { offersAccessPriceCents: { key: 'errors.chargeForAccess' } } },
  });
  expect(await current(jwt)).toEqual(free);
  expect(await put(jwt, { ...charged, read: free, chargeConfirmed })).toMatchObject({ status: 200, body: charged });
  // Other changes, and taking the price back, need none.
  expect(await put(jwt, { ...charged, stateFeeCents: 17_500, read: charged })).toMatchObject({ status: 200 });
  expect(await put(jwt, { ...free, read: { ...charged, stateFeeCents: 17_500 } })).toMatchObject({ status: 200 });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
  const changes = entries.filter(({ action }) => action === 'settings.pricesChanged').map(({ after }) => after);
  expect(changes).toEqual([
    { offersAccessPriceCents: 2500, chargeConfirmed: true },
    { stateFeeCents: 17_500 },
    { offersAccessPriceCents: 0, stateFeeCents: free.stateFeeCents },
  ]);
});

test('what was read has to be said', async () => {
  const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
  expect(await put(jwt, await current(jwt))).toMatchObject({
    status: 422,
    body: { fields: { read: { key: 'errors.required' } } },
  });
});

describe('two administrators at once', () => {
  const openPage = async () => {
    const { user, jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
    return { user, jwt, shown: await current(jwt) };
  };
  const pricesChanged = async (userId: string) =>
    (await db.select().from(auditEntries).where(eq(auditEntries.actorId, userId))).filter(
      ({ action }) => action === 'settings.pricesChanged',
    );

  test('who change different things both have their way, also within the table of taxes', async () => {
    const [one, other] = [await openPage(), await openPage()];
    const { shown } = one;
    const taxed = (taxTable: Partial<Prices['taxTable']>) => ({ ...shown.taxTable, ...taxTable });
    const first = { ...shown, stateFeeCents: 17_000, taxTable: taxed({ spain: 1000 }) };
    const second = { ...shown, offersAccessPriceCents: 5500, taxTable: taxed({ europeanUnion: 2000 }) };
    expect(await put(one.jwt, { ...first, read: shown })).toMatchObject({ status: 200, body: first });
    const both = {
      ...second,
      stateFeeCents: 17_000,
      taxTable: taxed({ spain: 1000, europeanUnion: 2000 }),
    };
    expect(await put(other.jwt, { ...second, read: other.shown, chargeConfirmed })).toMatchObject({
      status: 200,
      body: both,
    });
    expect(await current(one.jwt)).toEqual(both);
    expect(await pricesChanged(other.user.id)).toMatchObject([
      {
        before: { offersAccessPriceCents: shown.offersAccessPriceCents, taxTable: { europeanUnion: 2100 } },
        after: { offersAccessPriceCents: 5500, taxTable: { europeanUnion: 2000 }, chargeConfirmed: true },
      },
    ]);
    await put(one.jwt, { ...shown, read: both });
  });

  test('who change the same thing: the second is told, and nothing of theirs is stored until they know', async () => {
    const [one, other] = [await openPage(), await openPage()];
    const { shown } = one;
    await put(one.jwt, { ...shown, recognitionPriceCents: 41_000, read: shown });
    const wanted = { ...shown, recognitionPriceCents: 45_000, stateFeeCents: 18_000 };
    expect(await put(other.jwt, { ...wanted, read: shown })).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    const stored = await current(other.jwt);
    expect(stored).toEqual({ ...shown, recognitionPriceCents: 41_000 });
    expect(await pricesChanged(other.user.id)).toEqual([]);
    expect(await put(other.jwt, { ...wanted, read: stored })).toMatchObject({ status: 200, body: wanted });
    await put(one.jwt, { ...shown, read: wanted });
  });

  test('at the same moment: one wins, the others are told, the record has one entry', async () => {
    const { user, jwt, shown } = await openPage();
    const answers = await Promise.all(
      [111, 222, 333].map((cents) =>
        put(jwt, { ...shown, offersAccessPriceCents: cents, read: shown, chargeConfirmed }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(await current(jwt)).toEqual(winner);
    expect(await pricesChanged(user.id)).toHaveLength(1);
    await put(jwt, { ...shown, read: winner });
  });
});

describe('the least length of passports', () => {
  const change = (token: string, passportMinLength: number, was: number) =>
    request('PUT', '/api/settings/passport', {
      token,
      body: { passportMinLength, read: { passportMinLength: was } },
    });

  test('is nine, goes down to six, and is audited', async () => {
    const { user, jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
    expect(await request('GET', '/api/settings/passport', { token: jwt })).toMatchObject({
      status: 200,
      body: { passportMinLength: 9 },
    });
    for (const wrong of [5, 10, 7.5]) expect(await change(jwt, wrong, 9)).toMatchObject({ status: 422 });
    expect(await change(jwt, 7, 9)).toMatchObject({ status: 200, body: { passportMinLength: 7 } });
    // Somebody who has not seen it.
    expect(await change(jwt, 6, 9)).toMatchObject({ status: 409 });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
    expect(entries.filter(({ action }) => action === 'settings.passportLengthChanged')).toMatchObject([
      { before: { passportMinLength: 9 }, after: { passportMinLength: 7 } },
    ]);
    await change(jwt, 9, 7);
  });

  test('decides which passports are taken, and a refusal names both bounds', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
    const register = (documentNumber: string) => {
      const body = { ...doctorRegistration(), documentType: 'Passport', documentNumber };
      return request('POST', '/api/auth/signin', { body });
    };
    expect(await register('CC12345')).toMatchObject({
      status: 422,
      body: { fields: { documentNumber: { key: 'errors.passportNumber', params: { min: 9, max: 10 } } } },
    });
    await change(jwt, 7, 9);
    expect(await register('CC12345')).toMatchObject({ status: 201 });
    expect(await register('CC1234')).toMatchObject({ status: 422 });
    await change(jwt, 9, 7);
  });
});

describe('the history', () => {
  const history = async (token: string, more = '') =>
    (await request('GET', `/api/audit?subject=settings&limit=2${more}`, { token })).body as AuditPage;

  test('has every change of any setting, newest first, page after page', async () => {
    const { user, jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
    const before = await history(jwt);
    const prices = await current(jwt);
    await put(jwt, { ...prices, taxTable: { ...prices.taxTable, spain: 400 }, read: prices });
    api.clock.advance(1000);
    const day = { added: ['2026-10-09'], removed: [] };
    expect(await request('PATCH', '/api/settings/holidays', { token: jwt, body: day })).toMatchObject({ status: 200 });
    api.clock.advance(1000);
    const reasons = (await request('GET', '/api/settings/rejection-reasons', { token: jwt })).body as object;
    const body = { ...reasons, passport: [], read: reasons };
    await request('PUT', '/api/settings/rejection-reasons', { token: jwt, body });

    const newest = await history(jwt);
    expect(newest.total).toBe(before.total + 3);
    expect(newest.items).toMatchObject([
      {
        action: 'settings.rejectionReasonsChanged',
        actor: { id: user.id },
        subject: { type: 'settings', id: 'rejectionReasons' },
        // Only what changed, with what it was by default.
        before: { rejectionReasons: { passport: [{ title: 'No se lee bien' }, {}, {}, {}, {}] } },
        after: { rejectionReasons: { passport: [] } },
      },
      { action: 'settings.holidaysChanged', after: { holidays: { added: ['2026-10-09'] } } },
    ]);
    expect(Object.keys(newest.items[0]?.after?.['rejectionReasons'] ?? {})).toEqual(['passport']);
    const next = await history(jwt, `&cursor=${newest.nextCursor}`);
    expect(next.items[0]).toMatchObject({
      action: 'settings.pricesChanged',
      before: { taxTable: { spain: prices.taxTable.spain } },
      after: { taxTable: { spain: 400 } },
    });
    await put(jwt, { ...prices, read: await current(jwt) });
  });

  test('holds nothing of whoever acts for an administrator: they change no prices', async () => {
    const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const { body } = await request('POST', `/api/auth/${admin.user.id}/impersonate`, {
      token: superadmin.jwt,
      body: { reason: 'Cambiar la tasa por encargo' },
    });
    const acting = (body as { jwt: string }).jwt;
    const prices = await current(acting);
    expect(await write(acting, { ...prices, stateFeeCents: prices.stateFeeCents + 5 })).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
    expect((await history(superadmin.jwt, `&person=${superadmin.user.id}`)).items).toEqual([]);
  });
});

test('anybody may know who offers the services and what they cost', async () => {
  const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
  const prices = { ...defaultSettings, recognitionPriceCents: 39_000, recognitionDiscountPercent: 10 };
  await write(jwt, { ...prices, offersAccessPriceCents: 0 });
  expect(await request('GET', '/api/settings/about')).toMatchObject({
    status: 200,
    body: {
      company: { name: testSeller.name, taxId: testSeller.taxId, email: testSeller.email },
      prices: { recognitionCents: 35_100, offersAccessCents: 0, stateFeeCents: defaultSettings.stateFeeCents },
    },
  });
});
