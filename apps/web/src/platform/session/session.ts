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
import { handleExpiredTokens, handleUnreachable, isApiFailure } from '../http-client.ts';
import { isLeaving } from '../leaving.ts';
import { removeAllCopies } from '../local-copy/local-copy.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { authState, pageOfPerson, setSession } from './auth-state.ts';
import { chooseHospital } from './chosen-hospital.ts';
import { isAway, isServerAway, setServerAway } from './server-away.ts';
import { reasonOf, refreshTokens, storeTokens } from './tokens.ts';

/** `shutOut`: blocked while they were signed in. */
export type SessionEnd = 'signedOut' | 'expired' | 'shutOut';

/** Beside the seven keys of the session, for the other tabs: they hear that the session is gone, not why. */
const endKey = 'session:end';
const writeEnd = (end: SessionEnd): void => localStorage.setItem(endKey, end);
const forgetEnd = (): void => localStorage.removeItem(endKey);

/** Of a session that is gone without a word nobody asked to be signed out. */
function readEnd(): SessionEnd {
  const end = localStorage.getItem(endKey);
  return end === 'signedOut' || end === 'shutOut' ? end : 'expired';
}

let onEnd: (reason: SessionEnd) => void = () => {};

/** Registers what the application does on screen when a session ends. */
export function whenSessionEnds(handler: (reason: SessionEnd) => void): void {
  onEnd = handler;
}

let pageAfterActing: string | null = null;

/**
 * Where an administrator goes on whose session ended while they acted as somebody: on the page of that person. Where
 * they stood they would be themselves, with what the other one was writing.
 */
export const comesBackTo = (): string | null => pageAfterActing;

/** How many requests are under way with which the person ends the session themselves. */
let ending = 0;

/** While this runs, the end of the session is no surprise: the caller asked for it and leads on. */
export async function endingSession<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  ending += 1;
  try {
    return await run();
  } finally {
    ending -= 1;
  }
}

handleExpiredTokens(async (refused, failure) => {
  const fresh = await refreshTokens(refused);
  if ('jwt' in fresh) return fresh.jwt;
  if (!ending) endSession(firstOf(reasonOf(failure), fresh.refused));
  return null;
});

/** A browser without a refresh token knows only what the first call was answered. */
const firstOf = (...reasons: readonly ('expired' | 'shutOut')[]) =>
  reasons.includes('shutOut') ? 'shutOut' : 'expired';

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
  forgetEnd();
  writeStored(storageKeys.persistsSession, remember ? 'true' : null);
  storeTokens(tokens);
  storeSession(session);
  return { kind: 'signedIn', session };
}

/** Whoever acts as somebody leaves both: the borrowed session, and their own behind it. */
export async function signOut(): Promise<void> {
  const tokens = [readStored(storageKeys.token), readStored(storageKeys.adminBackupToken)];
  await endingSession(async () => {
    for (const token of tokens) if (token) await revoke(token);
    endSession('signedOut');
  });
}

let checks = 0;

// Whoever finds nobody there has the session asked for, which says whether the server is away. Once: the check itself
// finds nobody either, and then it is asked again and again (session-lifecycle.ts).
handleUnreachable(() => {
  if (checks === 0 && !isServerAway() && !isLeaving()) void recheckSession().catch(() => undefined);
});

/**
 * Asks the server who is signed in (specification, section 4). Where the call fails, the refresh token is tried; if that
 * fails too, or no session comes back, the session is over. A server that is away says nothing about it: the page stays.
 */
export async function recheckSession(): Promise<void> {
  checks += 1;
  try {
    await askSession();
  } finally {
    checks -= 1;
  }
}

async function askSession(): Promise<void> {
  if (ending) return;
  const token = readStored(storageKeys.token);
  if (!token) {
    if (currentSession()) endSession(readEnd());
    // Nothing of a session could tell that the server is back; the network is.
    setServerAway(isOffline());
    return;
  }
  try {
    const found = await findSessionOrRefresh(token);
    if ('session' in found) storeSession(found.session);
    else if (!ending) endSession(found.refused);
    setServerAway(false);
  } catch (failure) {
    if (!isAway(failure)) throw failure;
    setServerAway(true);
    setSession(storedSession());
  }
}

type Found = { session: Session } | { refused: 'expired' | 'shutOut' };

async function findSessionOrRefresh(token: string): Promise<Found> {
  const found = await findSession(token);
  if ('session' in found) return found;
  const fresh = await refreshTokens(token);
  if ('jwt' in fresh) return findSession(fresh.jwt);
  return { refused: firstOf(found.refused, fresh.refused) };
}

/** Refused where the call fails or brings no session; a server that is away is thrown. */
async function findSession(token: string): Promise<Found> {
  try {
    const session: Session | null = await fetchSession(token);
    return isSession(session) ? { session } : { refused: 'expired' };
  } catch (failure) {
    if (isAway(failure) || !isApiFailure(failure)) throw failure;
    return { refused: reasonOf(failure) };
  }
}

/** Takes over the session that another tab, or this one before it was closed, has stored, or its end. */
export async function adoptStoredSession(): Promise<void> {
  const token = readStored(storageKeys.token);
  const session = storedSession();
  if (token && !session) storeSession(await fetchSession(token));
  else if (token) setSession(session);
  else if (currentSession() && !ending) leaveSession(readEnd(), currentSession());
}

const fetchSession = (token: string): Promise<Session> =>
  api.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });

/** The session ends here in any case, so a failing request changes nothing. */
async function revoke(token: string): Promise<void> {
  await api.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
}

function storeSession(session: Session): void {
  pageAfterActing = null;
  writeStored(storageKeys.session, JSON.stringify(session));
  setSession(session);
}

/** Removes everything of this session from the browser, impersonation included. Other tabs are told why. */
export function clearSession(reason: SessionEnd): void {
  writeEnd(reason);
  for (const key of Object.values(storageKeys)) writeStored(key, null);
  chooseHospital(null);
}

function endSession(reason: SessionEnd): void {
  // A person whose session merely expired comes back to what they were writing.
  if (reason === 'signedOut') removeAllCopies();
  const ended = currentSession() ?? storedSession();
  clearSession(reason);
  leaveSession(reason, ended);
}

function leaveSession(reason: SessionEnd, ended: Session | null): void {
  pageAfterActing = ended?.impersonatedBy ? pageOfPerson(ended) : null;
  setServerAway(false);
  setSession(null);
  onEnd(reason);
}

function currentSession(): Session | null {
  const auth = authState();
  return auth.status === 'authenticated' ? auth.session : null;
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
