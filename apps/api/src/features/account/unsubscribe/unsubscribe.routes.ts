import { z } from 'zod';
import { createRouter, declareRoute } from '../../../http/route.ts';
import { renderUnsubscribe } from './unsubscribe.page.ts';
import { readSubscription, type UnsubscribeContext, unsubscribe } from './unsubscribe.ts';

const tags = ['account'];
const path = '/mails/unsubscribe/{token}';
const params = z.object({ token: z.string().regex(/^[\w-]{40,400}$/) });
const page = { 200: { description: 'A page', content: { 'text/html': { schema: z.string() } } } };

const ask = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['NotFound'] },
  {
    method: 'get',
    path,
    tags,
    summary: 'The page behind the link of a mail that switches mails of its kind off; changes nothing',
    request: { params },
    responses: page,
  },
);

const switchOff = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['NotFound'] },
  {
    method: 'post',
    path,
    tags,
    summary: 'Switch mails of this kind off, without signing in; mail programs do it with one click (RFC 8058)',
    request: { params },
    responses: page,
  },
);

export function unsubscribeRoutes(context: UnsubscribeContext) {
  return createRouter()
    .openapi(ask, async (c) => {
      const { token } = c.req.valid('param');
      return c.html(renderUnsubscribe(await readSubscription(context, token), { token, done: false }), 200);
    })
    .openapi(switchOff, async (c) => {
      const { token } = c.req.valid('param');
      const done = await unsubscribe(context, token, c.get('requestId'));
      return c.html(renderUnsubscribe(done, { token, done: true }), 200);
    });
}
