import { errorSchema } from '@fonendo/contract/shared/errors.schema';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { declaredRoutes } from '../http/access/access-check.ts';
import { type Caller, permissionOf } from '../http/access/permissions.ts';
import { openApiDocument } from '../http/openapi/openapi.ts';
import { inlineSchemas } from '../http/openapi/openapi-inline.ts';
import { openTestApi, type TestApi } from '../testing/api.ts';
import { buildHospital } from '../testing/factories/hospital-factories.ts';
import { createTestLog } from '../testing/log.ts';
import { calls } from '../testing/permissions/calls.ts';
import { buildPerson, type Person } from '../testing/permissions/people.ts';
import { demoMailbox, sandboxWithin } from '../testing/permissions/platform-calls.ts';
import { operationOf } from '../testing/requests/hostile-requests.ts';
import { rightRequest, type SpoiledRequest, spoiledRequests } from '../testing/requests/spoiled-requests.ts';

/*
 * The document against the routes: requests made from it, right ones with one part spoiled, by callers of every kind.
 * Whatever is asked, the answer is one that the document lists for the operation, in the shape that it describes.
 */
const { log, lines } = createTestLog('error');
const sandbox = sandboxWithin(() => testApi);
const testApi: TestApi = await openTestApi({ log, mailbox: demoMailbox, sandbox });
const { api } = testApi;
const document = inlineSchemas(openApiDocument(api));
const { id: hospitalId } = await buildHospital(testApi.db);

const kinds = ['signedOut', 'notCertifiedDoctor', 'administrator', 'admin'] as const satisfies readonly Caller[];
/** Of those who are let in, more where somebody has the time (`npm run scan`); of the others a few, which end at the door. */
const requestsEach = { letIn: Number(process.env['REQUESTS_EACH'] ?? 6), turnedAway: 2 };
const seed = 20_261_116;

type Content = Record<string, { schema?: Parameters<typeof z.fromJSONSchema>[0] }>;
type Answers = Record<string, { content?: Content }>;

let sent = 0;
const statuses = new Map<number, number>();
// Otherwise the requests have lost touch with the routes, and nothing here would say anything.
afterAll(() => expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 409, 422])));

async function send(method: string, token: string | null, request: SpoiledRequest): Promise<Response> {
  const { path, headers, body } = request;
  sent += 1;
  const response = await api.request(path, {
    method,
    headers: {
      // Everybody from an address of their own: what is limited by address has tests of its own.
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'function' ? body() : body }),
  });
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  return response;
}

const schemas = new Map<unknown, z.ZodType>();
const schemaOf = (described: Parameters<typeof z.fromJSONSchema>[0]): z.ZodType => {
  const made = schemas.get(described) ?? z.fromJSONSchema(closed(described) as typeof described);
  schemas.set(described, made);
  return made;
};

/** Nothing is answered that the document does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in schema ? { additionalProperties: false, ...inner } : inner;
}

/** What is wrong with an answer, or null. */
async function flawOf(response: Response, answers: Answers): Promise<string | null> {
  const { status } = response;
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const isJson = type === 'application/json';
  const text = isJson ? await response.text() : '';
  // Files and streams are not read: what they hold has tests of its own.
  if (!isJson) await response.body?.cancel();
  if (status >= 500) return `${status}: ${JSON.stringify(lines().at(-1))}`;
  const listed = answers[status];
  if (!listed) return `${status} is not in the document: ${text.slice(0, 200)}`;
  if (status >= 400) {
    const parsed = errorSchema.strict().safeParse(text === '' ? null : JSON.parse(text));
    return parsed.success ? null : `${status} is no error of ours: ${text.slice(0, 200)}`;
  }
  if (!listed.content) return text === '' ? null : `${status} has a body: ${text.slice(0, 200)}`;
  const described = listed.content[type];
  if (!described) return `${status} as ${type} is not in the document`;
  if (!isJson || !described.schema) return null;
  const parsed = schemaOf(described.schema).safeParse(JSON.parse(text));
  return parsed.success ? null : `${status} is not as described: ${z.prettifyError(parsed.error).slice(0, 400)}`;
}

/** For what is refused at the door: nothing of it changes them. */
const standing = new Map<Caller, Person>();
for (const caller of kinds) standing.set(caller, await buildPerson(testApi, caller, hospitalId));

const choose = (all: SpoiledRequest[], count: number, turn: number): SpoiledRequest[] => {
  const length = Math.min(all.length, count);
  const some = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
  return fc.sample(some, { seed: seed + turn, numRuns: 1 }).flat();
};

test.each(declaredRoutes(api))('$method $path answers as the document says', { timeout: 120_000 }, async (route) => {
  const template = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
  const operation = operationOf(document, route.method, route.path);
  const answers = (operation as { responses?: Answers }).responses ?? {};
  const flaws: string[] = [];
  const sendAll = async (caller: Caller, token: string | null, requests: SpoiledRequest[]) => {
    for (const request of requests) {
      const flaw = await flawOf(await send(route.method, token, request), answers);
      if (flaw) flaws.push(`${caller}, ${request.what}: ${flaw}`);
    }
  };
  for (const [turn, caller] of kinds.entries()) {
    if (permissionOf(route, caller) === 'none') {
      const all = spoiledRequests(template, operation, {});
      await sendAll(caller, standing.get(caller)?.token ?? null, choose(all, requestsEach.turnedAway, turn));
      continue;
    }
    for (const call of [calls[`${route.method} ${route.path}`] ?? []].flat()) {
      const { owner, token } = await buildPerson(testApi, caller, hospitalId);
      const prepared = await call.prepare(testApi, owner, owner);
      const all = spoiledRequests(template, operation, prepared);
      // The right one comes last: it may use up what it is about.
      const right = rightRequest(template, prepared);
      await sendAll(caller, token, [...choose(all, requestsEach.letIn, turn), right]);
    }
  }
  expect(flaws).toEqual([]);
});
