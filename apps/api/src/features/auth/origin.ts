import type { Context } from 'hono';
import type { RequestEnv } from '../../http/request-context.ts';
import type { Origin } from './auth.context.ts';

export const requestOrigin = (c: Context<RequestEnv>): Origin => ({
  address: c.get('clientAddress'),
  userAgent: c.req.header('user-agent') ?? null,
  requestId: c.get('requestId'),
});
