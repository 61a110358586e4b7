import { readPositionHeader } from '@fonendo/contract/shared/read-position';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import type { RequestEnv } from '../request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../route.ts';
import { readsOfPage } from './page-reads.ts';

const querySchema = z.object({
  address: z
    .string()
    .max(4000)
    .regex(/^\//)
    .refine((address) => URL.canParse(address, 'http://page'))
    .meta({ example: '/dashboard' }),
});

const payloadSchema = z
  .object({ answers: z.record(z.string(), z.any()) })
  .meta({ id: 'PagePayload', description: 'What the API answers to these paths, as the page asks for them.' });

/** Also before the account is verified: each read says by itself who may ask for it. */
const payload = declareRoute(
  { access: 'anySession', reach: 'ownUnlessAdministrator' },
  {
    method: 'get',
    path: '/pages',
    tags: ['pages'],
    summary: 'Everything that a page of the web reads to be shown, in one answer',
    description:
      'The session and what the page at this address reads, each as its own path answers it to the same caller. What is refused is left out.',
    request: { query: querySchema },
    responses: { 200: json(payloadSchema, 'Answers by path') },
  },
);

/** A page's reads in one request. Each is a request of the same caller, so that none is allowed more than by itself. */
export function pagesRoutes(api: OpenAPIHono<RequestEnv>) {
  return createRouter().openapi(payload, async (c) => {
    const reads = readsOfPage(c.req.valid('query').address, getActor(c).policyGroups);
    const answers = await Promise.all(reads.map((read) => ask(api, c, `/api${read}`)));
    return c.json({ answers: Object.fromEntries(answers.flat()) }, 200);
  });
}

const passedOn = [
  ...['authorization', 'accept-language', 'cookie', 'x-forwarded-for', 'x-hospital'],
  readPositionHeader,
] as const;

async function ask(api: OpenAPIHono<RequestEnv>, c: Context<RequestEnv>, path: string): Promise<[string, unknown][]> {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const answer = await api.fetch(new Request(new URL(path, c.req.url), { headers, signal: c.req.raw.signal }), c.env);
  return answer.status === 200 ? [[path, await answer.json()]] : [];
}
