import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../../http/api-error.ts';
import { createRouter, declareRoute } from '../../../http/route.ts';
import {
  type SandboxCheckout,
  type SandboxCheckouts,
  sandboxChoices,
} from '../../../integrations/payments/sandbox-checkouts.port.ts';
import { checkoutPolicy, renderCheckout } from './checkout.page.ts';

const tags = ['demo'];
const id = z.string().regex(/^sbx_[\w-]{1,60}$/);

const page = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/sandbox-gateway/checkouts/{id}',
    tags,
    summary: 'The test gateway’s page: pay, fail or cancel without money',
    request: { params: z.object({ id }) },
    responses: { 200: { description: 'A page', content: { 'text/html': { schema: z.string() } } } },
  },
);

const choose = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['NotFound'] },
  {
    method: 'post',
    path: '/sandbox-gateway/checkouts/{id}/{choice}',
    tags,
    summary: 'What the person at the test gateway’s page chose',
    request: { params: z.object({ id, choice: z.enum(sandboxChoices) }) },
    responses: { 303: { description: 'Back to the product' } },
  },
);

function routes(checkouts: SandboxCheckouts) {
  return createRouter()
    .openapi(page, async (c) => {
      const checkout = await checkouts.find(c.req.valid('param').id);
      if (!checkout) throw new ApiError('NotFound');
      return answer(c, checkout);
    })
    .openapi(choose, async (c) => {
      const { id: checkoutId, choice } = c.req.valid('param');
      const checkout = await checkouts.choose(checkoutId, choice);
      if (!checkout) throw new ApiError('NotFound');
      return c.redirect(checkout.returnUrl, 303);
    });
}

function answer(c: Context, checkout: SandboxCheckout) {
  c.header('content-security-policy', checkoutPolicy(checkout));
  return c.html(renderCheckout(checkout), 200);
}

/** Registered only where the sandbox is the gateway. */
export const sandboxGatewayRoutes = (checkouts: SandboxCheckouts | null): ReturnType<typeof routes> =>
  checkouts ? routes(checkouts) : (createRouter() as unknown as ReturnType<typeof routes>);
