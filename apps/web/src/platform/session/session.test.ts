import type { Session } from '@fonendo/contract/auth/auth.schema';
import { type PolicyGroup, policyGroups } from '@fonendo/domain/auth/policy-group';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
/** What the server answers, by path; the last of several answers stays. */
let answers: Record<string, (() => Response)[]> = {};
const sent: string[] = [];
const tokensSent: (string | null)[] = [];

vi.stubGlobal('window', { location: { origin: 'https://fonendo.test' } });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
  const path = url.replace('https://fonendo.test/api', '');
  sent.push(path);
  tokensSent.push(headers.get('authorization'));
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
const { adoptStoredSession, comesBackTo, recheckSession, signIn, signOut, whenSessionEnds } = await import(
  './session.ts'
);

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
  tokensSent.length = 0;
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

const blocked = json({ code: 'TokenExpired', message: 'no', shutOut: true }, 401);

describe('a blocked account', () => {
  it.each([true, false])('is what the session ends for, with a refresh token: %s', async (remembered) => {
    if (!remembered) stored.delete('auth:refresh');
    answers = { '/auth/session': [blocked], '/auth/refresh-token': [blocked] };
    await recheckSession();
    expect(ended).toHaveBeenCalledExactlyOnceWith('shutOut');
    expect(keys()).toEqual([]);
  });

  it('is noticed by any call, and by a refresh after a night', async () => {
    answers = { '/offers': [blocked], '/auth/refresh-token': [refused(401, 'TokenExpired')] };
    await expect(apiFetch('https://fonendo.test/api/offers')).rejects.toThrow();
    expect(ended).toHaveBeenLastCalledWith('shutOut');
    stored.set('auth:token', 'old').set('auth:refresh', 'kept').set('auth:persistsSession', 'true');
    answers = { '/auth/session': [refused(401, 'TokenExpired')], '/auth/refresh-token': [blocked] };
    await recheckSession();
    expect(ended.mock.calls).toEqual([['shutOut'], ['shutOut']]);
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

describe('a call that nobody answers', () => {
  const call = () => apiFetch('https://fonendo.test/api/offers', { method: 'DELETE' }).catch(() => undefined);

  it('has the session asked for once, which says whether the server is away', async () => {
    await Promise.all([call(), call()]);
    await vi.waitFor(() => expect(isServerAway()).toBe(true));
    // The second is the client's own second try of a reading call.
    expect(sent.filter((path) => path === '/auth/session')).toHaveLength(2);
    await call();
    await Promise.resolve();
    expect(sent.filter((path) => path === '/auth/session')).toHaveLength(2);
  });

  it('says nothing more where the server is there', async () => {
    answers = { '/auth/session': [json(sessionOf('admin'))] };
    await call();
    await vi.waitFor(() => expect(sent.at(-1)).toBe('/auth/session'));
    expect([isServerAway(), ended.mock.calls]).toEqual([false, []]);
  });
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

describe('an acting administrator', () => {
  const impersonatedBy = {
    ...{ name: 'Lucía', reason: 'Incidencia', hospital: null },
    ...{ startedAt: '2026-11-15T09:00:00Z', expiresAt: '2026-11-15T10:00:00Z' },
  };
  const acting = { ...sessionOf('hospital'), impersonatedBy };
  const expired = refused(401, 'TokenExpired');

  beforeEach(() => {
    stored.set('auth:isImpersonating', 'true').set('auth:adminBackupToken', 'own');
    stored.set('auth:session', JSON.stringify(acting));
    answers = { '/auth/session': [expired], '/auth/refresh-token': [expired], '/auth/logout': [json({})] };
    setSession(acting);
  });

  it('comes back to the page of the person when the hour is over', async () => {
    await recheckSession();
    expect([keys(), comesBackTo()]).toEqual([[], '/users/ana']);
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('does so where the page was loaded anew, and where another tab noticed it', async () => {
    setSession(null);
    await recheckSession();
    expect(comesBackTo()).toBe('/users/ana');
    setSession(acting);
    await adoptStoredSession();
    expect(comesBackTo()).toBe('/users/ana');
  });

  it('comes back to nobody after signing in, or when a session of their own ends', async () => {
    await recheckSession();
    answers = { '/auth/login': [newTokens], '/auth/session': [json(sessionOf('admin')), expired] };
    await signIn({ email: 'ana@correo.test', password: 'x', passwordRemember: false }, undefined);
    expect(comesBackTo()).toBeNull();
    await recheckSession();
    expect([ended.mock.lastCall, comesBackTo()]).toEqual([['expired'], null]);
  });

  it('who signs out leaves the borrowed session and their own', async () => {
    await signOut();
    expect(sent).toEqual(['/auth/logout', '/auth/logout']);
    expect(tokensSent).toEqual(['Bearer old', 'Bearer own']);
    expect(keys()).toEqual([]);
  });
});

describe('another tab', () => {
  /** What is left in the browser when the other tab has let the session go. */
  const clear = () => {
    for (const key of keys()) stored.delete(key);
  };

  it.each(['expired', 'shutOut', 'signedOut'] as const)('says why the session ended: %s', async (reason) => {
    answers = { '/auth/session': [reason === 'shutOut' ? blocked : refused(401, 'Unauthorised')] };
    answers['/auth/refresh-token'] = answers['/auth/session'] ?? [];
    await (reason === 'signedOut' ? signOut() : recheckSession());
    ended.mockClear();
    setSession(sessionOf('admin'));
    await adoptStoredSession();
    expect(ended).toHaveBeenCalledExactlyOnceWith(reason);
    expect(authState().status).toBe('unauthenticated');
    await adoptStoredSession();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('that was emptied by hand asked nobody to be signed out; the end before the last sign-in says nothing', async () => {
    await signOut();
    answers = { '/auth/login': [newTokens], '/auth/session': [json(sessionOf('admin'))] };
    await signIn({ email: 'ana@correo.test', password: 'x', passwordRemember: false }, undefined);
    clear();
    await adoptStoredSession();
    expect(ended).toHaveBeenLastCalledWith('expired');
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
