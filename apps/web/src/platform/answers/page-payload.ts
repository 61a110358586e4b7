import { apiFetch } from '../http-client.ts';
import { readStored, storageKeys } from '../storage.ts';
import { apiAddress } from './api-address.ts';

/**
 * What a page reads comes in one answer of the server, its payload (docs/decisions/0060). Queries ask as always, and
 * get what has come ahead of them. Each answer serves once and for a short time: what is asked for again is fetched.
 */
type Answers = Map<string, unknown>;
type Payload = { token: string | null; askedAt: number; answers: Promise<Answers>; arrived?: Answers };

declare global {
  interface Window {
    /** Asked for by public/first.js before this code was there: without a session, one read instead of a payload. */
    earlyPayload?: { address: string; token: string | null; path: string; response: Promise<Response> };
  }
}

/** As long as an answer counts as fresh (app/query-client.ts). */
const freshMs = 15_000;
/** As long as queries remember what is not shown: until then a page can be drawn at once, and asks for itself. */
const rememberedMs = 5 * 60_000;

const payloads = new Map<string, Payload>();

adoptEarlyPayload();

/** Asks for the payload of a page, unless it came lately. Never fails: what is missing, queries ask for. */
export async function loadPayload(address: string): Promise<void> {
  const known = payloads.get(address);
  const lasting = known && known.token === currentToken() && Date.now() - known.askedAt < rememberedMs;
  if (!lasting) hold(address, currentToken(), fetchPayload(address).then(withoutSession));
  await payloads.get(address)?.answers;
}

/** The answer to this request if it came ahead; undefined if it has to be asked for. */
export async function takeAnswer(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const token = headers['authorization']?.replace('Bearer ', '') ?? currentToken();
  const key = keyOf(url);
  for (const payload of freshPayloads(token)) {
    const answer = takeFrom(await payload.answers, key);
    // Something was changed meanwhile.
    if (answer !== undefined && [...payloads.values()].includes(payload)) return answer;
  }
  return undefined;
}

/** The same without waiting: only from payloads that have arrived. */
export function takeArrivedAnswer(url: URL): unknown {
  const key = keyOf(url);
  for (const { arrived } of freshPayloads(currentToken())) {
    const answer = arrived && takeFrom(arrived, key);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

const freshPayloads = (token: string | null) =>
  [...payloads.values()].filter((held) => held.token === token && Date.now() - held.askedAt <= freshMs).reverse();

function takeFrom(answers: Answers, key: string): unknown {
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}

/** After a change, what was read before it is outdated; after the end of a session it is nobody's. */
export const forgetPayloads = (): void => payloads.clear();

const currentToken = () => readStored(storageKeys.token);

function hold(address: string, token: string | null, answers: Promise<Answers>): void {
  const payload: Payload = { token, askedAt: Date.now(), answers: answers.catch(() => new Map()) };
  payloads.delete(address);
  payloads.set(address, payload);
  void payload.answers.then((arrived) => Object.assign(payload, { arrived }));
}

/** Only the start takes the session from a payload: a later check wants to know how it is now. */
function withoutSession(answers: Answers): Answers {
  answers.delete('/api/auth/session');
  return answers;
}

async function fetchPayload(address: string): Promise<Answers> {
  const url = new URL('/api/pages', apiAddress());
  url.searchParams.set('address', address);
  return readAnswers(await apiFetch(url));
}

async function readAnswers(response: Response): Promise<Answers> {
  if (!response.ok) return new Map();
  const { answers }: { answers: Record<string, unknown> } = await response.json();
  return new Map(Object.entries(answers).map(([path, answer]) => [keyOf(new URL(path, apiAddress())), answer]));
}

const readOne = async (path: string, response: Response): Promise<Answers> =>
  response.ok ? new Map([[path, await response.json()]]) : new Map();

/** A question is the same in any order of its parameters. */
function keyOf(url: URL): string {
  const sorted = new URL(url);
  sorted.searchParams.sort();
  return sorted.pathname + sorted.search;
}

function adoptEarlyPayload(): void {
  const early = window.earlyPayload;
  delete window.earlyPayload;
  if (!early) return;
  const { address, token, path, response } = early;
  hold(
    address,
    token,
    response.then((answer) => (token ? readAnswers(answer) : readOne(path, answer))),
  );
}
