import type { LoginForm, Session, Tokens } from '@fonendo/contract/auth/auth.schema';
import type {
  PasskeyAssertion,
  PasskeyRequestOptions,
  SecondFactorAsked,
  SecondFactorRequest,
} from '@fonendo/contract/auth/second-factor.schema';
import { type LoginEntry, requiredLoginEntry } from '@fonendo/domain/auth/policy-group';
import { api } from '../api.ts';
import { isOffline } from '../connection/connection.ts';
import { handleExpiredTokens, isApiFailure } from '../http-client.ts';
import { removeAllCopies } from '../local-copy/local-copy.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { authState, setSession } from './auth-state.ts';
import { chooseHospital } from './chosen-hospital.ts';
import { isAway, setServerAway } from './server-away.ts';
import { refreshTokens, storeTokens } from './tokens.ts';

export type SessionEnd = 'signedOut' | 'expired';

let onEnd: (reason: SessionEnd) => void = () => {};

/** Registers what the application does on screen when a session ends. */
export function whenSessionEnds(handler: (reason: SessionEnd) => void): void {
  onEnd = handler;
}

/** How many requests are under way with which the person ends the session themselves. */
let ending = 0;

/** While this runs, the end of the session is no surprise: whoever asked for it goes on from there. */
export async function endingSession<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  ending += 1;
  try {
    return await run();
  } finally {
    ending -= 1;
  }
}

handleExpiredTokens(async (refused) => {
  const fresh = await refreshTokens(refused);
  if (!fresh && !ending) endSession('expired');
  return fresh;
});

export type SignInOutcome =
  | { kind: 'signedIn'; session: Session }
  | { kind: 'wrongEntry'; entry: LoginEntry }
  | { kind: 'secondFactor'; asked: SecondFactorAsked['secondFactor'] };

/** Signs in through an entry; somebody at the wrong one is not signed in at all (specification, section 5). */
export async function signIn(form: LoginForm, entry: LoginEntry | undefined): Promise<SignInOutcome> {
  const { email, password } = form;
  const answer = await api.post('/api/auth/login', { body: { email, password, provider: 'password' } });
  if ('secondFactor' in answer) return { kind: 'secondFactor', asked: answer.secondFactor };
  return openSession(answer, form.passwordRemember, entry);
}

export type SecondFactorAnswer = SecondFactorRequest;

/** The second step, after the right password: the second factor. */
export async function answerSecondFactor(
  answer: SecondFactorAnswer,
  remember: boolean,
  entry: LoginEntry | undefined,
): Promise<SignInOutcome> {
  return openSession(await api.post('/api/auth/second-factor', { body: answer }), remember, entry);
}

/** Signs in with a passkey of the device, without email and password. */
export async function signInWithPasskey(
  ask: (options: PasskeyRequestOptions) => Promise<PasskeyAssertion>,
  remember: boolean,
  entry: LoginEntry | undefined,
): Promise<SignInOutcome> {
  const { options } = await api.post('/api/auth/passkeys/options');
  const credential = await ask(options);
  return openSession(await api.post('/api/auth/passkeys/login', { body: { credential } }), remember, entry);
}

/** Stores the new session, unless the person used the wrong entry. */
async function openSession(tokens: Tokens, remember: boolean, entry: LoginEntry | undefined): Promise<SignInOutcome> {
  const session = await fetchSession(tokens.jwt);
  const required = requiredLoginEntry(session.policyGroups);
  if (entry && required && required !== entry) {
    await revoke(tokens.jwt);
    return { kind: 'wrongEntry', entry: required };
  }
  writeStored(storageKeys.persistsSession, remember ? 'true' : null);
  storeTokens(tokens);
  storeSession(session);
  return { kind: 'signedIn', session };
}

export async function signOut(): Promise<void> {
  const token = readStored(storageKeys.token);
  await endingSession(async () => {
    if (token) await revoke(token);
    endSession('signedOut');
  });
}

/**
 * Asks the server who is signed in (specification, section 4). Where the call fails, the refresh token is tried; if that
 * fails too, or no session comes back, the session is over. A server that is away says nothing about it: the page stays.
 */
export async function recheckSession(): Promise<void> {
  if (ending) return;
  const token = readStored(storageKeys.token);
  if (!token) {
    if (authState().status === 'authenticated') endSession('expired');
    // Nothing of a session could tell that the server is back; the network is.
    setServerAway(isOffline());
    return;
  }
  try {
    const session = (await findSession(token)) ?? (await findRefreshedSession(token));
    if (session) storeSession(session);
    else if (!ending) endSession('expired');
    setServerAway(false);
  } catch (failure) {
    if (!isAway(failure)) throw failure;
    setServerAway(true);
    setSession(storedSession());
  }
}

async function findRefreshedSession(refused: string): Promise<Session | null> {
  const fresh = await refreshTokens(refused);
  return fresh ? findSession(fresh) : null;
}

/** Null where the call fails or brings no session; a server that is away is thrown. */
async function findSession(token: string): Promise<Session | null> {
  try {
    const session: Session | null = await fetchSession(token);
    return isSession(session) ? session : null;
  } catch (failure) {
    if (isAway(failure) || !isApiFailure(failure)) throw failure;
    return null;
  }
}

/** Takes over the session that another tab, or this one before it was closed, has stored. */
export async function adoptStoredSession(): Promise<void> {
  const token = readStored(storageKeys.token);
  const session = storedSession();
  if (token && !session) storeSession(await fetchSession(token));
  else setSession(token ? session : null);
}

const fetchSession = (token: string): Promise<Session> =>
  api.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });

/** The session ends here in any case, so a failing request changes nothing. */
async function revoke(token: string): Promise<void> {
  await api.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
}

function storeSession(session: Session): void {
  writeStored(storageKeys.session, JSON.stringify(session));
  setSession(session);
}

/** Removes everything of this session from the browser, impersonation included. */
export function clearSession(): void {
  for (const key of Object.values(storageKeys)) writeStored(key, null);
  chooseHospital(null);
}

function endSession(reason: SessionEnd): void {
  // Whoever is merely signed out by time comes back to what they were writing.
  if (reason === 'signedOut') removeAllCopies();
  clearSession();
  setServerAway(false);
  setSession(null);
  onEnd(reason);
}

/** The session as this product stored it; the next check with the server confirms it. */
function storedSession(): Session | null {
  try {
    const session: Session | null = JSON.parse(readStored(storageKeys.session) ?? 'null');
    return isSession(session) ? session : null;
  } catch {
    return null;
  }
}

const isSession = (session: Session | null | undefined): session is Session => Array.isArray(session?.policyGroups);
