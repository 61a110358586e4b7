import { healthSchema, readinessSchema } from '@fonendo/contract/health.schema';
import { createRouter, declareRoute, json } from '../../http/route.ts';
import { type Checks, runChecks } from './checks.ts';

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
    summary: 'What a request needs answers: database and storage. What else is away or late is named',
    responses: {
      200: json(readinessSchema, 'Send traffic; `degraded` where a part that `checks` names is away or late'),
      503: json(readinessSchema, 'Send no traffic; `checks` names what is away'),
    },
  },
);

export type HealthParts = {
  /** Without one of these no request can be answered. */
  needed: Checks;
  /** Without one of these the product works, and something is late or refused. */
  wanted: Checks;
};

/** Load balancers ask every few seconds and give up after this time. */
const defaultLimitMs = 3_000;

export function healthRoutes({ needed, wanted }: HealthParts, limitMs = defaultLimitMs) {
  return createRouter()
    .openapi(live, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(ready, async (c) => {
      const [first, second] = await Promise.all([runChecks(needed, limitMs), runChecks(wanted, limitMs)]);
      const checks = Object.fromEntries([...first, ...second]);
      const failed = (results: typeof first) => results.some(([, result]) => result === 'failed');
      if (failed(first)) return c.json({ status: 'unavailable' as const, checks }, 503);
      return c.json({ status: failed(second) ? ('degraded' as const) : ('ready' as const), checks }, 200);
    });
}
