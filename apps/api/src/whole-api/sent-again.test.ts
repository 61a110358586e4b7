import { randomUUID } from 'node:crypto';
import { mentionOf } from '@fonendo/domain/candidacies/note';
import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../db/schema/audit.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { offers, savedSearches } from '../db/schema/offers.ts';
import { petitionEntries } from '../db/schema/petitions.ts';
import { candidacyNotes, doctorNotes } from '../db/schema/selection.ts';
import { selectionProcesses } from '../db/schema/selection-processes.ts';
import type { Caller } from '../http/access/permissions.ts';
import { openTestApi, type TestApi } from '../testing/api.ts';
import { buildHospital } from '../testing/factories/hospital-factories.ts';
import { type Prepared, sendPrepared } from '../testing/permissions/call.ts';
import { calls } from '../testing/permissions/calls.ts';
import { buildPerson } from '../testing/permissions/people.ts';
import { demoMailbox, sandboxWithin } from '../testing/permissions/platform-calls.ts';

/*
 * The server did what it was asked for and the answer was lost: whoever asks again, with the key of the first time, gets
 * the answer of the first time, and nothing is done twice.
 */
const sandbox = sandboxWithin(() => api);
const api: TestApi = await openTestApi({ mailbox: demoMailbox, sandbox });
const { db, outbox } = api;
const { id: hospitalId } = await buildHospital(db);

type Create = {
  caller: Caller;
  table: PgTable;
  /** In the place of the one that asks for permission. */
  body?: () => object | Promise<object>;
  /** What is different in it where somebody else sends it. */
  asOther?: object;
  /** How many mails go out. */
  mails?: number;
  /** A second one of the same name is refused: nothing is made twice, but nobody learns that it was made. */
  refusesSame?: boolean;
};

const colleague = () => buildPerson(api, 'administrator', hospitalId);
const search = { name: 'Cardiología', filters: {}, mailed: false };
const letter = { name: 'Eva', email: 'eva@correo.test', subject: 'Plazos', message: '¿Cuánto tarda todo?' };

/** Every route that takes a key, with the table that it adds a row to. */
const keyed: Record<string, Create> = {
  'POST /offers': { caller: 'administrator', table: offers },
  'POST /offers/managed/:id/clone': { caller: 'administrator', table: offers },
  'POST /selection/candidacies/:id/notes': {
    ...{ caller: 'administrator', table: candidacyNotes, mails: 1 },
    body: async () => ({ text: `¿Lo ves? ${mentionOf((await colleague()).owner.userId)}` }),
  },
  'POST /doctors/:id/notes': { caller: 'administrator', table: doctorNotes },
  'POST /processes': {
    caller: 'administrator',
    table: selectionProcesses,
    refusesSame: true,
    asOther: { name: 'Otro' },
  },
  'POST /saved-searches': { caller: 'certifiedDoctor', table: savedSearches, body: () => search },
  'POST /petitions/:id/comments': {
    ...{ caller: 'admin', table: petitionEntries, mails: 1 },
    body: () => ({ text: 'Todo en orden.', internal: false }),
  },
  'POST /auth/send-contact': {
    ...{ caller: 'signedOut', table: contactMessages, mails: 1, body: () => letter },
    asOther: { email: 'ana@correo.test' },
  },
};

/** Why other routes that answer 201 need none. */
const safeWithout: Record<string, string> = {
  'POST /account/second-factor/passkeys': 'A challenge is answered once.',
  'POST /administrators/invitations': 'An address has one invitation, which is not sent again so soon.',
  'POST /auth/signin': 'An address has one account.',
  'POST /candidacies/:id/messages': 'The message has a key of its own.',
  'POST /candidacies/:id/messages/report': 'A conversation is reported once until the team decides.',
  'POST /offers/:id/candidacies': 'A doctor applies once to an offer.',
  'POST /petitions': 'A doctor has one petition.',
  'POST /petitions/:id/messages': 'The message has a key of its own.',
  'POST /profiles/invitations': 'An address has one invitation, which is not sent again so soon.',
  'POST /quick-answers': 'The same words are the same quick answer.',
  'POST /reported-conversations/:id/open': 'Every opening is recorded.',
  'POST /selection/candidacies/:id/document-requests': 'What is asked for already is not asked for again.',
  'POST /selection/candidacies/:id/interviews': 'A candidacy has one interview at a time.',
  'POST /selection/candidacies/:id/messages': 'The message has a key of its own.',
  'POST /selection/candidacies/:id/messages/report': 'A conversation is reported once until the team decides.',
};

