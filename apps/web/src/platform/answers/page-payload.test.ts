import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
const sent: string[] = [];
let answers: Record<string, unknown> = {};
let answer: () => Promise<Response>;

vi.stubGlobal('window', { location: { origin: 'https://fonendo.test' } });
vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
vi.stubGlobal('fetch', (request: Request) => {
  sent.push(new URL(request.url).searchParams.get('address') ?? request.url);
  return answer();
});

const { forgetPayloads, loadPayload, takeAnswer, takeArrivedAnswer } = await import('./page-payload.ts');

const url = (path: string) => new URL(path, 'https://fonendo.test');

beforeEach(() => {
  vi.useRealTimers();
  forgetPayloads();
  stored.clear();
  stored.set('auth:token', 'ana');
  sent.length = 0;
  answers = { '/api/offers?limit=25&sort=match': { items: [1] }, '/api/account': { name: 'Ana' } };
  answer = async () => Response.json({ answers });
});

test('what a page reads is asked for once and answers its queries, in whatever order their parameters stand', async () => {
  await loadPayload('/offers');
  expect(sent).toEqual(['/offers']);
  expect(await takeAnswer(url('/api/offers?sort=match&limit=25'))).toEqual({ items: [1] });
  expect(await takeAnswer(url('/api/offers/facets'))).toBeUndefined();
});

test('the session is asked for again, not taken from the payload of a later page', async () => {
  answers = { '/api/auth/session': { userId: 'ana' } };
  await loadPayload('/offers');
  expect(await takeAnswer(url('/api/auth/session'), { authorization: 'Bearer ana' })).toBeUndefined();
});

test('a query waits for the payload that is on its way', async () => {
  const loading = loadPayload('/offers');
  expect(await takeAnswer(url('/api/account'))).toEqual({ name: 'Ana' });
  await loading;
});

test('an answer serves once: whoever asks again gets a new one', async () => {
  await loadPayload('/offers');
  expect(await takeAnswer(url('/api/account'))).toBeDefined();
  expect(await takeAnswer(url('/api/account'))).toBeUndefined();
});

test('an answer is not used when it is no longer fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await loadPayload('/offers');
  vi.setSystemTime(Date.now() + 16_000);
  expect(await takeAnswer(url('/api/account'))).toBeUndefined();
});

test('a page that was shown lately is drawn from what is known; later its payload is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await loadPayload('/offers');
  vi.setSystemTime(Date.now() + 60_000);
  await loadPayload('/offers');
  expect(sent).toHaveLength(1);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await loadPayload('/offers');
  expect(sent).toHaveLength(2);
});

test('after a change nothing from before is used, not even what is still on its way', async () => {
  await loadPayload('/account');
  const late = loadPayload('/offers');
  const taken = takeAnswer(url('/api/offers?limit=25&sort=match'));
  forgetPayloads();
  expect(await taken).toBeUndefined();
  expect(await takeAnswer(url('/api/account'))).toBeUndefined();
  await late;
});

test('one person’s answers are not given to another', async () => {
  await loadPayload('/offers');
  expect(await takeAnswer(url('/api/account'), { authorization: 'Bearer eva' })).toBeUndefined();
  stored.set('auth:token', 'eva');
  expect(await takeAnswer(url('/api/account'))).toBeUndefined();
});

test.each([
  ['refused', async () => Response.json({ code: 'Forbidden', message: 'no' }, { status: 403 })],
  ['broken', async () => Promise.reject(new TypeError('no network'))],
  ['no payload', async () => new Response('<html>')],
])('without a payload (%s) queries ask for themselves', async (_why, failing) => {
  answer = failing;
  await loadPayload('/offers');
  expect(await takeAnswer(url('/api/account'))).toBeUndefined();
});

test('what has arrived is there without waiting, once, for whoever asked for it, until it is old or changed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const loading = loadPayload('/offers');
  expect(takeArrivedAnswer(url('/api/account'))).toBeUndefined();
  await loading;
  expect(takeArrivedAnswer(url('/api/account'))).toEqual({ name: 'Ana' });
  expect(takeArrivedAnswer(url('/api/account'))).toBeUndefined();
  stored.set('auth:token', 'eva');
  expect(takeArrivedAnswer(url('/api/offers?limit=25&sort=match'))).toBeUndefined();
  stored.set('auth:token', 'ana');
  vi.setSystemTime(Date.now() + 16_000);
  expect(takeArrivedAnswer(url('/api/offers?limit=25&sort=match'))).toBeUndefined();
  await loadPayload('/dashboard');
  forgetPayloads();
  expect(takeArrivedAnswer(url('/api/account'))).toBeUndefined();
});
