import type { ApiErrorBody } from '@fonendo/contract/shared/errors.schema';
import { readPositionHeader } from '@fonendo/contract/shared/read-position';
import { requestKeyHeader } from '@fonendo/contract/shared/request-key';
import { limits } from '@fonendo/domain/shared/limits';
import i18next from 'i18next';
import { asSent, knownAnswer, rememberAnswer } from './answers/known-answers.ts';
import { forgetReadPosition, nameReadPosition, rememberReadPosition } from './answers/read-position.ts';
import { forgetRequestKey, requestKeyOf } from './answers/request-keys.ts';
import { chosenHospital } from './session/chosen-hospital.ts';
import { readStored, storageKeys } from './storage.ts';

/** An answer of 400 or above, thrown with the error's data payload (specification, section 8). */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly data: ApiErrorBody;

  constructor(status: number, data: ApiErrorBody) {
    super(data.message);
    this.status = status;
    this.data = data;
  }
}

export const isApiFailure = (error: unknown, code?: ApiErrorBody['code']): error is ApiFailure =>
  error instanceof ApiFailure && (code === undefined || error.data.code === code);

type ExpiredTokenHandler = (usedToken: string | null, failure: ApiFailure) => Promise<string | null>;

let onExpiredToken: ExpiredTokenHandler = async () => null;

/**
 * The session decides what an expired token means: it returns a new token for another try, or null if the session is
 * over.
 */
export function handleExpiredTokens(handler: ExpiredTokenHandler): void {
  onExpiredToken = handler;
}

/** For calls that `fetch` cannot make (uploads with progress): a new token, or null where the session is over. */
export const renewToken: ExpiredTokenHandler = (usedToken, failure) => onExpiredToken(usedToken, failure);

let onUnreachable: () => void = () => {};

/** Called where nobody answered: the network or the server may be away without the browser knowing. */
export function handleUnreachable(handler: () => void): void {
  onUnreachable = handler;
}

let isHandedOver = false;

/**
 * The page goes on as somebody else: their tokens are stored before the browser leaves it. What it still asks for would
 * be asked, and what it still saves would be saved, in the name of the wrong person. It waits until the page is gone.
 */
export function handOver(storeOtherTokens: () => void): void {
  isHandedOver = true;
  storeOtherTokens();
}

const untilThePageIsGone = new Promise<never>(() => undefined);

/** Asked at once before the stored token is read or used: what to wait for instead of sending, or null. */
export const heldBack = (): Promise<never> | null => (isHandedOver ? untilThePageIsGone : null);

/** For tests, which have no page to leave. */
export function endHandOver(): void {
  isHandedOver = false;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const retryStatuses: ReadonlySet<number> = new Set(limits.retryStatuses);

/**
 * Every call to the API: bearer header (the caller's own token, else the stored one), one retry for
 * reading methods on the passing statuses, and anything from 400 up thrown as `ApiFailure`. What the browser
 * holds already and the server finds unchanged is not sent again.
 */
export const apiFetch = (input: string | URL, init: RequestInit = {}): Promise<Response> =>
  init.method === 'POST' ? post(input, init) : exchange(input, init);

/**
 * With a key of its own, which stays the same until there is an answer: a person who was told that nobody answered sends
 * the same form again, and the server may have done it the first time. Servers that fail may have done it as well.
 */
async function post(input: string | URL, init: RequestInit): Promise<Response> {
  const what = `${input} ${typeof init.body === 'string' ? init.body : ''}`;
  const headers = new Headers(init.headers);
  headers.set(requestKeyHeader, requestKeyOf(what));
  try {
    const response = await exchange(input, { ...init, headers });
    forgetRequestKey(what);
    return response;
  } catch (failure) {
    if (isApiFailure(failure) && isJudged(failure.status)) forgetRequestKey(what);
    throw failure;
  }
}

/** Refused for what it asks. What came too soon, or without a session, was not looked at: it says nothing of the first time. */
const isJudged = (status: number): boolean => status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

async function exchange(input: string | URL, init: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const customToken = request.headers.has('authorization');
  const held = customToken ? null : heldBack();
  if (held) return held;
  const token = readStored(storageKeys.token);
  if (!customToken && token) request.headers.set('authorization', `Bearer ${token}`);
  const known = request.method === 'GET' ? knownAnswer(request.url) : undefined;
  if (known) request.headers.set('if-none-match', known.etag);
  nameHospital(request);

  const response = await sendOrTell(request);
  if (known && response.status === 304) return asSent(known);
  if (response.ok) {
    if (request.method === 'GET') rememberAnswer(request.url, response);
    return response;
  }

  const failure = await toFailure(response);
  if (failure.data.code === 'TokenExpired' && !customToken) {
    const fresh = await onExpiredToken(token, failure);
    const heldMeanwhile = heldBack();
    if (heldMeanwhile) return heldMeanwhile;
    if (fresh) {
      const again = new Request(input, init);
      again.headers.set('authorization', `Bearer ${fresh}`);
      nameHospital(again);
      const secondResponse = await sendOrTell(again);
      if (secondResponse.ok) return secondResponse;
      throw await toFailure(secondResponse);
    }
  }
  throw failure;
}

/** An administrator works for the hospital they have chosen; the server takes it from nobody else. */
function nameHospital(request: Request): void {
  const hospital = chosenHospital();
  if (hospital) request.headers.set('x-hospital', hospital.id);
}

async function sendOrTell(request: Request): Promise<Response> {
  try {
    return await send(request);
  } catch (failure) {
    if (isApiFailure(failure)) onUnreachable();
    throw failure;
  }
}

async function send(request: Request): Promise<Response> {
  if (!readingMethods.has(request.method)) return sendChange(request);
  nameReadPosition(request.headers);
  const first = await fetchOrFail(request.clone()).catch(() => null);
  return first && !retryStatuses.has(first.status) ? first : fetchOrFail(request);
}

async function sendChange(request: Request): Promise<Response> {
  try {
    return await fetchOrFail(request);
  } catch (failure) {
    forgetReadPosition();
    throw failure;
  }
}

async function fetchOrFail(request: Request): Promise<Response> {
  try {
    const response = await readWhole(await fetch(request));
    rememberReadPosition(response.headers.get(readPositionHeader));
    return response;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw unreachable();
  }
}

/**
 * Reads the answer to its end before any caller gets it. If the connection dies in the middle, the request fails as if
 * the server had not answered at all: no caller ever sees half an answer. Streams are passed on as they arrive.
 */
async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers, body } = response;
  if (!body || headers.get('content-type')?.startsWith('text/event-stream')) return response;
  // Not as a blob: the browser's own tools would often show such an answer as empty.
  const whole = await response.arrayBuffer();
  // Chromium has a body, an empty one, even for an answer that can have none (204), and lets nobody make such an answer.
  return new Response(whole.byteLength > 0 ? whole : null, { status, statusText, headers });
}

/** No answer, or only a part of it: no network, or no server. */
export const isUnanswered = (failure: unknown): boolean => isApiFailure(failure) && failure.status === 0;

export const unreachable = () =>
  new ApiFailure(0, { code: 'ServiceUnavailable', message: i18next.t('apiErrors.ServiceUnavailable') });

/** Turns an answer of 400 or above into the failure to throw. */
export async function toFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  if (isErrorBody(body)) return new ApiFailure(response.status, body);
  return new ApiFailure(response.status, { code: 'InternalError', message: response.statusText });
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
