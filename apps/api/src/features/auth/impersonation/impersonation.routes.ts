import { tokensSchema } from '@fonendo/contract/auth/auth.schema';
import { impersonateRequestSchema } from '@fonendo/contract/auth/impersonation.schema';
import { z } from 'zod';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { AuthContext } from '../auth.context.ts';
import { requestOrigin } from '../login/origin.ts';
import { impersonateUser } from './impersonate-user.ts';

const impersonate = declareRoute(
  {
    access: ['superadmin', 'admin'],
    reach: 'others',
    refuses: ['ImpersonationRefused', 'NotFound', 'TooManyRequests'],
  },
  {
    method: 'post',
    path: '/auth/{id}/impersonate',
    tags: ['auth'],
    summary: 'Act as another user for an hour; signing that session out goes back',
    request: { params: z.object({ id: z.uuid() }), body: json(impersonateRequestSchema, 'Why') },
    responses: { 200: json(tokensSchema, 'The tokens of the other user') },
  },
);

export function impersonationRoutes(context: AuthContext) {
  return createRouter().openapi(impersonate, async (c) => {
    const { id } = c.req.valid('param');
    const { reason } = c.req.valid('json');
    return c.json(await impersonateUser(context, getActor(c), id, reason, requestOrigin(c)), 200);
  });
}
