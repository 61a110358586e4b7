import { beforeEach, expect, test } from 'vitest';
import { createClient } from './client.ts';

const sent: { url: string; init: RequestInit }[] = [];
let answer: () => Response;
const client = createClient({
  baseUrl: 'https://fonendo.test',
  fetch: async (url, init) => {
    sent.push({ url: url.href, init });
    return answer();
  },
});

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ fine: true });
});

test('the braces of a path are filled, and nothing of a value is taken for a part of the address', async () => {
  await client.get('/api/selection/candidacies/{id}/documents/{documentId}', { path: { id: 'a/b', documentId: 'ñ?' } });
  expect(sent[0]?.url).toBe('https://fonendo.test/api/selection/candidacies/a%2Fb/documents/%C3%B1%3F');
});

test('a path keeps the slash at its end', async () => {
  await client.get('/api/auth/forgot-password/', { query: { email: 'a+b@fonendo.test' } });
  expect(sent[0]?.url).toBe('https://fonendo.test/api/auth/forgot-password/?email=a%2Bb%40fonendo.test');
});

test('numbers are words in an address, and what is undefined is left out', async () => {
  await client.get('/api/petitions', { query: { limit: 25, cursor: undefined, status: 'Pending,Review' } });
  expect(sent[0]?.url).toBe('https://fonendo.test/api/petitions?limit=25&status=Pending%2CReview');
});

test('a body travels as JSON, and says so', async () => {
  await client.post('/api/auth/confirm-email', { body: { token: 'x' }, keepalive: true });
  expect(sent[0]?.init).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"token":"x"}',
    keepalive: true,
  });
});

test('without a body there is no type of one, and a header of the caller’s own arrives', async () => {
  const { signal } = new AbortController();
  await client.post('/api/auth/logout', { headers: { authorization: 'Bearer own' }, signal });
  expect(sent[0]?.init).toEqual({ method: 'POST', headers: { authorization: 'Bearer own' }, signal });
});

test('the answer is its data; null is data, too, and no content is undefined', async () => {
  expect(await client.get('/api/account')).toEqual({ fine: true });
  answer = () => Response.json(null);
  expect(await client.get('/api/dashboards/hospital')).toBeNull();
  answer = () => new Response(null, { status: 204 });
  expect(await client.delete('/api/processes/{id}', { path: { id: '1' } })).toBeUndefined();
});

test('a file is its bytes, and a stream the answer itself', async () => {
  answer = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  const file = await client.file('/api/contract/pdf');
  expect([await file.text(), file.type]).toEqual(['%PDF-', 'application/pdf']);
  expect(await (await client.open('/api/notifications/stream')).text()).toBe('%PDF-');
});

test('what fetch throws is thrown', async () => {
  answer = () => {
    throw new Error('gone');
  };
  await expect(client.get('/api/account')).rejects.toThrow('gone');
});

test('an address is there for those who send by other means', () => {
  expect(client.url('/api/documents/{kind}', { path: { kind: 'cv' }, query: { replaces: '7' } }).href).toBe(
    'https://fonendo.test/api/documents/cv?replaces=7',
  );
});

test('only what the document describes can be asked for', async () => {
  // @ts-expect-error: no such path.
  await client.get('/api/nothing');
  // @ts-expect-error: this path knows no such verb.
  await client.patch('/api/petitions/{id}', { path: { id: '1' } });
  // @ts-expect-error: the path has braces to fill.
  await client.get('/api/petitions/{id}');
  // @ts-expect-error: a number is no status.
  await client.get('/api/petitions', { query: { status: 1 } });
  // @ts-expect-error: the body has to say which token.
  await client.post('/api/auth/confirm-email', { body: {} });
  // @ts-expect-error: the answer has no such field.
  expect((await client.get('/api/account')).nothing).toBeUndefined();
});
