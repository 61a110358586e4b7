import { describe, expect, test } from 'vitest';
import { createRouter } from '../../http/route.ts';
import { openTestApi, requestTo } from '../../testing/api.ts';
import { healthRoutes } from './health.routes.ts';

const { request, pool } = await openTestApi();

test('the process says that it lives', async () => {
  expect(await request('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

describe('readiness', () => {
  const readinessOf = (checks: Parameters<typeof healthRoutes>[0], limitMs?: number) =>
    requestTo(createRouter().route('/', healthRoutes(checks, limitMs)))('GET', '/ready');

  test('everything answers', async () => {
    expect(await request('GET', '/api/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { database: 'ok' } },
    });
  });

  test('what is away is named', async () => {
    const needed = { database: () => pool.query('select 1 / 0'), storage: async () => undefined };
    expect(await readinessOf({ needed, wanted: {} })).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { database: 'failed', storage: 'ok' } },
    });
  });

  test('what hangs counts as away', async () => {
    const needed = { database: () => new Promise(() => undefined) };
    expect(await readinessOf({ needed, wanted: {} }, 20)).toMatchObject({
      status: 503,
      body: { checks: { database: 'failed' } },
    });
  });

  test('what the product can do without for a while is named, and traffic goes on', async () => {
    const wanted = { mail: () => Promise.reject(new Error('late')), antivirus: async () => undefined };
    expect(await readinessOf({ needed: { database: async () => undefined }, wanted })).toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { database: 'ok', mail: 'failed', antivirus: 'ok' } },
    });
  });
});
