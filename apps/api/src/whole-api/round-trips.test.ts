import { expect, inject, test, vi } from 'vitest';
import { createPasswordHasher } from '../features/auth/password/password-hasher.ts';
import { type DeclaredRoute, declaredRoutes } from '../http/access/access-check.ts';
import { type Caller, callers, permissionOf } from '../http/access/permissions.ts';
import { openTestApi, type TestApi } from '../testing/api.ts';
import { buildHospital } from '../testing/factories/hospital-factories.ts';
import { type Call, sendPrepared } from '../testing/permissions/call.ts';
import { calls } from '../testing/permissions/calls.ts';
import { buildPerson } from '../testing/permissions/people.ts';
import { demoMailbox, sandboxWithin } from '../testing/permissions/platform-calls.ts';

/*
 * How often each read waits for the database. What it needs is asked for together wherever one answer does not depend on
 * another: the hospital somebody works for, the thing, what belongs to it (docs/decisions/0058).
 */
const most = 3;

/** Administrators of the platform work for the hospital of the thing: which one that is, is asked first. */
const mostForAHospital = most + 1;

const more: Record<string, number> = {
  // The opened candidacy is marked as seen.
  'GET /selection/candidacies/:id': 5,
  // A page is looked for along its order first, and among all if that finds too few; each card has its doctor.
  'GET /selection/candidates': 5,
  'GET /selection/board': 4,
  // They count attempts or send mail.
  'GET /auth/forgot-password/': 4,
};

const sandbox = sandboxWithin(() => api);
const passwords = { ...createPasswordHasher(), hash: async () => 'never compared with anything here' };
const api: TestApi = await openTestApi({ mailbox: demoMailbox, sandbox, passwords });

const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;
// An export goes on page by page, and a page's payload is made of other reads.
const reads = declaredRoutes(api.api).filter(
  ({ method, path }) => method === 'GET' && !path.includes('export') && path !== '/pages',
);

/** A server's answers come in pieces: what follows from several of them may go out piece by piece as well. */
const pieces = inject('templateDatabase').kind === 'server' ? 3 : 1;

test.each(reads)('$method $path', async (route) => {
  const bound = pieces * (more[nameOf(route)] ?? (isWork(route) ? mostForAHospital : most));
  for (const caller of callers.filter((one) => permissionOf(route, one) !== 'none')) {
    for (const call of [calls[nameOf(route)] ?? []].flat()) {
      const rounds = await countRounds(route, call, caller);
      expect(rounds.length, `${nameOf(route)} by ${caller}:\n${rounds.join('\n')}`).toBeLessThanOrEqual(bound);
    }
  }
});

const isWork = ({ access }: DeclaredRoute) => Array.isArray(access) && access.includes('recruiter');

/** What was asked in each round of the second of two same requests: by then the session is remembered. */
async function countRounds(route: DeclaredRoute, call: Call, caller: Caller): Promise<string[]> {
  const { id: hospitalId } = await buildHospital(api.db);
  const person = await buildPerson(api, caller, hospitalId);
  const prepared = await call.prepare(api, person.owner, person.owner);
  const headers = { 'x-hospital': hospitalId, ...prepared.headers };
  const send = async () => {
    const response = await sendPrepared(api, route, person.token, { ...prepared, headers });
    // A stream goes on until somebody leaves.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
    else await response.text();
  };
  await send();
  const connect = vi.spyOn(api.pool, 'connect');
  const query = vi.spyOn(api.pool, 'query');
  try {
    await send();
    const asked = query.mock.calls.map(([statement], index) => ({
      text: JSON.stringify(statement).slice(0, 120),
      at: query.mock.invocationCallOrder[index] ?? 0,
    }));
    return connect.mock.invocationCallOrder.flatMap((at, index, all) => {
      const round = asked.filter((one) => one.at < at && one.at > (all[index - 1] ?? 0));
      const texts = round.map(({ text }) => text).filter((text) => !text.includes('read_live_session'));
      return round.length > 0 && texts.length === 0 ? [] : [texts.join(' + ') || 'a transaction'];
    });
  } finally {
    connect.mockRestore();
    query.mockRestore();
  }
}
