import type { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, test, vi } from 'vitest';
import { createApi } from '../../api.ts';
import { healthRoutes } from '../../features/health/health.routes.ts';
import type { Mailbox } from '../../integrations/mail/mail.port.ts';
import type { SandboxCheckouts } from '../../integrations/payments/sandbox-checkouts.port.ts';
import { openTestApi, testDependencies } from '../../testing/api.ts';
import { createRouter } from '../route.ts';
import { declaredRoutes } from './access-check.ts';

vi.mock('../../features/health/health.routes.ts', { spy: true });

const mailbox: Mailbox = { list: async () => [], find: async () => null };
const sandbox: SandboxCheckouts = { find: async () => null, choose: async () => null };
const { api, db, pool, listen, clock } = await openTestApi({ mailbox, sandbox });

/** Whoever adds a route that anybody may call, without even an account, does so here and on purpose. */
const publicRoutes = [
  'GET /auth/blocked/:id',
  'GET /auth/forgot-password/',
  'GET /auth/send-email-verification/:id',
  'GET /auth/verify-account/:token',
  'GET /calendar/:token',
  'GET /dev/mailbox',
  'GET /dev/mailbox/:id',
  'GET /docs',
  'GET /docs/reference.css',
  'GET /health',
  'GET /invitations/:token',
  'GET /mails/unsubscribe/:token',
  'GET /metrics',
  'GET /openapi.json',
  'GET /ready',
  'GET /sandbox-gateway/checkouts/:id',
  'GET /settings/about',
  'GET /settings/public',
  'GET /verify/:code',
  'POST /auth/confirm-email',
  'POST /auth/interest',
  'POST /auth/login',
  'POST /auth/passkeys/login',
  'POST /auth/passkeys/options',
  'POST /auth/refresh-token',
  'POST /auth/reset-password',
  'POST /auth/second-factor',
  'POST /auth/send-contact',
  'POST /auth/signin',
  'POST /invitations/:token',
  'POST /mails/unsubscribe/:token',
  'POST /payments/webhooks/:gateway',
  'POST /sandbox-gateway/checkouts/:id/:choice',
];

const routes = declaredRoutes(api);

test('the public routes are exactly these', () => {
  const found = routes.filter(({ access }) => access === 'public').map(({ method, path }) => `${method} ${path}`);
  expect(found.toSorted()).toEqual(publicRoutes);
});

describe('a route that does not declare who may call it stops the start', () => {
  type Undeclared = (router: OpenAPIHono) => unknown;
  const cases: [string, Undeclared][] = [
    ['a plain handler', (router) => router.get('/open', (c) => c.text('for anybody'))],
    ['a handler of every method', (router) => router.all('/open', (c) => c.text('for anybody'))],
    [
      'a described route without access',
      (router) =>
        router.openapi({ method: 'get', path: '/open', responses: { 200: { description: '' } } }, (c) =>
          c.text('open'),
        ),
    ],
    [
      'a described route that does not say whose things it touches',
      (router) =>
        router.openapi(
          { method: 'get', path: '/open', 'x-access': 'public', responses: { 200: { description: '' } } },
          (c) => c.text('open'),
        ),
    ],
  ];

  test.each(cases)('%s', (_name, addUndeclared) => {
    const router = createRouter();
    addUndeclared(router as unknown as OpenAPIHono);
    vi.mocked(healthRoutes).mockReturnValueOnce(router as unknown as ReturnType<typeof healthRoutes>);
    expect(() => createApi(testDependencies({ db, pool, listen }, clock))).toThrow(
      /do not declare who may call them: \w+ \/open/,
    );
  });

  test('the routes of the product start', () => {
    expect(() => createApi(testDependencies({ db, pool, listen }, clock))).not.toThrow();
  });
});
