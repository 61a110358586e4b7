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
import { watchStatements } from '../testing/sent-statements.ts';

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
  // A page is looked for along its order first, and among all if that finds too few.
  'GET /selection/candidates': 4,
  // They count attempts or send mail.
  'GET /auth/forgot-password/': 4,
};

/** All others build no SQL the second time they are asked: their statements are kept. */
const buildsStatements: Record<string, string> = {
  'GET /auth/forgot-password/': 'writes a new link each time',
  'GET /auth/send-email-verification/:id': 'asks the second time how long to wait, and sends nothing',
  'GET /selection/candidacies/:id/contact.vcf': 'writes down who took the contact',
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
      const { rounds, unnamed, built } = await readAgain(route, call, caller);
      const who = `${nameOf(route)} by ${caller}`;
      expect(rounds.length, `${who}:\n${rounds.join('\n')}`).toBeLessThanOrEqual(bound);
      expect(unnamed, `${who}, sent without a name`).toEqual([]);
      if (!(nameOf(route) in buildsStatements)) expect(built, `${who}, built anew`).toEqual([]);
    }
  }
});

test('every read that builds statements is one', () => {
  expect(reads.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(buildsStatements)));
});

const isWork = ({ access }: DeclaredRoute) => Array.isArray(access) && access.includes('recruiter');

/**
 * The second of two same requests, when the session is remembered and statements are kept: what was asked in each round,
 * what was sent without a name, and what was built anew.
 */
async function readAgain(route: DeclaredRoute, call: Call, caller: Caller) {
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
  const statements = watchStatements();
  try {
    await send();
    const unnamed = statements.planned().filter(({ name }) => !name);
    const asked = query.mock.calls.map(([statement], index) => ({
      text: JSON.stringify(statement).slice(0, 120),
      at: query.mock.invocationCallOrder[index] ?? 0,
    }));
    const rounds = connect.mock.invocationCallOrder.flatMap((at, index, all) => {
      const round = asked.filter((one) => one.at < at && one.at > (all[index - 1] ?? 0));
      const texts = round.map(({ text }) => text).filter((text) => !text.includes('read_live_session'));
      return round.length > 0 && texts.length === 0 ? [] : [texts.join(' + ') || 'a transaction'];
    });
    return { rounds, unnamed: unnamed.map(({ text }) => text), built: statements.built() };
  } finally {
    statements.stop();
    connect.mockRestore();
    query.mockRestore();
  }
}
