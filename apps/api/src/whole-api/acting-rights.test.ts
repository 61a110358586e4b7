import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidacyNotes, documentRequests } from '../db/schema/selection.ts';
import { declaredRoutes } from '../http/access/access-check.ts';
import { type Caller, callers, permissionOf } from '../http/access/permissions.ts';
import { openApiDocument } from '../http/openapi/openapi.ts';
import { openTestApi } from '../testing/api.ts';
import { buildCandidacy, buildHospital } from '../testing/factories/hospital-factories.ts';
import { accountCalls } from '../testing/permissions/account-calls.ts';
import { type Call, type Prepare, type Prepared, sendPrepared } from '../testing/permissions/call.ts';
import { hospitalCalls } from '../testing/permissions/hospital-calls.ts';
import { offerCalls } from '../testing/permissions/offer-calls.ts';
import {
  buildImpersonated,
  buildPerson,
  buildStanding,
  buildStranger,
  isImpersonable,
} from '../testing/permissions/people.ts';
import { petitionCalls } from '../testing/permissions/petition-calls.ts';
import { selectionCalls } from '../testing/permissions/selection-calls.ts';
import { buildInterview } from '../testing/scenes/interviews.ts';

/* What an answer offers to an administrator who acts as somebody: of what it offers to that person, this. */

type Rights = {
  /** What acting allows. */
  keeps: readonly string[];
  /** What is for the person alone, of what the things made for this test offer. */
  withholds: readonly string[];
};

const writing = ['chooseProcess', 'clone', 'edit'];
const papers = ['add', 'remove', 'replace'];
const team = ['approve', 'chooseVisibility', 'close', 'delete', 'discardRevision', 'publish', 'recommend', 'refuse'];

/** Every answer with rights that somebody who acts can get. */
const answers: Record<string, Rights> = {
  // Before the others open an offer of the hospital, after which nothing leads to the first one.
  'GET /dashboards/hospital': { keeps: ['write'], withholds: ['invite'] },
  'GET /documents': { keeps: papers, withholds: [] },
  'POST /documents/:kind': { keeps: papers, withholds: [] },
  'DELETE /documents/:id': { keeps: papers, withholds: [] },
  'GET /doctors': { keeps: [], withholds: ['recommend'] },
  'GET /doctors/:id': { keeps: [], withholds: ['recommend'] },
  'GET /doctors/:id/notes': { keeps: ['write'], withholds: [] },
  'POST /doctors/:id/notes': { keeps: ['write'], withholds: [] },
  'GET /hospitals/mine': { keeps: ['findDoctors'], withholds: ['edit'] },
  'GET /hospitals/:id': { keeps: [], withholds: ['correct', 'impersonate'] },
  'GET /users/:id': { keeps: [], withholds: ['actions', 'groups'] },
  'GET /service/mails': { keeps: [], withholds: ['cancel', 'retry'] },
  'GET /processes': { keeps: ['add', 'manage'], withholds: ['chooseDefault', 'remove'] },
  'GET /offers/managed': { keeps: writing, withholds: team },
  'GET /offers/managed/counts': { keeps: ['create'], withholds: [] },
  'GET /offers/managed/:id': { keeps: writing, withholds: team },
  'PUT /offers/managed/:id': { keeps: writing, withholds: [] },
  'POST /offers': { keeps: writing, withholds: [] },
  'PUT /offers/managed/:id/process': { keeps: writing, withholds: [] },
  'POST /offers/managed/:id/clone': { keeps: writing, withholds: [] },
  'GET /saved-searches': { keeps: [], withholds: ['add'] },
  'GET /offers/:id/application': { keeps: [], withholds: ['withdraw'] },
  'GET /candidacies/mine': { keeps: [], withholds: ['withdraw'] },
  'GET /candidacies/:id': { keeps: [], withholds: ['withdraw'] },
  'GET /interviews': {
    keeps: [],
    withholds: ['cancel', 'changeInterviewers', 'decline', 'pick', 'reschedule', 'withdrawSlot'],
  },
  'GET /selection/candidacies/:id/interviews': { keeps: [], withholds: ['propose'] },
  'GET /candidacies/:id/interviews': { keeps: [], withholds: ['decline', 'pick'] },
  'GET /selection/candidacies/:id': {
    keeps: [],
    withholds: ['accept', 'closeOffer', 'complete', 'discard', 'moveTo', 'startNext'],
  },
  'GET /selection/board': { keeps: [], withholds: ['closeOffer', 'manageInterviews', 'requestDocuments', 'run'] },
  'GET /selection/candidates': { keeps: [], withholds: ['manageInterviews', 'requestDocuments', 'run'] },
  'GET /selection/candidacies/:id/notes': { keeps: ['write'], withholds: ['change', 'rate'] },
  'POST /selection/candidacies/:id/notes': { keeps: ['write'], withholds: [] },
  'GET /selection/candidacies/:id/document-requests': {
    keeps: [],
    withholds: ['accept', 'ask', 'askAgain', 'cancel', 'handIn'],
  },
  'GET /candidacies/:id/document-requests': { keeps: [], withholds: ['upload'] },
  'GET /candidacies/:id/contact': { keeps: [], withholds: ['choose'] },
  'POST /petitions': { keeps: papers, withholds: [] },
  'GET /petitions/journey': { keeps: [], withholds: ['mark'] },
  'GET /petitions/:id': {
    keeps: papers,
    withholds: ['answer', 'comment', 'judge', 'returnCv', 'send', 'sign', 'validate'],
  },
};

const api = await openTestApi();
const standing = await buildStanding(api);
const { id: hospitalId } = await buildHospital(api.db);
const stranger = await buildStranger(api, hospitalId);
const document = openApiDocument(api.api);
const calls: Record<string, Call | Call[]> = {
  ...accountCalls,
  ...hospitalCalls,
  ...offerCalls,
  ...petitionCalls,
  ...selectionCalls,
};
const routes = declaredRoutes(api.api).map((route) => ({ ...route, name: `${route.method} ${route.path}` }));

