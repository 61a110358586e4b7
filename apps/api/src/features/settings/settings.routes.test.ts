import { defaultSettings } from '@fonendo/domain/settings';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { openTestApi, testSeller } from '../../testing/api.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request } = api;

const read = (token?: string) => request('GET', '/api/settings/prices', token ? { token } : {});
const write = (token: string, body: unknown) => request('PUT', '/api/settings/prices', { token, body });

test('anybody signed in sees the prices; nobody else does', async () => {
  const { jwt } = await buildSignedIn(api);
  expect(await read(jwt)).toMatchObject({ status: 200, body: defaultSettings });
  expect(await read()).toMatchObject({ status: 401 });
});

test.each(['admin', 'superadmin'] as const)('%s changes them; the audit says from what to what', async (group) => {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: [group] });
  const before = (await read(jwt)).body as typeof defaultSettings;
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
  expect(await write(jwt, defaultSettings)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
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

test('two who save at once are both in the audit, one after the other', async () => {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
  await Promise.all([111, 222, 333].map((cents) => write(jwt, { ...defaultSettings, offersAccessPriceCents: cents })));
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
  const changes = entries.filter(({ action }) => action === 'settings.pricesChanged');
  const prices = new Map(changes.map(({ before, after }) => [priceIn(before), priceIn(after)]));
  let price = defaultSettings.offersAccessPriceCents as unknown;
  for (let step = 0; step < 3; step += 1) price = prices.get(price);
  expect(((await read(jwt)).body as typeof defaultSettings).offersAccessPriceCents).toBe(price);
});

const priceIn = (values: unknown) => (values as Record<string, unknown>)['offersAccessPriceCents'];

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
