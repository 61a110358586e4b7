import { randomUUIDv7 } from 'node:crypto';
import { type ErrorCode, errorStatuses } from '@fonendo/contract/shared/errors.schema';
import { expect, test } from 'vitest';
import { auditEntries } from '../db/schema/audit.ts';
import { createPasswordHasher } from '../features/auth/password/password-hasher.ts';
import { type DeclaredRoute, declaredRoutes } from '../http/access/access-check.ts';
import { type Caller, callers, permissionOf } from '../http/access/permissions.ts';
import { openApiDocument } from '../http/openapi/openapi.ts';
import { openTestApi, type TestApi } from '../testing/api.ts';
import { buildHospital } from '../testing/factories/hospital-factories.ts';
import { type Call, type Owner, type Prepared, sendPrepared } from '../testing/permissions/call.ts';
import { calls } from '../testing/permissions/calls.ts';
import {
  buildImpersonated,
  buildPerson,
  buildStanding,
  buildStranger,
  type CallingPerson,
  isImpersonable,
} from '../testing/permissions/people.ts';
import { demoMailbox, sandboxWithin } from '../testing/permissions/platform-calls.ts';

/*
 * Every cell of docs/generated/permissions.md over HTTP: each route, by everybody who can call, for one's own and for
 * somebody else's. The requests are right in themselves, so what refuses them is the policy.
 */

const sandbox = sandboxWithin(() => api);
const passwords = { ...createPasswordHasher(), hash: async () => 'never compared with anything here' };
const api: TestApi = await openTestApi({ mailbox: demoMailbox, sandbox, passwords });
const { db, outbox } = api;

const routes = declaredRoutes(api.api);
const paths = openApiDocument(api.api).paths as Record<string, Record<string, { responses: object }>>;
const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;
const callsOf = (route: DeclaredRoute): Call[] => [calls[nameOf(route)] ?? []].flat();
const standing = await buildStanding(api);

test('every route has its requests here, and nothing else has', () => {
  expect(Object.keys(calls).toSorted()).toEqual(routes.map(nameOf).toSorted());
});

test('whatever names something of somebody is asked for somebody else’s as well', () => {
  const owned = routes.filter(({ path, reach }) => path.includes(':') && reach !== 'common' && reach !== 'all');
  expect(owned.filter((route) => callsOf(route).every(({ personal }) => personal)).map(nameOf)).toEqual([]);
});

test.each(routes)('$method $path', async (route) => {
  for (const call of callsOf(route)) await checkCells({ route, call });
});

type Request = { route: DeclaredRoute; call: Call };

type Cell = Request & CallingPerson;

/** What each caller gets, in person and with an administrator acting as them. */
async function checkCells(request: Request) {
  const { route, call } = request;
  const stranger = await buildStranger(api, standing.foreignHospitalId);
  const foreign = await call.prepare(api, stranger, standing.owner);
  const cells = await buildCells(request);
  const before = await countTraces();
  await checkRefused(request, foreign);
  for (const cell of cells) await checkForeign(cell, stranger, foreign);
  expect(await countTraces(), `${nameOf(route)}: refused, and yet something happened`).toEqual(before);
  for (const cell of cells) await checkSuccess(cell, stranger);
}

/** Those whom the route lets in, each with a person of their own. */
async function buildCells(request: Request): Promise<Cell[]> {
  // Nothing that anybody may do changes who called.
  if (request.route.access === 'public') return standing.callers.map((one) => ({ ...request, ...one }));
  const allowed = callers.filter((caller) => permissionOf(request.route, caller) !== 'none');
  // Of one that has people who call, what was there before would fill the lists.
  const { id: hospitalId } = allowed.includes('administrator')
    ? await buildHospital(db)
    : { id: standing.owner.hospitalId };
  const cells: Cell[] = [];
  for (const caller of allowed) {
    const person = await buildPerson(api, caller, hospitalId);
    cells.push({ ...request, caller, person, impersonated: false });
    if (!isImpersonable(caller)) continue;
    const borrowed = await buildImpersonated(api, caller, person, standing.administrator);
    cells.push({ ...request, caller, person: borrowed, impersonated: true });
  }
  return cells;
}

/** Empty cells, whatever is asked for; of those who work for the hospital and lack the right, also its own. */
async function checkRefused({ route, call }: Request, foreign: Prepared) {
  const own = route.right && (await call.prepare(api, standing.owner, standing.owner));
  for (const { caller, person, impersonated } of [...standing.callers, ...standing.impersonated]) {
    if (permissionOf(route, caller) !== 'none') continue;
    const cell = { route, call, caller, person, impersonated };
    expectRefusal(cell, 'foreign', await send(route, foreign, person.token), refusalOf(caller));
    if (own) expectRefusal(cell, 'own', await send(route, own, person.token), refusalOf(caller));
  }
  if (route.access === 'public') return;
  const answer = await send(route, foreign, standing.expired);
  expect(answer, `${nameOf(route)} with an expired token`).toMatchObject({ status: 401, code: 'TokenExpired' });
}

