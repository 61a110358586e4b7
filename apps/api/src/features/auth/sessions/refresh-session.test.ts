import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refreshTokens, sessions } from '../../../db/schema/sessions.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock } = api;

const refresh = (token: string) => request('POST', '/api/auth/refresh-token', { body: { token } });
const session = (token: string) => request('GET', '/api/auth/session', { token });
const expired = { status: 401, body: { code: 'TokenExpired' } };

async function refreshed(token: string): Promise<Tokens> {
  const answer = await refresh(token);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Tokens;
}

test('a refresh gives a new pair of the same session', async () => {
  const first = await buildSignedIn(api);
  clock.advance(9 * 3_600_000);
  expect(await session(first.jwt)).toMatchObject(expired);
  const second = await refreshed(first.refreshToken);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(await session(second.jwt)).toMatchObject({ status: 200, body: { userId: first.user.id } });
});

test('a used token presented again ends the whole family', async () => {
  const first = await buildSignedIn(api);
  const second = await refreshed(first.refreshToken);
  clock.advance(60_000);
  expect(await refresh(first.refreshToken)).toMatchObject(expired);
  expect(await session(second.jwt)).toMatchObject(expired);
  expect(await refresh(second.refreshToken)).toMatchObject(expired);
});

test('two tabs a moment apart get the same successor, and only one chain lives', async () => {
  const { user, refreshToken } = await buildSignedIn(api);
  const [one, two] = await Promise.all([refreshed(refreshToken), refreshed(refreshToken)]);
  clock.advance(3_000);
  const three = await refreshed(refreshToken);
  expect(new Set([one.refreshToken, two.refreshToken, three.refreshToken]).size).toBe(1);
  const rows = await db
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(sessions.userId, user.id));
  expect(rows.filter(({ usedAt }) => usedAt === null)).toHaveLength(1);
});

test('within the grace, a token whose successor was used already is a stolen one', async () => {
  const first = await buildSignedIn(api);
  const second = await refreshed(first.refreshToken);
  const third = await refreshed(second.refreshToken);
  expect(await refresh(first.refreshToken)).toMatchObject(expired);
  expect(await session(third.jwt)).toMatchObject(expired);
});

test('a refresh token lives thirty days from its own issue', async () => {
  const { refreshToken } = await buildSignedIn(api);
  clock.advance(29 * 86_400_000);
  const second = await refreshed(refreshToken);
  clock.advance(29 * 86_400_000);
  const third = await refreshed(second.refreshToken);
  clock.advance(30 * 86_400_000);
  expect(await refresh(third.refreshToken)).toMatchObject(expired);
});

test('an invented token is refused, and so is a JWT in its place', async () => {
  const { jwt } = await buildSignedIn(api);
  expect(await refresh('invented')).toMatchObject(expired);
  expect(await refresh(jwt)).toMatchObject(expired);
});

test('the table holds no token that could be used', async () => {
  const { refreshToken } = await buildSignedIn(api);
  const rows = await db.select().from(refreshTokens);
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
});
