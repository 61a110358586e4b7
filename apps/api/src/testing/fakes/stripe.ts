import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { type CheckoutSession, checkoutSession, refund } from './stripe-objects.ts';

type Seen = { method: string; path: string; form: Record<string, string>; idempotencyKey: string | undefined };

const knownKey = 'sk_test_1';

/** As much of Stripe's API as Checkout needs, on this machine. Keys of idempotency are honoured as Stripe does. */
export async function openFakeStripe() {
  const sessions = new Map<string, CheckoutSession>();
  const refunds: Record<string, string>[] = [];
  const answers = new Map<string, unknown>();
  const seen: Seen[] = [];
  let away = false;

  const create = (form: Record<string, string>): CheckoutSession => {
    const id = `cs_test_${sessions.size + 1}`;
    const session = checkoutSession({ id, client_reference_id: form['client_reference_id'] ?? null });
    sessions.set(id, session);
    return session;
  };

  const refuse = (message: string) => ({ error: { type: 'invalid_request_error', message } });

  const handle = (method: string, path: string, form: Record<string, string>): [number, unknown] => {
    const [, id = '', action] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return [200, create(form)];
    if (method === 'POST' && path === '/v1/refunds') {
      refunds.push(form);
      return [200, refund(`re_${refunds.length}`, form['payment_intent'])];
    }
    const session = sessions.get(id);
    if (!session) return [404, refuse('No such checkout session')];
    if (action === 'expire') {
      if (session.status !== 'open') return [400, refuse('Only open sessions can be expired')];
      session.status = 'expired';
    }
    return [200, session];
  };

  /** As Stripe looks at every request: whose key, which version of the API, and forms in bodies. */
  const problemOf = (headers: IncomingHttpHeaders): [number, unknown] | null => {
    const key = /^Bearer (sk_test_\w+)$/.exec(headers.authorization ?? '')?.[1];
    if (key !== knownKey) return [401, refuse(`Invalid API Key provided: ${key?.slice(0, 8)}****`)];
    if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(headers['stripe-version'])))
      return [400, refuse('Invalid Stripe API version')];
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return headers['content-length'] === undefined || isForm ? null : [400, refuse('Invalid request body')];
  };

  const server = createServer(async (incoming, outgoing) => {
    const form = Object.fromEntries(new URLSearchParams(await text(incoming)));
    const { method = '', url: path = '' } = incoming;
    const idempotencyKey = incoming.headers['idempotency-key']?.toString();
    seen.push({ method, path, form, idempotencyKey });
    const known = idempotencyKey ? answers.get(idempotencyKey) : undefined;
    const problem = problemOf(incoming.headers);
    const [status, body] = away
      ? [503, { error: { type: 'api_error' } }]
      : (problem ?? (known ? [200, known] : handle(method, path, form)));
    if (idempotencyKey && status === 200) answers.set(idempotencyKey, body);
    outgoing.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    outgoing.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    api: { host: '127.0.0.1', port, protocol: 'http' as const },
    sessions,
    refunds,
    seen,
    setAway: (value: boolean) => {
      away = value;
    },
  };
}
