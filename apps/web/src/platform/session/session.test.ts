import type { Session } from '@fonendo/contract/auth/auth.schema';
import { type PolicyGroup, policyGroups } from '@fonendo/domain/auth/policy-group';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
/** What the server answers, by path; the last of several answers stays. */
let answers: Record<string, (() => Response)[]> = {};
const sent: string[] = [];

vi.stubGlobal('window', { location: { origin: 'https://fonendo.test' } });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('fetch', async ({ url }: Request) => {
  const path = url.replace('https://fonendo.test/api', '');
  sent.push(path);
  const left = answers[path] ?? [];
  const answer = left.length > 1 ? left.shift() : left[0];
  if (!answer) throw new TypeError('fetch failed');
  return answer();
});

// Other tests put another handler of expired tokens into these modules.
vi.resetModules();
const { apiFetch } = await import('../http-client.ts');
const { authState, setSession } = await import('./auth-state.ts');
const { isServerAway, setServerAway } = await import('./server-away.ts');
const { recheckSession, signIn, whenSessionEnds } = await import('./session.ts');

const ended = vi.fn();
whenSessionEnds(ended);

const sessionOf = (...groups: PolicyGroup[]): Session => ({
  ...{ userId: 'ana', email: 'ana@correo.test', firstname: 'Ana', lastname: 'Ruiz', locale: 'es' },
  ...{ verified: true, mustSetUpSecondFactor: false, policyGroups: groups },
});
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const refused = (status: number, code: string) => json({ code, message: 'no' }, status);
const newTokens = json({ jwt: 'new', refreshToken: 'newer' });
const keys = () => [...stored.keys()].filter((key) => key.startsWith('auth:')).toSorted();

beforeEach(() => {
  stored.clear();
  stored.set('auth:token', 'old').set('auth:refresh', 'kept').set('auth:persistsSession', 'true');
  answers = {};
  sent.length = 0;
  ended.mockClear();
  setServerAway(false);
  setSession(sessionOf('admin'));
});

const failures = {
  'refuses the token': refused(401, 'Unauthorised'),
  'says that it has expired': refused(401, 'TokenExpired'),
  'fails on the server': refused(500, 'InternalError'),
  'brings no session data': json({}),
  'brings nothing': json(null),
};

describe.each(Object.entries(failures))('a session call that %s', (_, failure) => {
  it('tries the refresh token, and goes on with the new one', async () => {
    const answer = () => (stored.get('auth:token') === 'new' ? json(sessionOf('admin')) : failure)();
    answers = { '/auth/session': [answer], '/auth/refresh-token': [newTokens] };
    await recheckSession();
    expect(sent.slice(-2)).toEqual(['/auth/refresh-token', '/auth/session']);
    expect([stored.get('auth:token'), stored.get('auth:refresh')]).toEqual(['new', 'newer']);
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends the session without a refresh token', async () => {
    stored.delete('auth:refresh');
    answers = { '/auth/session': [failure] };
    await recheckSession();
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
    expect([keys(), authState().status]).toEqual([[], 'unauthenticated']);
  });

  it('ends the session where the refresh token is refused as well', async () => {
    answers = { '/auth/session': [failure], '/auth/refresh-token': [refused(401, 'Unauthorised')] };
    await recheckSession();
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
    expect(keys()).toEqual([]);
  });
});

it.each([502, 503, 504, null])('a server that is away (%s) ends no session', async (status) => {
  stored.set('auth:session', JSON.stringify(sessionOf('admin')));
  answers = status ? { '/auth/session': [json({}, status)] } : {};
  vi.useFakeTimers();
  const checked = recheckSession();
  await vi.runAllTimersAsync();
  await checked;
  vi.useRealTimers();
  expect([isServerAway(), authState().status, stored.get('auth:token')]).toEqual([true, 'authenticated', 'old']);
  expect(ended).not.toHaveBeenCalled();

  answers = { '/auth/session': [json(sessionOf('admin'))] };
  await recheckSession();
  expect(isServerAway()).toBe(false);
});

describe('an expired token on any call', () => {
  const expired = refused(401, 'TokenExpired');

  it('is refreshed and the call repeated', async () => {
    answers = { '/offers': [expired, json({ items: [] })], '/auth/refresh-token': [newTokens] };
    expect(await (await apiFetch('https://fonendo.test/api/offers')).json()).toEqual({ items: [] });
    expect(sent).toEqual(['/offers', '/auth/refresh-token', '/offers']);
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends the session where the refresh is refused', async () => {
    answers = { '/offers': [expired], '/auth/refresh-token': [expired] };
    await expect(apiFetch('https://fonendo.test/api/offers')).rejects.toThrow();
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
    expect(keys()).toEqual([]);
  });
});

describe('signing in', () => {
  const form = { email: 'ana@correo.test', password: 'x', passwordRemember: false };
  const own: Record<PolicyGroup, 'doctor' | 'hospital' | null> = {
    ...{ superadmin: null, admin: null, certifiedDoctor: 'doctor', notCertifiedDoctor: 'doctor' },
    ...{ hospital: 'hospital', recruiter: 'hospital' },
  };

  beforeEach(() => {
    stored.clear();
    setSession(null);
  });

  it.each(
    policyGroups.flatMap((group) =>
      [undefined, 'doctor' as const, 'hospital' as const].map((entry) => [group, entry] as const),
    ),
  )('as %s at the entry %s', async (group, entry) => {
    answers = {
      '/auth/login': [newTokens],
      '/auth/session': [json(sessionOf(group))],
      '/auth/logout': [json({})],
    };
    const outcome = await signIn(form, entry);
    const required = own[group];
    if (entry && required && entry !== required) {
      expect(outcome).toEqual({ kind: 'wrongEntry', entry: required });
      // The session that the server opened is over again, and nothing of it is kept.
      expect([sent.at(-1), keys(), authState().status]).toEqual(['/auth/logout', [], 'unauthenticated']);
    } else {
      expect(outcome).toMatchObject({ kind: 'signedIn' });
      expect([keys(), authState().status]).toEqual([['auth:session', 'auth:token'], 'authenticated']);
    }
  });

  it('keeps the refresh token of whoever asks to be remembered', async () => {
    answers = { '/auth/login': [newTokens], '/auth/session': [json(sessionOf('admin'))] };
    await signIn({ ...form, passwordRemember: true }, undefined);
    expect(keys()).toEqual(['auth:persistsSession', 'auth:refresh', 'auth:session', 'auth:token']);
  });
});
