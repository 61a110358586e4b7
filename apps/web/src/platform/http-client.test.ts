import { limits } from '@fonendo/domain/shared/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKnownAnswers } from './answers/known-answers.ts';
import { forgetRequestKeys } from './answers/request-keys.ts';
import { ApiFailure, apiFetch, endHandOver, handleExpiredTokens, handOver } from './http-client.ts';
import { storageKeys } from './storage.ts';

const url = 'https://fonendo.test/api/offers';
const stored = new Map<string, string>();
const answers: Array<Response | Error> = [];
const sent: Request[] = [];

vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
vi.stubGlobal('fetch', async (request: Request) => {
  sent.push(request);
  const answer = answers.shift();
  if (!answer) throw new Error(`Unexpected call: ${request.method} ${request.url}`);
  if (answer instanceof Error) throw answer;
  return answer;
});

const ok = () => Response.json({ fine: true });
const failure = (status: number, code = 'InternalError') => Response.json({ code, message: 'no' }, { status });

beforeEach(() => {
  stored.clear();
  answers.length = 0;
  sent.length = 0;
  forgetKnownAnswers();
  forgetRequestKeys();
  endHandOver();
  handleExpiredTokens(async () => null);
});

describe('the bearer header', () => {
  it('is the stored token', async () => {
    stored.set(storageKeys.token, 'stored');
    answers.push(ok());
    await apiFetch(url);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer stored');
  });

  it('is the custom token where the caller has one', async () => {
    stored.set(storageKeys.token, 'stored');
    answers.push(ok());
    await apiFetch(url, { headers: { authorization: 'Bearer custom' } });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer custom');
  });

  it('is left out while nobody is signed in', async () => {
    answers.push(ok());
    await apiFetch(url);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('a page that goes on as somebody else', () => {
  const beSomebodyElse = () => handOver(() => void stored.set(storageKeys.token, 'theirs'));
  const isPending = async (call: Promise<unknown>) => {
    const settled = call.then(() => true);
    return (await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 20, false))])) === false;
  };

  it('sends nothing more with the stored token, which is theirs', async () => {
    stored.set(storageKeys.token, 'own');
    beSomebodyElse();
    expect(await isPending(apiFetch(url))).toBe(true);
    expect(await isPending(apiFetch(url, { method: 'PUT', body: '{}' }))).toBe(true);
    expect(sent).toEqual([]);
  });

  it('does not send again with their token what was refused for its own', async () => {
    stored.set(storageKeys.token, 'own');
    answers.push(failure(401, 'TokenExpired'));
    handleExpiredTokens(async () => stored.get(storageKeys.token) ?? null);
    const call = apiFetch(url, { method: 'PUT', body: '{}' });
    beSomebodyElse();
    expect(await isPending(call)).toBe(true);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer own']);
  });

  it('still signs out whom it leaves', async () => {
    beSomebodyElse();
    answers.push(ok());
    await apiFetch(url, { method: 'POST', headers: { authorization: 'Bearer own' } });
    expect(sent).toHaveLength(1);
  });
});