/** Whether an answer of this shape says anywhere what its reader may do. */
function namesRights(schema: unknown, seen: readonly string[] = []): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return !seen.includes(name) && namesRights(document.components?.schemas?.[name], [...seen, name]);
  }
  return Object.entries(schema).some(
    ([key, value]) => key === 'can' || key === 'allowedEvents' || namesRights(value, seen),
  );
}

function answersWithRights({ method, path }: { method: string; path: string }): boolean {
  const address = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
  const operations = new Map<string, { responses?: object }>(Object.entries(document.paths?.[address] ?? {}));
  const responses = Object.entries(operations.get(method.toLowerCase())?.responses ?? {});
  return responses.some(([status, response]) => status.startsWith('2') && namesRights(response));
}

/** The names of all that an answer offers, wherever in it. */
function rightsIn(answer: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'allowedEvents') for (const one of part) found.add(typeof one === 'string' ? one : one.event);
      else if (key === 'can') {
        for (const [name, right] of Object.entries(part ?? {})) {
          if (Array.isArray(right) ? right.length > 0 : right !== false) found.add(name);
        }
      } else look(part);
    }
  };
  look(answer);
  return [...found].sort();
}

async function ask(route: { method: string; path: string }, token: string, prepared: Prepared): Promise<string[]> {
  // Of administrators, lists need a hospital that was chosen; it means nothing to others.
  const headers = { 'x-hospital': hospitalId, ...prepared.headers };
  const answer = await sendPrepared(api, route, token, { ...prepared, headers });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return rightsIn(JSON.parse(text));
}

/** The same person twice: there themselves, and with an administrator behind them. */
async function buildBoth(caller: Caller) {
  const { owner, token } = await buildPerson(api, caller, hospitalId);
  const { doctorId: _, ...person } = owner;
  const acting = await buildImpersonated(api, caller, { owner: person, token }, standing.administrator);
  return { owner, inPerson: token ?? '', acting: acting.token ?? '' };
}

const prepareOf = (name: string): Prepare => {
  const [call] = [calls[name] ?? []].flat();
  if (!call) throw new Error(`${name} has no request`);
  return call.prepare;
};

/** Things about which there is more to decide than about those of the permission matrix. */
const shown: Record<string, Prepare> = {
  'GET /dashboards/hospital': () => ({}),
  'GET /service/mails': () => ({}),
  'GET /users/:id': () => ({ params: { id: stranger.userId } }),
  'GET /offers/:id/application': async (_, { userId }) => {
    const { offerId } = await buildCandidacy(api.db, { doctorId: userId });
    return { params: { id: offerId } };
  },
  'GET /candidacies/:id/interviews': async (_, { userId }) => {
    const candidacy = await buildCandidacy(api.db, { doctorId: userId, status: 'inProcess', step: 2 });
    await buildInterview(api.db, candidacy, { status: 'pendingConfirmation' });
    return { params: { id: candidacy.id } };
  },
  'GET /candidacies/:id/document-requests': async (_, owner, self) =>
    ofCandidacyWith(await prepareOf('PUT /document-requests/:id/file')(api, owner, self)),
  'GET /selection/candidacies/:id/document-requests': async (_, owner, self) =>
    ofCandidacyWith(await prepareOf('POST /document-requests/:id/accept')(api, owner, self)),
  'GET /selection/candidacies/:id/notes': async (_, owner, self) => {
    const { params } = await prepareOf('PUT /notes/:id')(api, owner, self);
    const [note] = await api.db
      .select()
      .from(candidacyNotes)
      .where(eq(candidacyNotes.id, params?.['id'] ?? ''));
    return { params: { id: note?.candidacyId ?? '' } };
  },
  'GET /petitions/:id': (_, owner, self) =>
    prepareOf(owner.doctorId ? 'POST /petitions/:id/send' : 'GET /petitions/:id')(api, owner, self),
};

async function ofCandidacyWith({ params }: Prepared): Promise<Prepared> {
  const [request] = await api.db
    .select()
    .from(documentRequests)
    .where(eq(documentRequests.id, params?.['id'] ?? ''));
  return { params: { id: request?.candidacyId ?? '' } };
}

test('every answer with rights that somebody who acts can get is in the table', () => {
  const reached = routes.filter((route) => !route.inPerson && route.access !== 'public' && answersWithRights(route));
  expect(reached.map(({ name }) => name).sort()).toEqual(Object.keys(answers).sort());
});

test.each(Object.entries(answers))(
  '%s offers to whoever acts what acting allows, and all of it',
  async (name, rights) => {
    const route = routes.find((one) => one.name === name);
    if (!route) throw new Error(`there is no route ${name}`);
    const prepare = shown[name] ?? prepareOf(name);
    const able = callers.filter((caller) => isImpersonable(caller) && permissionOf(route, caller) !== 'none');
    const withheld = new Set<string>();
    expect(able).not.toEqual([]);
    for (const caller of able) {
      const { owner, inPerson, acting } = await buildBoth(caller);
      const prepared = await prepare(api, owner, owner);
      const offered = await ask(route, acting, prepared);
      if (route.method !== 'GET') {
        for (const right of offered) expect(rights.keeps, caller).toContain(right);
        continue;
      }
      const own = await ask(route, inPerson, prepared);
      expect(offered, caller).toEqual(own.filter((right) => rights.keeps.includes(right)));
      for (const right of own) if (!rights.keeps.includes(right)) withheld.add(right);
    }
    expect([...withheld].sort()).toEqual(rights.withholds);
  },
);