const routeOf = (name: string) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
};

type Route = {
  method: string;
  path: string;
  responses: Record<string, unknown>;
  request?: { headers?: { shape?: object } };
};
const routes = api.api.openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === 'route' ? [definition.route as unknown as Route] : [],
);
const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
const takes = (header: string) => (route: Route) => header in (route.request?.headers?.shape ?? {});

test('what answers that something was made takes a key, or says why it needs none', () => {
  expect(routes.filter(takes('x-request-key')).map(nameOf).toSorted()).toEqual(Object.keys(keyed).toSorted());
  const others = routes.filter(
    (route) =>
      route.method === 'post' &&
      '201' in route.responses &&
      !takes('x-request-key')(route) &&
      !takes('x-upload-key')(route),
  );
  expect(others.map(nameOf).toSorted()).toEqual(Object.keys(safeWithout).toSorted());
});

describe.each(Object.entries(keyed))('%s', (name, { caller, table, body, asOther, mails = 0, refusesSame = false }) => {
  const prepare = async () => {
    const person = await buildPerson(api, caller, hospitalId);
    const [call] = [calls[name] ?? []].flat();
    const prepared = (await call?.prepare(api, person.owner, person.owner)) ?? {};
    return { person, prepared: { ...prepared, ...(body && { body: await body() }) } };
  };
  const send = async (token: string | null, prepared: Prepared, key?: string) => {
    // From an address of its own: what is limited by address has tests of its own.
    const headers = { 'x-forwarded-for': addressOf(), ...(key && { 'x-request-key': key }) };
    const response = await sendPrepared(api, routeOf(name), token, { ...prepared, headers });
    return { status: response.status, body: await response.text() };
  };
  const counts = async () => ({
    rows: (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0,
    audited: (await db.select({ rows: count() }).from(auditEntries))[0]?.rows ?? 0,
    mails: outbox.length,
  });
  const change = async (work: () => Promise<unknown>) => {
    const before = await counts();
    await work();
    const after = await counts();
    return {
      rows: after.rows - before.rows,
      audited: after.audited - before.audited,
      mails: after.mails - before.mails,
    };
  };
  const once = { rows: 1, audited: caller === 'signedOut' ? 0 : 1, mails };
  const never = { rows: 0, audited: 0, mails: 0 };

  test('sent again with its key it is made once, and answered as the first time', async () => {
    const { person, prepared } = await prepare();
    const key = randomUUID();
    const answers: unknown[] = [];
    const again = async () => answers.push(await send(person.token, prepared, key));
    expect(await change(again)).toEqual(once);
    api.clock.advance(120_000);
    expect(await change(again)).toEqual(never);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
  });

  test('three at once are one', async () => {
    const { person, prepared } = await prepare();
    const key = randomUUID();
    const all = () => Promise.all([1, 2, 3].map(() => send(person.token, prepared, key)));
    expect(await change(all)).toEqual(once);
  });

  test('without a key each is one of its own', async () => {
    const { person, prepared } = await prepare();
    await send(person.token, prepared);
    expect(await change(() => send(person.token, prepared))).toMatchObject({ rows: refusesSame ? 0 : 1 });
  });

  test('the key of somebody else reaches nothing of theirs', async () => {
    const { person, prepared } = await prepare();
    const key = randomUUID();
    await send(person.token, prepared, key);
    const other = await buildPerson(api, caller, hospitalId);
    const theirs = { ...prepared, ...(asOther && { body: { ...Object(prepared.body), ...asOther } }) };
    expect(await change(() => send(other.token, theirs, key))).toEqual(once);
  });

  test('a key that is none is refused', async () => {
    const { person, prepared } = await prepare();
    expect(await send(person.token, prepared, 'mine')).toMatchObject({ status: 422 });
  });
});

let sent = 0;
function addressOf(): string {
  sent += 1;
  return `10.0.${sent >> 8}.${sent & 255}`;
}