describe('errors', () => {
  it('are thrown with the payload of the answer', async () => {
    const fields = { email: { key: 'errors.email' } };
    answers.push(Response.json({ code: 'ValidationFailed', message: 'Revisa', fields }, { status: 422 }));
    const error = await apiFetch(url, { method: 'POST' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ status: 422, data: { code: 'ValidationFailed', message: 'Revisa', fields } });
  });

  it('keep their status when a proxy answers without our shape', async () => {
    answers.push(new Response('<html>', { status: 413 }));
    await expect(apiFetch(url)).rejects.toMatchObject({ status: 413, data: { code: 'InternalError' } });
  });

  it('say that the service is away when nothing answers', async () => {
    answers.push(new TypeError('fetch failed'));
    await expect(apiFetch(url, { method: 'POST' })).rejects.toMatchObject({ data: { code: 'ServiceUnavailable' } });
  });

  it('let an abort through as it is', async () => {
    answers.push(new DOMException('gone', 'AbortError'));
    await expect(apiFetch(url, { method: 'POST' })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the position that a change told', () => {
  const told = `${'a'.repeat(16)}.${'1'.repeat(16)}`;
  const changed = () => new Response(null, { status: 204, headers: { 'x-read-position': told } });
  const sentPosition = async () => {
    answers.push(ok());
    await apiFetch(url);
    return sent.at(-1)?.headers.get('x-read-position') ?? null;
  };

  it('goes along with every read from then on', async () => {
    expect(await sentPosition()).toBeNull();
    answers.push(changed());
    await apiFetch(url, { method: 'POST' });
    expect(sent.at(-1)?.headers.has('x-read-position')).toBe(false);
    expect(await sentPosition()).toBe(told);
  });

  it('is forgotten with a change whose answer never came', async () => {
    answers.push(changed(), new TypeError('reset'));
    await apiFetch(url, { method: 'POST' });
    await apiFetch(url, { method: 'POST' }).catch(() => undefined);
    expect(await sentPosition()).toBeNull();
  });
});

describe('the key of a POST', () => {
  const post = async (answer: Response | Error, { body = '{"text":"a"}', to = url } = {}) => {
    answers.push(answer);
    await apiFetch(to, { method: 'POST', body }).catch(() => undefined);
    return sent.at(-1)?.headers.get('x-request-key');
  };
  const lost = () => new TypeError('reset');
  afterEach(() => vi.useRealTimers());

  it('is a new one for each', async () => {
    const first = await post(ok());
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(await post(ok())).not.toBe(first);
  });

  it.each([0, 401, 429, 500, 502, 503, 504])(
    'is the same when the answer was lost (%i) and the same is sent again',
    async (status) => {
      const first = await post(status === 0 ? lost() : failure(status));
      expect(await post(lost())).toBe(first);
      expect(await post(ok())).toBe(first);
      expect(await post(ok())).not.toBe(first);
    },
  );

  it('is another for another text or another address', async () => {
    const first = await post(lost());
    expect(await post(ok(), { body: '{"text":"b"}' })).not.toBe(first);
    expect(await post(ok(), { to: `${url}/1` })).not.toBe(first);
    expect(await post(ok())).toBe(first);
  });

  it.each([403, 409, 422])('is another after a refusal (%i)', async (status) => {
    const first = await post(lost());
    expect(await post(failure(status))).toBe(first);
    expect(await post(ok())).not.toBe(first);
  });

  it('stays when only the token was refused', async () => {
    stored.set(storageKeys.token, 'old');
    handleExpiredTokens(async () => 'new');
    const first = await post(lost());
    answers.push(failure(401, 'TokenExpired'));
    expect(await post(ok())).toBe(first);
    expect(sent.map((request) => request.headers.get('x-request-key'))).toEqual([first, first, first]);
  });

  it('is forgotten after ten minutes, and when many others were lost', async () => {
    vi.useFakeTimers();
    const first = await post(lost());
    vi.advanceTimersByTime(599_000);
    expect(await post(lost())).toBe(first);
    vi.advanceTimersByTime(2000);
    const second = await post(lost());
    expect(second).not.toBe(first);
    for (let i = 0; i < 8; i += 1) await post(lost(), { body: `{"text":${i}}` });
    expect(await post(ok())).not.toBe(second);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('is not for a %s', async (method) => {
    answers.push(ok());
    await apiFetch(url, { method });
    expect(sent[0]?.headers.has('x-request-key')).toBe(false);
  });
});

describe('retry', () => {
  it.each(limits.retryStatuses)('asks once more after %i when reading', async (status) => {
    answers.push(failure(status), ok());
    expect((await apiFetch(url)).ok).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('gives up after the second failure', async () => {
    answers.push(failure(503), failure(503));
    await expect(apiFetch(url)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(2);
  });

  it('asks once more when the connection broke', async () => {
    answers.push(new TypeError('reset'), ok());
    expect((await apiFetch(url)).ok).toBe(true);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeats a %s', async (method) => {
    answers.push(failure(503));
    await expect(apiFetch(url, { method })).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });

  it('does not ask again after an answer that will not change', async () => {
    answers.push(failure(404, 'NotFound'));
    await expect(apiFetch(url)).rejects.toMatchObject({ status: 404 });
    expect(sent).toHaveLength(1);
  });
});

describe('an answer that breaks off in the middle', () => {
  /** Headers and half of a body, then the connection dies. */
  const cut = (status = 200, type = 'application/json', end: Error = new TypeError('network error')) => {
    let isHalfSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isHalfSent) return controller.error(end);
        isHalfSent = true;
        controller.enqueue(new TextEncoder().encode('{"items":['));
      },
    });
    return new Response(body, { status, headers: { 'content-type': type, etag: '"a"' } });
  };

  it('is asked for once more when reading', async () => {
    answers.push(cut(), ok());
    expect(await (await apiFetch(url)).json()).toEqual({ fine: true });
    expect(sent).toHaveLength(2);
  });

  it.each(['application/json', 'application/pdf'])('is no answer: %s', async (type) => {
    answers.push(cut(200, type), cut(200, type));
    await expect(apiFetch(url)).rejects.toMatchObject({ status: 0, data: { code: 'ServiceUnavailable' } });
  });

  it('is not known by its name', async () => {
    answers.push(cut(), cut(), ok());
    await apiFetch(url).catch(() => undefined);
    await apiFetch(url);
    expect(sent.at(-1)?.headers.has('if-none-match')).toBe(false);
  });

  it.each([200, 422])('never repeats a change (%i), and says that the service is away', async (status) => {
    answers.push(cut(status));
    const change = apiFetch(url, { method: 'POST' });
    await expect(change).rejects.toMatchObject({ status: 0, data: { code: 'ServiceUnavailable' } });
    expect(sent).toHaveLength(1);
  });

  it('lets an abort through as it is', async () => {
    answers.push(cut(200, 'application/json', new DOMException('gone', 'AbortError')));
    await expect(apiFetch(url, { method: 'POST' })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([204, 304])('is not mistaken for one that is empty (%i), as browsers give it', async (status) => {
    const empty = new Response('');
    Object.defineProperty(empty, 'status', { value: status });
    answers.push(empty);
    expect((await apiFetch(url, { method: status === 204 ? 'POST' : 'GET' }).catch((failure) => failure)).status).toBe(
      status,
    );
    expect(sent).toHaveLength(1);
  });

  it('is handed on as it comes where it is a stream', async () => {
    answers.push(cut(200, 'text/event-stream'));
    const { body } = await apiFetch(url);
    const first = await body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('{"items":[');
  });
});

describe('an expired token', () => {
  it('is exchanged and the call repeated once, body and all', async () => {
    stored.set(storageKeys.token, 'old');
    handleExpiredTokens(async (refused) => (refused === 'old' ? 'new' : null));
    answers.push(failure(401, 'TokenExpired'), ok());
    await apiFetch(url, { method: 'POST', body: '{"a":1}' });
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(await sent[1]?.text()).toBe('{"a":1}');
  });

  it('is an error where there is no other', async () => {
    answers.push(failure(401, 'TokenExpired'));
    await expect(apiFetch(url)).rejects.toMatchObject({ data: { code: 'TokenExpired' } });
    expect(sent).toHaveLength(1);
  });

  it('is the caller’s business when the token was the caller’s own', async () => {
    const exchange = vi.fn(async () => 'new');
    handleExpiredTokens(exchange);
    answers.push(failure(401, 'TokenExpired'));
    await expect(apiFetch(url, { headers: { authorization: 'Bearer custom' } })).rejects.toBeInstanceOf(ApiFailure);
    expect(exchange).not.toHaveBeenCalled();
  });
});

describe('an answer that the browser has', () => {
  const named = (etag: string, body: unknown) => Response.json(body, { headers: { etag } });
  // Its text is read from a copy, a moment later.
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('is asked for by its name, and used again if nothing has changed', async () => {
    answers.push(named('"a"', { items: [1] }));
    expect(await (await apiFetch(url)).json()).toEqual({ items: [1] });
    await settled();
    answers.push(new Response(null, { status: 304 }));
    expect(await (await apiFetch(url)).json()).toEqual({ items: [1] });
    expect(sent.map((request) => request.headers.get('if-none-match'))).toEqual([null, '"a"']);
  });

  it('is replaced by the new one', async () => {
    answers.push(named('"a"', { items: [1] }));
    await apiFetch(url);
    await settled();
    answers.push(named('"b"', { items: [2] }));
    expect(await (await apiFetch(url)).json()).toEqual({ items: [2] });
    await settled();
    answers.push(new Response(null, { status: 304 }));
    expect(await (await apiFetch(url)).json()).toEqual({ items: [2] });
    expect(sent.at(-1)?.headers.get('if-none-match')).toBe('"b"');
  });

  it('is forgotten with the session', async () => {
    answers.push(named('"a"', { items: [1] }), ok());
    await apiFetch(url);
    await settled();
    forgetKnownAnswers();
    await apiFetch(url);
    expect(sent[1]?.headers.has('if-none-match')).toBe(false);
  });

  it('is not named when something is changed', async () => {
    answers.push(named('"a"', { items: [1] }), ok());
    await apiFetch(url);
    await settled();
    await apiFetch(url, { method: 'POST' });
    expect(sent[1]?.headers.has('if-none-match')).toBe(false);
  });
});
