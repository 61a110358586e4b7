import { once } from 'node:events';
import { healthSchema, readinessSchema } from '@fonendo/contract/health.schema';
import { createRouter, declareRoute, json } from '../../http/route.ts';

const live = declareRoute(
  { access: 'public', reach: 'common' },
  {
    method: 'get',
    path: '/health',
    tags: ['health'],
    summary: 'The process lives',
    responses: { 200: json(healthSchema, 'It answers') },
  },
);

const ready = declareRoute(
  { access: 'public', reach: 'common' },
  {
    method: 'get',
    path: '/ready',
    tags: ['health'],
    summary: 'Everything a request needs answers: database and storage',
    responses: {
      200: json(readinessSchema, 'Send traffic'),
      503: json(readinessSchema, 'Send no traffic; `checks` names what is away'),
    },
  },
);

/** A check resolves if its part works. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

/** Load balancers ask every few seconds and give up after this time. */
const defaultLimitMs = 3_000;

export function healthRoutes(checks: ReadinessChecks, limitMs = defaultLimitMs) {
  return createRouter()
    .openapi(live, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(ready, async (c) => {
      const results = await Promise.all(Object.entries(checks).map(([name, check]) => runCheck(name, check, limitMs)));
      const unavailable = results.some(([, result]) => result === 'failed');
      const body = { checks: Object.fromEntries(results) };
      return unavailable
        ? c.json({ status: 'unavailable' as const, ...body }, 503)
        : c.json({ status: 'ready' as const, ...body }, 200);
    });
}

async function runCheck(name: string, check: () => Promise<unknown>, limitMs: number) {
  const late = AbortSignal.timeout(limitMs);
  try {
    await Promise.race([check(), once(late, 'abort').then(() => Promise.reject(late.reason))]);
    return [name, 'ok' as const] as const;
  } catch {
    return [name, 'failed' as const] as const;
  }
}
