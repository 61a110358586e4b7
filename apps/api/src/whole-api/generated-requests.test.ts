import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorSchema } from '@fonendo/contract/shared/errors.schema';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeclaredRoute, declaredRoutes } from '../http/access/access-check.ts';
import { callers, permissionOf } from '../http/access/permissions.ts';
import { openApiDocument } from '../http/openapi/openapi.ts';
import { inlineSchemas } from '../http/openapi/openapi-inline.ts';
import { openTestApi, type TestApi } from '../testing/api.ts';
import { buildHospital } from '../testing/factories/hospital-factories.ts';
import { createTestLog } from '../testing/log.ts';
import { calls } from '../testing/permissions/calls.ts';
import { buildPerson } from '../testing/permissions/people.ts';
import { demoMailbox, sandboxWithin } from '../testing/permissions/platform-calls.ts';
import { type GeneratedRequest, generatedRequests } from '../testing/requests/generated-requests.ts';
import { type HostileRequest, hostileRequests, operationOf } from '../testing/requests/hostile-requests.ts';
import { buildSignedIn } from '../testing/sign-in.ts';

const { log, lines } = createTestLog('error');
const sandbox = sandboxWithin(() => testApi);
const testApi: TestApi = await openTestApi({ log, mailbox: demoMailbox, sandbox });
const { api } = testApi;
const document = inlineSchemas(openApiDocument(api));

const tokens: string[] = [];
for (const group of policyGroups) {
  const { jwt } = await buildSignedIn(testApi, { policyGroups: [group] });
  tokens.push(jwt);
}

const send = ({ method, path, headers, body }: GeneratedRequest) =>
  api.request(path, { method, headers, ...(body !== undefined && { body }) });

/** Some requests ask for compressed answers, and long ones are. */
async function readText(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  if (encoding === null) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString();
}

test('no request is a defect, and every refusal has the one shape', { timeout: 300_000 }, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(generatedRequests(document, tokens), async (request) => {
      const response = await send(request);
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect(response.status, JSON.stringify(lines().at(-1))).toBeLessThan(500);
      if (response.status < 400 || request.method === 'HEAD') return;
      errorSchema.parse(JSON.parse(await readText(response)));
    }),
    { numRuns: 400 },
  );
  // Otherwise the generator has lost touch with the routes, and the test would say nothing.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
});

/*
 * Each request would be accepted but for one defect: a text with NUL, a date in no year, an altered cursor, JSON sent
 * as another content type. The caller has access to the route, so only the check of that defect can refuse the request.
 */
const { id: hospitalId } = await buildHospital(testApi.db);

const sendHostile = ({ method, path }: DeclaredRoute, token: string | null, request: HostileRequest) => {
  const { params = {}, query = {}, body, contentType, headers } = request;
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return api.request(`/api${address}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
      ...headers,
    },
    ...(body !== undefined && !(body instanceof Blob) && { body: JSON.stringify(body) }),
  });
};

test.each(declaredRoutes(api))(
  '$method $path takes no text that cannot be kept, and no date of no year',
  async (route) => {
    const caller = callers.find((one) => !['none', 'others'].includes(permissionOf(route, one))) ?? 'superadmin';
    const { owner, token } = await buildPerson(testApi, caller, hospitalId);
    const operation = operationOf(document, route.method, route.path);
    for (const call of [calls[`${route.method} ${route.path}`] ?? []].flat()) {
      const prepared = await call.prepare(testApi, owner, owner);
      for (const request of hostileRequests(operation, prepared)) {
        const response = await sendHostile(route, token, request);
        const text = await response.text();
        expect(response.status, `${request.what}: ${text} ${JSON.stringify(lines().at(-1))}`).toBeGreaterThanOrEqual(
          400,
        );
        expect(response.status, `${request.what}: ${JSON.stringify(lines().at(-1))}`).toBeLessThan(500);
      }
    }
  },
);