function refusalOf(caller: Caller): ErrorCode {
  if (caller === 'signedOut') return 'Unauthenticated';
  return caller === 'unverified' ? 'AccountNotVerified' : 'Forbidden';
}

/** What those who may call are refused: somebody else's, or their own, or all of it while they are impersonated. */
async function checkForeign(cell: Cell, stranger: Owner, shared: Prepared) {
  const { route, call, person } = cell;
  const permission = permissionOf(route, cell.caller);
  if (isRefusedAsImpersonated(cell)) {
    return expectRefusal(cell, 'foreign', await send(route, shared, person.token), 'NotWhileImpersonating');
  }
  if (permission === 'others') {
    const own = await call.prepare(api, person.owner, person.owner);
    return expectRefusal(cell, 'own', await send(route, own, person.token), call.refusal);
  }
  if (!call.refusal || (permission !== 'own' && permission !== 'secret')) return;
  const prepared = call.anew ? await call.prepare(api, stranger, person.owner) : shared;
  const answer = await send(route, prepared, person.token);
  expectRefusal(cell, 'foreign', answer, call.refusal);
  if (call.refusal !== 'NotFound' || !prepared.params || cell.impersonated) return;
  const unknown = await send(route, { ...prepared, params: unknownIds(prepared.params) }, person.token);
  expect(unknown, `${describeCell(cell)}: nothing tells a foreign one from one that is not there`).toEqual(answer);
}

async function checkSuccess(cell: Cell, stranger: Owner) {
  const { route, call, caller, person } = cell;
  if (isRefusedAsImpersonated(cell)) return;
  const permission = permissionOf(route, caller);
  // Administrators have hardly anything of their own.
  if (permission !== 'others' && (permission !== 'all' || call.everybodys || call.personal)) {
    const prepared = await call.prepare(api, person.owner, person.owner);
    expectAnswer(
      cell,
      'own',
      await send(route, workingFor(cell, person.owner, prepared), person.token),
      prepared,
      true,
    );
  }
  const isAnswered = permission === 'all' || permission === 'others' || call.refusal === null;
  if (call.personal || !isAnswered) return;
  const isHeld = permission === 'all' || permission === 'others';
  // Two things of two hospitals never go together, whoever brings them.
  const prepared = await call.prepare(api, stranger, isHeld && call.anew ? stranger : person.owner);
  const sent = workingFor(cell, stranger, prepared);
  expectAnswer(cell, 'foreign', await send(route, sent, person.token), prepared, isHeld);
}

/** Administrators say for which hospital they work, where it does not follow from the thing. */
const workingFor = ({ caller }: Cell, { hospitalId }: Owner, prepared: Prepared): Prepared =>
  caller === 'admin' || caller === 'superadmin'
    ? { ...prepared, headers: { 'x-hospital': hospitalId, ...prepared.headers } }
    : prepared;

const isRefusedAsImpersonated = ({ route, impersonated }: Cell) => impersonated && route.inPerson;

type Side = 'own' | 'foreign';

const describeCell = ({ route, caller, impersonated }: Cell) =>
  `${nameOf(route)} by ${caller}${impersonated ? ', impersonated' : ''}`;

function expectRefusal(cell: Cell, side: Side, answer: Answer, code: ErrorCode | null) {
  if (!code) throw new Error(`${nameOf(cell.route)} says nothing of how it refuses`);
  expect(answer, `${describeCell(cell)}, ${side}: refused`).toMatchObject({ status: errorStatuses[code], code });
}

function expectAnswer(cell: Cell, side: Side, { status, text }: Answer, { answers, holds }: Prepared, held: boolean) {
  const what = `${describeCell(cell)}, ${side}`;
  expect({ status, text }, what).toMatchObject({ status: answers ?? successOf(cell.route) });
  if (holds) expect(text.includes(holds), `${what}: ${held ? 'is' : 'is not'} in the answer`).toBe(held);
}

type Answer = { status: number; text: string; code: string | null };

async function send(route: DeclaredRoute, prepared: Prepared, token: string | null): Promise<Answer> {
  // A new address each time: how often one may try is no matter of permission.
  const headers = { 'x-forwarded-for': freshAddress(), ...prepared.headers };
  const response = await sendPrepared(api, route, token, { ...prepared, headers });
  // It goes on until somebody leaves.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, text: '', code: null };
  }
  const text = await response.text();
  const code = response.status >= 400 ? (JSON.parse(text) as { code: string }).code : null;
  return { status: response.status, text, code };
}

let addresses = 0;

function freshAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const unknownIds = (params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /^[0-9a-f-]{36}$/.test(value) ? randomUUIDv7() : value]),
  );

/** The status that the route declares for success. */
function successOf({ method, path }: DeclaredRoute): number {
  const operation = paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
  const [status] = Object.keys(operation?.responses ?? {}).filter((code) => Number(code) < 400);
  return Number(status);
}

/** What an action leaves behind, done by whomever: entries of the audit and mails. */
const countTraces = async () => ({ audit: await db.$count(auditEntries), mails: outbox.length });
