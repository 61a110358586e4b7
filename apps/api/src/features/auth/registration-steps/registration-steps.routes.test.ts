import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { settings } from '../../../db/schema/settings.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildContract, buildDoctor, buildEntitlement } from '../../../testing/factories/factories.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request } = api;

async function buildRegistering(registrationStep: 'documentation' | 'cv' | 'finish' = 'documentation') {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
  await buildDoctor(db, { userId: user.id, registrationStep });
  return { user, token: jwt };
}

/** What access to offers costs. */
async function changePrice(value: number): Promise<void> {
  const price = { key: 'offersAccessPriceCents', value, updatedAt: new Date() };
  await db.insert(settings).values(price).onConflictDoUpdate({ target: settings.key, set: { value } });
}

const read = (token: string) => request('GET', '/api/registration', { token });
const leave = (token: string, step: unknown) => request('POST', '/api/registration', { token, body: { step } });

describe('a registration', () => {
  test('goes on step by step, and is the same on every device', async () => {
    const { user, token } = await buildRegistering();
    expect(await read(token)).toMatchObject({
      status: 200,
      body: { step: 'documentation', contractSigned: false, paid: true, unfinished: ['documentation', 'cv'] },
    });
    expect(await leave(token, 'documentation')).toMatchObject({ status: 200, body: { step: 'cv' } });
    expect(await leave(token, 'cv')).toMatchObject({ status: 200, body: { step: 'finish' } });
    expect(await read(token)).toMatchObject({ body: { step: 'finish' } });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
    expect(entries.filter(({ action }) => action === 'registration.advanced')).toHaveLength(2);
  });

  test('moves one step however often it is asked', async () => {
    const { user, token } = await buildRegistering();
    const answers = await Promise.all(Array.from({ length: 5 }, () => leave(token, 'documentation')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await read(token)).toMatchObject({ body: { step: 'cv' } });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
    expect(entries.filter(({ action }) => action === 'registration.advanced')).toHaveLength(1);
  });

  test('never goes back, and never skips ahead', async () => {
    const { token } = await buildRegistering('finish');
    expect(await leave(token, 'documentation')).toMatchObject({ status: 200, body: { step: 'finish' } });
    const early = await buildRegistering();
    expect(await leave(early.token, 'cv')).toMatchObject({ status: 200, body: { step: 'documentation' } });
  });

  test('is complete with the signed contract where access to offers is free', async () => {
    const { user, token } = await buildRegistering('finish');
    expect(await read(token)).toMatchObject({ body: { step: 'finish', contractSigned: false, paid: true } });
    await buildContract(db, { userId: user.id });
    expect(await read(token)).toMatchObject({ body: { step: 'complete', contractSigned: true, paid: true } });
  });

  test('is complete with the signed contract and a payment where it is charged, not with one of them', async () => {
    onTestFinished(() => changePrice(0));
    await changePrice(4_900);
    const { user, token } = await buildRegistering('finish');
    await buildContract(db, { userId: user.id });
    expect(await read(token)).toMatchObject({ body: { step: 'finish', contractSigned: true, paid: false } });
    await buildEntitlement(db, { userId: user.id, product: 'recognition' });
    expect(await read(token)).toMatchObject({ body: { step: 'complete', contractSigned: true, paid: true } });
  });

  test('of the last step is fulfilled, not left', async () => {
    const { token } = await buildRegistering('finish');
    expect(await leave(token, 'finish')).toMatchObject({ status: 422, body: { fields: { step: expect.anything() } } });
  });
});

test.each(['hospital', 'recruiter', 'admin', 'superadmin'] as const)('the group %s has none', async (group) => {
  const { jwt: token } = await buildSignedIn(api, { policyGroups: [group] });
  expect(await read(token)).toMatchObject({ status: 403 });
  expect(await leave(token, 'documentation')).toMatchObject({ status: 403 });
  expect(await request('GET', '/api/registration')).toMatchObject({ status: 401 });
});
