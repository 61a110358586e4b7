import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestLog } from '../testing/log.ts';
import { clientAddress } from './client-address.ts';
import type { RequestEnv } from './request-context.ts';

function serverBehind(trustedProxies: number) {
  const { log, lines } = createTestLog();
  const app = new Hono<RequestEnv>();
  app.use(clientAddress(trustedProxies, log));
  app.get('/', (c) => c.text(c.get('clientAddress')));
  const ask = async (forwardedFor?: string) =>
    (await app.request('/', { headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {} })).text();
  return { ask, warnings: () => lines().filter(({ level }) => level === 'warn') };
}

test('where no proxy is trusted, a forwarded address is not believed, and the operator is told once', async () => {
  const { ask, warnings } = serverBehind(0);
  expect(await ask()).toBe('local');
  expect(warnings()).toEqual([]);
  for (const address of ['203.0.113.7', '203.0.113.8']) expect(await ask(address)).toBe('local');
  expect(warnings()).toEqual([
    { level: 'warn', time: expect.any(Number), msg: expect.stringMatching(/TRUSTED_PROXIES/) },
  ]);
});

test('a trusted proxy is believed about the last address it wrote, without a warning', async () => {
  const { ask, warnings } = serverBehind(1);
  expect(await ask('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(warnings()).toEqual([]);
});
