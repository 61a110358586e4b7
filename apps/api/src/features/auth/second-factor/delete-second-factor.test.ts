import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  authChallenges,
  knownDevices,
  passkeys,
  recoveryCodes,
  totpFactors,
} from '../../../db/schema/second-factor.ts';
import { openTestApi } from '../../../testing/api.ts';
import { factorPath, secondFactorOf } from '../../../testing/second-factor.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';
import { secondFactorSteps } from './second-factor-retention.repository.ts';

const api = await openTestApi();
const { request, db, clock } = api;
const { addPasskey, askedAt, buildWithTotp, post } = secondFactorOf(api);

/** As the nightly run does, until nothing is left to do. */
async function sweep() {
  for (const step of secondFactorSteps(db, clock.now())) while ((await step.run(1)) > 0);
}

const tables = [authChallenges, knownDevices, passkeys, recoveryCodes, totpFactors];

async function countOf(userId: string): Promise<number[]> {
  return Promise.all(tables.map((table) => db.$count(table, eq(table.userId, userId))));
}

test('with the account goes everything that signed in to it', async () => {
  const { user, jwt } = await buildWithTotp();
  await addPasskey(jwt);
  await askedAt(user.email);
  expect(await countOf(user.id)).toEqual([1, 2, 1, 10, 1]);
  const deleted = await request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } });
  expect(deleted.status).toBe(204);
  expect(await countOf(user.id)).toEqual([0, 0, 0, 0, 0]);
});

test('the copy of one’s data tells what there is, without what would sign in', async () => {
  const { jwt, setup, recoveryCodes: codes } = await buildWithTotp();
  await addPasskey(jwt, undefined, 'Llave azul');
  const response = await api.api.request('/api/account/export', { headers: { authorization: `Bearer ${jwt}` } });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = Buffer.from(files['fonendo.json'] ?? []).toString();
  expect(JSON.parse(text)).toMatchObject({
    secondFactor: {
      totp: {},
      passkeys: [{ name: 'Llave azul' }],
      recoveryCodesLeft: 10,
      devicesSeenAt: expect.any(Array),
    },
  });
  const [row] = await db.select().from(totpFactors);
  for (const secret of [setup.secret, codes[0] ?? '', row?.secret ?? '']) expect(text).not.toContain(secret);
});

test('challenges, unconfirmed secrets and old devices are swept', async () => {
  const first = await buildWithTotp();
  const { user } = first;
  await askedAt(user.email);
  const { user: other, jwt } = await buildSignedIn(api);
  await post(`${factorPath}/totp`, undefined, jwt);
  // An app that is in use and was to be replaced.
  await post(`${factorPath}/totp`, undefined, first.jwt);
  clock.advance(60_000);
  await sweep();
  expect(await countOf(user.id)).toEqual([1, 2, 0, 10, 1]);
  expect(await countOf(other.id)).toEqual([0, 2, 0, 0, 1]);
  clock.advance(15 * 60_000);
  await sweep();
  expect(await countOf(user.id)).toEqual([0, 2, 0, 10, 1]);
  expect(await countOf(other.id)).toEqual([0, 2, 0, 0, 0]);
  const [kept] = await db.select().from(totpFactors).where(eq(totpFactors.userId, user.id));
  expect(kept).toMatchObject({ confirmedAt: expect.any(Date), pendingSecret: null, pendingUntil: null });
  clock.advance(400 * 24 * 60 * 60_000);
  await sweep();
  expect(await countOf(user.id)).toEqual([0, 0, 0, 10, 1]);
});
