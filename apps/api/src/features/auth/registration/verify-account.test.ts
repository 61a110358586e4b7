import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { verificationCodes } from '../../../db/schema/account-codes.ts';
import { openTestApi } from '../../../testing/api.ts';
import { hospitalRegistration } from '../../../testing/scenes/registrations.ts';
import { buildAccount, signIn } from '../../../testing/sign-in.ts';

const { request, db, clock, outbox } = await openTestApi();

let caller = 0;
/** Each from an address of its own: what one address may do has a test of its own. */
function verify(token: string) {
  caller += 1;
  const headers = { 'x-forwarded-for': `10.0.${caller >> 8}.${caller & 255}` };
  return request('GET', `/api/auth/verify-account/${token}`, { headers });
}

const resend = (id: string) => request('GET', `/api/auth/send-email-verification/${id}`);
const confirmed = async (id: string) => (await request('GET', `/api/auth/blocked/${id}`)).body;
const refused = { status: 422, body: { code: 'InvalidVerificationCode' } };

async function register() {
  const body = hospitalRegistration();
  const answer = await request('POST', '/api/auth/signin', { body });
  const { user } = answer.body as { user: { id: string } };
  return { id: user.id, email: body.email, code: outbox.at(-1)?.code ?? '' };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the code of the mail confirms the account, once', async () => {
  const { id, email, code } = await register();
  expect(code).toMatch(/^\d{6}$/);
  expect(await confirmed(id)).toEqual({ confirmed: false });
  const { jwt } = await signIn(request, email);
  expect(await request('POST', '/api/auth/change-password', { token: jwt, body: {} })).toMatchObject({
    status: 403,
    body: { code: 'AccountNotVerified' },
  });
  expect(await verify(`${id}-${code}`)).toMatchObject({ status: 200, body: { user: { id, verified: true } } });
  expect(await confirmed(id)).toEqual({ confirmed: true });
  expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({ body: { verified: true } });
  expect(await verify(`${id}-${code}`)).toMatchObject(refused);
});

test('after five wrong codes the right one is worth nothing either', async () => {
  const { id, code } = await register();
  for (let i = 0; i < 5; i += 1) expect(await verify(`${id}-${wrong(code)}`)).toMatchObject(refused);
  expect(await verify(`${id}-${code}`)).toMatchObject(refused);
  clock.advance(60_000);
  expect(await resend(id)).toMatchObject({ status: 200, body: { sent: true } });
  expect(await verify(`${id}-${outbox.at(-1)?.code}`)).toMatchObject({ status: 200 });
});

test('fifty guesses at once have five tries between them', async () => {
  const { id, code } = await register();
  const guesses = Array.from({ length: 50 }, (_, i) => String((Number(code) + i + 1) % 1_000_000).padStart(6, '0'));
  await Promise.all(guesses.map((guess) => verify(`${id}-${guess}`)));
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.userId, id));
  expect(row?.tries).toBe(5);
  expect(await verify(`${id}-${code}`)).not.toMatchObject({ status: 200 });
});

test('new codes do not give a guesser new tries without end', async () => {
  const { id, code } = await register();
  let passed = 0;
  for (let i = 0; i < 8; i += 1) {
    for (let n = 0; n < 5; n += 1) {
      const { status } = await verify(`${id}-${wrong(code)}`);
      if (status !== 429) passed += 1;
    }
    clock.advance(60_000);
    await resend(id);
  }
  expect(passed).toBeLessThan(30);
});

test('a code lives thirty minutes', async () => {
  const { id, code } = await register();
  clock.advance(30 * 60_000);
  expect(await verify(`${id}-${code}`)).toMatchObject(refused);
});

test('two requests with the right code: one confirms', async () => {
  const { id, code } = await register();
  const answers = await Promise.all([verify(`${id}-${code}`), verify(`${id}-${code}`)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a new code replaces the old one, at most once a minute', async () => {
  const { id, code } = await register();
  const before = outbox.length;
  // The first one has just been sent and stays good.
  expect(await resend(id)).toMatchObject({ status: 200 });
  expect(outbox.length).toBe(before);
  const tooEarly = await resend(id);
  expect(tooEarly).toMatchObject({ status: 429 });
  expect(tooEarly.headers.get('retry-after')).toBe('60');
  clock.advance(60_000);
  expect(await resend(id)).toMatchObject({ status: 200 });
  expect(outbox.length - before).toBe(1);
  const fresh = outbox.at(-1)?.code ?? '';
  if (fresh !== code) expect(await verify(`${id}-${code}`)).toMatchObject(refused);
  expect(await verify(`${id}-${fresh}`)).toMatchObject({ status: 200 });
});

test('asking for a code answers alike for somebody new, for somebody verified and for nobody', async () => {
  const verified = await buildAccount(db);
  const fresh = await register();
  const before = outbox.length;
  for (const id of [fresh.id, verified.id, crypto.randomUUID()]) {
    expect(await resend(id)).toMatchObject({ status: 200, body: { sent: true } });
    expect(await resend(id)).toMatchObject({ status: 429 });
  }
  expect(outbox.length).toBe(before);
});

test.each(['x', '123456', `${crypto.randomUUID()}-123456`])('the token %s is refused', async (token) => {
  expect(await verify(token)).toMatchObject(refused);
});

test('nobody and a blocked user are not confirmed', async () => {
  const blocked = await buildAccount(db, { blockedAt: clock.now() });
  expect(await confirmed(blocked.id)).toEqual({ confirmed: false });
  expect(await confirmed(crypto.randomUUID())).toEqual({ confirmed: false });
  expect(await request('GET', '/api/auth/blocked/1')).toMatchObject({ status: 422 });
});

test('one address cannot try the codes of many accounts', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const guess = () => request('GET', `/api/auth/verify-account/${crypto.randomUUID()}-123456`, { headers });
  await Promise.all(Array.from({ length: 61 }, guess));
  expect(await guess()).toMatchObject({ status: 429 });
});

test('whoever waits for the code is told how long and how many tries are left, on any device', async () => {
  const { id, email, code } = await register();
  const { jwt } = await signIn(request, email);
  const state = async () => (await request('GET', '/api/auth/verification-code', { token: jwt })).body;
  expect(await state()).toEqual({ waitSeconds: 60, triesLeft: 5 });
  await verify(`${id}-${wrong(code)}`);
  clock.advance(45_000);
  expect(await state()).toEqual({ waitSeconds: 15, triesLeft: 4 });
  clock.advance(30 * 60_000);
  expect(await state()).toEqual({ waitSeconds: 0, triesLeft: 0 });
  expect((await request('GET', '/api/auth/verification-code')).status).toBe(401);
  await resend(id);
  expect(await state()).toEqual({ waitSeconds: 60, triesLeft: 5 });
  await verify(`${id}-${outbox.at(-1)?.code}`);
  expect(await state()).toEqual({ waitSeconds: 0, triesLeft: 0 });
});
