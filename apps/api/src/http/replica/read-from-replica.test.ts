import { readPositionHeader, unknownPosition } from '@fonendo/contract/shared/read-position';
import type pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { createDatabase } from '../../db/database.ts';
import { createReadingPool } from '../../db/replica/reading-pool.ts';
import { openTestApi, requestTo, testDependencies } from '../../testing/api.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';
import { declaredRoutes } from '../access/access-check.ts';
import { replicaReads } from './replica-reads.ts';

const base = await openTestApi();
const { pool } = base;

const position = (digit: string) => `${'a'.repeat(16)}.${digit.repeat(16)}`;

/** The same database once more: what is asked of it is what would go to the replica. */
const asked: string[] = [];
let failsWith: string | null = null;
const replicaPool = {
  query(...statement: [{ text: string }, unknown[]]) {
    asked.push(statement[0].text);
    if (failsWith) return Promise.reject(Object.assign(new Error('no'), { code: failsWith }));
    return pool.query(...statement);
  },
} as unknown as pg.Pool;

const state = { has: true, hears: true, position: position('5') as string | null };
const reads = { replica: 0, primary: 0 };
const people: (string | null)[][] = [];
const replica = {
  reads,
  has(_position: string, who: readonly (string | null)[]) {
    people.push([...who]);
    return state.has;
  },
  async readPosition() {
    if (state.position === null) throw new Error('away');
    return state.position;
  },
};

const dependencies = testDependencies(base, base.clock);
const { liveSessions } = dependencies;
const api = createApi({
  ...dependencies,
  db: createDatabase(
    createReadingPool(pool, { pool: replicaPool, noteAnswer: () => undefined, noteHang: () => undefined }),
  ),
  liveSessions: { ...liveSessions, hears: () => state.hears },
  replica,
});
const request = requestTo(api);
const { user, jwt: token } = await buildSignedIn(base, { policyGroups: ['superadmin'] });
const known = { [readPositionHeader]: position('1') };

beforeEach(() => {
  Object.assign(state, { has: true, hears: true, position: position('5') });
  Object.assign(reads, { replica: 0, primary: 0 });
  failsWith = null;
  asked.length = 0;
  people.length = 0;
});

test('only reads that exist, of people who are signed in, may go there', () => {
  const routes = new Map(declaredRoutes(api).map((route) => [`${route.method} /api${route.path}`, route]));
  for (const path of replicaReads) {
    const route = routes.get(`GET ${path}`);
    expect(route, path).toBeDefined();
    expect(route?.access, path).not.toBe('public');
  }
});

describe('a read that may go there', () => {
  const list = (headers: Record<string, string> = known) => request('GET', '/api/users', { token, headers });

  test('is answered by it if it has what they changed, with everything it reads', async () => {
    const answer = await list();
    expect(answer).toMatchObject({ status: 200, body: { items: [expect.anything()] } });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join()).not.toContain('from "sessions"');
    expect(people).toEqual([[user.id, null]]);
    expect(reads).toEqual({ replica: 1, primary: 0 });
    expect(answer.headers.has(readPositionHeader)).toBe(false);
  });

  test.each([
    ['it has not come that far', { has: false }, known],
    ['nobody can say whose rights have changed', { hears: false }, known],
    ['nobody knows what they changed', {}, {}],
    ['their position is no position', {}, { [readPositionHeader]: "0/1' or 1=1" }],
  ])('is answered by the primary if %s', async (_name, change, headers) => {
    Object.assign(state, change);
    expect((await list(headers)).status).toBe(200);
    expect(asked).toEqual([]);
    expect(reads).toEqual({ replica: 0, primary: 1 });
  });

  test.each(['ECONNRESET', '57P01', '40001', '25006'])(
    'is answered by the primary if it fails there: %s',
    async (code) => {
      failsWith = code;
      expect((await list()).status).toBe(200);
      expect(asked.length).toBeGreaterThan(0);
    },
  );

  test('is not asked again if it took too long', async () => {
    failsWith = '57014';
    expect((await list()).status).toBe(408);
  });

  test('goes there from a page that reads everything at once', async () => {
    expect((await request('GET', '/api/pages?address=/users', { token, headers: known })).status).toBe(200);
    expect(reads.replica).toBeGreaterThan(0);
  });
});

test('other reads never go there, and tell no position', async () => {
  const answer = await request('GET', '/api/account', { token, headers: known });
  expect(answer.status).toBe(200);
  expect(asked).toEqual([]);
  expect(answer.headers.has(readPositionHeader)).toBe(false);
});

describe('a change', () => {
  const change = () => request('POST', '/api/notifications/read', { token, headers: known, body: {} });

  test('tells where the primary is', async () => {
    const answer = await change();
    expect(answer.status).toBe(200);
    expect(asked).toEqual([]);
    expect(answer.headers.get(readPositionHeader)).toBe(position('5'));
  });

  test('says so where that is not known, so that the next read goes to the primary', async () => {
    state.position = null;
    expect((await change()).headers.get(readPositionHeader)).toBe(unknownPosition);
  });
});
