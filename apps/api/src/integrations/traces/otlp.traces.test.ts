import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { openTestServer } from '../../testing/server.ts';
import { createOtlpTraces } from './otlp.traces.ts';

type SentSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string; status: { code?: number } };
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };

/** As much of a collector as takes traces. */
async function startCollector() {
  const taken: Sent[] = [];
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/v1/traces') taken.push((await json(incoming)) as Sent);
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const spans = () =>
    taken.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
    );
  return { endpoint, spans, everything: () => JSON.stringify(taken) };
}

const { pool } = await openTestDatabase();
// A new connection says things of its own, which would be told as the request's.
await pool.query('select 1');
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

test('a request is a span of its caller’s trace, with its statements below it, and tells nothing of anybody', async () => {
  const { endpoint, spans, everything } = await startCollector();
  const traces = createOtlpTraces({ endpoint, role: 'web', version: '0.1.0' });
  const { url } = await openTestServer(
    async (_request, env) => {
      await pool.query({ name: 'count-people', text: `select 'a secret' as word` });
      await pool.query(`select count(*) from users where email = 'ana@correo.test'`);
      if (env?.outgoing) env.outgoing.route = '/api/users/:id';
      return new Response('ok');
    },
    { trace: traces.request },
  );
  const path = '/api/users/ana-sanz?token=f3c1d9';
  await (await fetch(url + path, { headers: { traceparent: `00-${caller.traceId}-${caller.spanId}-01` } })).text();
  await traces.close();
  const [first, second, request] = spans();
  expect(spans().map(({ name }) => name)).toEqual(['select', 'select users', 'GET /api/users/:id']);
  expect(request).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId });
  for (const statement of [first, second]) {
    expect(statement).toMatchObject({ traceId: caller.traceId, parentSpanId: request?.spanId });
  }
  expect(everything()).toContain('fonendo');
  for (const word of ['ana', 'f3c1d9', 'secret', 'email']) expect(everything()).not.toContain(word);
});

test('a job that fails is a span that says so, and fails as before', async () => {
  const { endpoint, spans, everything } = await startCollector();
  const traces = createOtlpTraces({ endpoint, role: 'jobs', version: '0.1.0' });
  const failing = traces.job('mail', async () => {
    await pool.query('select 1');
    throw Object.assign(new Error('to ana@correo.test'), { code: 'EENVELOPE' });
  });
  await expect(failing).rejects.toThrow('to ana@correo.test');
  expect(await traces.job('mail', async () => 'sent')).toBe('sent');
  await traces.close();
  expect(spans().map(({ name, status }) => [name, status.code ?? 0])).toEqual([
    ['select', 0],
    ['job mail', 2],
    ['job mail', 0],
  ]);
  expect(everything()).toContain('EENVELOPE');
  expect(everything()).not.toContain('ana@');
});

test('statements of nobody are not told, and a collector that is away stops nothing', async () => {
  const traces = createOtlpTraces({ endpoint: 'http://127.0.0.1:1', role: 'web', version: '0.1.0' });
  await pool.query('select 1');
  expect(await traces.job('mail', async () => (await pool.query('select 2 as two')).rows)).toEqual([{ two: 2 }]);
  await expect(traces.job('mail', () => pool.query('select nonsense'))).rejects.toThrow('nonsense');
  await traces.close();
});

test('afterwards connections are as they were', async () => {
  const before = pg.Client.prototype.query;
  const traces = createOtlpTraces({ endpoint: 'http://127.0.0.1:1', role: 'web', version: '0.1.0' });
  expect(pg.Client.prototype.query).not.toBe(before);
  await traces.close();
  expect(pg.Client.prototype.query).toBe(before);
});
