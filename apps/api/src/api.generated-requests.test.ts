import { errorSchema } from '@fonendo/contract/errors.schema';
import { policyGroups } from '@fonendo/domain/policy-group';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApiDocument } from './http/openapi.ts';
import { openTestApi } from './testing/api.ts';
import { type GeneratedRequest, generatedRequests } from './testing/generated-requests.ts';
import { createTestLog } from './testing/log.ts';
import { buildSignedIn } from './testing/sign-in.ts';

const { log, lines } = createTestLog('error');
const testApi = await openTestApi({ log });
const { api } = testApi;

const tokens: string[] = [];
for (const group of policyGroups) {
  const { jwt } = await buildSignedIn(testApi, { policyGroups: [group] });
  tokens.push(jwt);
}

const send = ({ method, path, headers, body }: GeneratedRequest) =>
  api.request(path, { method, headers, ...(body !== undefined && { body }) });

test('no request is a defect, and every refusal has the one shape', { timeout: 300_000 }, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(generatedRequests(openApiDocument(api), tokens), async (request) => {
      const response = await send(request);
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect(response.status, JSON.stringify(lines().at(-1))).toBeLessThan(500);
      if (response.status < 400 || request.method === 'HEAD') return;
      errorSchema.parse(await response.json());
    }),
    { numRuns: 400 },
  );
  // Otherwise the generator has lost touch with the routes, and the test would say nothing.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 422]));
});
