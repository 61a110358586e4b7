import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../db/schema/audit.ts';
import { type DeclaredRoute, declaredRoutes } from '../http/access/access-check.ts';
import { callers, permissionOf } from '../http/access/permissions.ts';
import { openTestApi } from '../testing/api.ts';
import { buildHospital } from '../testing/factories/hospital-factories.ts';
import { accountCalls } from '../testing/permissions/account-calls.ts';
import { type Call, sendPrepared } from '../testing/permissions/call.ts';
import { hospitalCalls } from '../testing/permissions/hospital-calls.ts';
import { offerCalls } from '../testing/permissions/offer-calls.ts';
import { buildImpersonated, buildPerson, buildStanding, isImpersonable } from '../testing/permissions/people.ts';
import { petitionCalls } from '../testing/permissions/petition-calls.ts';
import { selectionCalls } from '../testing/permissions/selection-calls.ts';

/* What an administrator who acts as somebody may change for them: this list and nothing else. */

const api = await openTestApi();
const { db } = api;
const routes = declaredRoutes(api.api);
const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;
const reads = ({ method }: DeclaredRoute) => method === 'GET' || method === 'HEAD';
const allowed = routes.filter(({ whileActing }) => whileActing !== null);

const calls: Record<string, Call | Call[]> = {
  ...accountCalls,
  ...hospitalCalls,
  ...offerCalls,
  ...petitionCalls,
  ...selectionCalls,
};

test('the changes that may be made while acting are these, each with its reason', () => {
  expect(Object.fromEntries(allowed.map((route) => [nameOf(route), route.whileActing]))).toEqual({
    'POST /auth/logout': 'Ends the acting.',
    'PUT /doctors/me': 'Support fills in what the doctor tells on the phone.',
    'POST /doctors/:id/notes': 'Stays inside the hospital; the audit names both people.',
    'PUT /petitions/road': 'Support fills in what the doctor tells on the phone.',
    'POST /registration': 'The steps follow the data that support fills in.',
    'PUT /cv': 'Support writes the CV from what the doctor sent.',
    'POST /documents/:kind': 'Support files papers that the doctor sent.',
    'DELETE /documents/:id': 'A paper filed by mistake has to go again.',
    'POST /petitions': 'Begins the draft; only the doctor sends it.',
    'POST /offers': 'Begins a draft; only the hospital publishes it.',
    'PUT /offers/managed/:id': 'Writes on a draft; only the hospital publishes it.',
    'PUT /offers/managed/:id/process': 'Part of writing the draft.',
    'POST /offers/managed/:id/clone': 'Begins a draft from an offer of the hospital.',
    'POST /processes': 'Support sets up templates; none acts on a candidate.',
    'PUT /processes/:id': 'Support sets up templates; none acts on a candidate.',
    'POST /selection/candidacies/:id/notes': 'Stays inside the hospital; the audit names both people.',
  });
});

test('every other change is for the person alone', () => {
  const changes = routes.filter((route) => !reads(route) && route.access !== 'public' && route.whileActing === null);
  expect(changes.length).toBeGreaterThan(60);
  expect(changes.filter(({ inPerson }) => !inPerson).map(nameOf)).toEqual([]);
});

test('what opens something later, or holds everything at once, is not even read', () => {
  expect(routes.filter((route) => reads(route) && route.inPerson).map(nameOf)).toEqual([
    'GET /account/second-factor',
    'GET /account/sessions',
    'GET /account/export',
    'GET /audit/export.csv',
    'GET /calendar-feed',
    'GET /selection/candidates/export',
    'GET /candidacies/:id/messages',
    'GET /selection/candidacies/:id/messages',
    'GET /petitions/:id/messages',
    'GET /messages/:id/file',
    'GET /petitions/:id/messages/:messageId/file',
    'GET /quick-answers',
    'GET /reported-conversations/:id',
    'GET /reported-conversations/:id/messages/:messageId/file',
    'GET /petitions/export.csv',
  ]);
});

test.each(allowed)('$method $path leaves nothing in the audit that does not name both people', async (route) => {
  const standing = await buildStanding(api);
  const { id: hospitalId } = await buildHospital(db);
  const group = callers.find((caller) => isImpersonable(caller) && permissionOf(route, caller) === 'own');
  if (!group) throw new Error(`nobody who can be impersonated may call ${nameOf(route)}`);
  const [call] = [calls[nameOf(route)] ?? []].flat();
  if (!call) throw new Error(`${nameOf(route)} has no request`);
  const person = await buildPerson(api, group, hospitalId);
  const { owner, token } = await buildImpersonated(api, group, person, standing.administrator);
  const prepared = await call.prepare(api, owner, owner);
  const before = await db.$count(auditEntries);
  const answer = await sendPrepared(api, route, token, prepared);
  expect(answer.status, await answer.text()).toBeLessThan(500);
  const entries = await db.select().from(auditEntries).orderBy(asc(auditEntries.at), asc(auditEntries.id));
  for (const entry of entries.slice(before)) {
    expect(entry).toMatchObject({ actorId: owner.userId, impersonatorId: standing.administrator.userId });
  }
});

test('a hospital is invited into by nobody but its own people', async () => {
  const standing = await buildStanding(api);
  const { id: hospitalId } = await buildHospital(db);
  const person = await buildPerson(api, 'administrator', hospitalId);
  const { token } = await buildImpersonated(api, 'administrator', person, standing.administrator);
  const answer = await api.request('POST', '/api/profiles/invitations', {
    token: token ?? '',
    body: { email: 'de.fuera@fonendo.test', firstname: 'De', lastname: 'Fuera', role: 'administrator', position: '' },
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'NotWhileImpersonating' } });
  expect(api.outbox).toEqual([]);
});
