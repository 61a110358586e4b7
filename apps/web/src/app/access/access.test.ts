import type { Session } from '@fonendo/contract/auth/auth.schema';
import { type PolicyGroup, policyGroups } from '@fonendo/domain/auth/policy-group';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/**
 * Who gets in where: every route as it stands, for everybody. That the pages themselves open is seen in a browser
 * (e2e/app/routes.spec.ts and every-page.spec.ts), once for each that differs.
 */
const publicPages = [
  ...['/401', '/deleted-account', '/faq', '/forgot-password', '/legal', '/new-password', '/payment', '/terms'],
  ...['/verify-account', '/verify/$code', '/waiting-account-verify'],
  ...['/example/', '/example/button', '/example/card-list', '/example/form', '/example/list', '/example/switch'],
  ...['/example/inputs/', '/example/inputs/datepicker', '/example/inputs/file', '/example/inputs/radio'],
  ...['/example/inputs/selects', '/example/inputs/text', '/example/inputs/textarea'],
];
/** They lead somewhere else, depending on who comes. */
const entrances = ['/', '/login', '/signup', '/second-factor', '/dev/mailbox'];
const ofKnownGroups = ['/dashboard'];
const ofAdministrators = ['/audit', '/payments', '/reports/', '/reports/$id', '/service'];
/** Found out by their loader: whoever may not see the thing is told that there is none. */
const ofOneThing = [
  ...['/candidate/$id', '/candidates/$id', '/offers/$id/', '/offers/$id/candidates', '/petitions/$id', '/users/$id'],
];
const ofAnybodySignedIn = [
  ...['/account/', '/account/cv', '/candidates/', '/help', '/homologation-info', '/homologations', '/hospitals'],
  ...['/journey', '/offers/', '/offers/own', '/petitions/', '/process', '/profile', '/profiles', '/road', '/users/'],
];
const guarded = [...ofKnownGroups, ...ofAdministrators, ...ofOneThing, ...ofAnybodySignedIn];

const id = '019a84a0-0000-7000-8000-000000000000';
const addressOf = (route: string) =>
  route
    .replace('$id', id)
    .replace('$code', 'DEMA-2221-FNDX')
    .replace(/(.)\/$/, '$1');

const stored = new Map<string, string>();
let status = 404;

vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'https://fonendo.test' } }));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
vi.stubGlobal('fetch', async ({ url }: Request) =>
  url.endsWith('/api/settings/public')
    ? Response.json({ mailbox: false })
    : Response.json({ code: status === 403 ? 'Forbidden' : 'NotFound', message: 'Refused' }, { status }),
);

// The first visits read the modules of the pages, which takes its time when every core is busy.
vi.setConfig({ testTimeout: 30_000 });

// Anew: what these modules know of the window and the session is their own.
vi.resetModules();
const { routeTree } = await import('../../routeTree.gen.ts');
const { setSession } = await import('../../platform/session/auth-state.ts');
const { landingPage } = await import('./landing-page.ts');
const { sessionKnown } = await import('../session-lifecycle.ts');
const { queryClient } = await import('../query-client.ts');

beforeAll(() => sessionKnown());

beforeEach(() => {
  status = 404;
  queryClient.clear();
});

afterAll(() => {
  vi.resetConfig();
  setSession(null);
  queryClient.clear();
});

const signedIn: Omit<Session, 'policyGroups'> = {
  ...{ userId: id, email: 'ana@correo.test', firstname: 'Ana', lastname: 'Ruiz', locale: 'es' },
  ...{ verified: true, mustSetUpSecondFactor: false },
};
const as = (...groups: PolicyGroup[]): Session => ({ ...signedIn, policyGroups: groups });

/** Where somebody is who asks for an address: at that one or another, or at none. */
async function visit(address: string, session: Session | null): Promise<string> {
  setSession(session);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history, isServer: false });
  await router.load();
  const matches: { status: string; _notFound?: boolean; error?: unknown }[] = router.state.matches;
  if (matches.some((match) => match.status === 'notFound' || match._notFound)) return 'not found';
  const failed = matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;
  return router.state.location.href;
}

/** Where each of these routes leads somebody, in a table that reads well where it is wrong. */
async function visitAll(routes: readonly string[], session: Session | null): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const route of routes) found[route] = await visit(addressOf(route), session);
  return found;
}

const everyOne = (routes: readonly string[], to: (route: string) => string) =>
  Object.fromEntries(routes.map((route) => [route, to(route)]));

it('knows every route there is', () => {
  const router = createRouter({ routeTree });
  expect(Object.keys(router.routesById).toSorted()).toEqual(
    ['__root__', ...publicPages, ...entrances, ...guarded].toSorted(),
  );
});

describe('whoever is not signed in', () => {
  it('opens what is open', async () => {
    expect(await visitAll(publicPages, null)).toEqual(everyOne(publicPages, addressOf));
    expect(await visitAll(entrances, null)).toEqual({
      ...{ '/': '/', '/login': '/login', '/signup': '/signup', '/second-factor': '/' },
      '/dev/mailbox': 'not found',
    });
  });

  it('is led to the login from everywhere else, which remembers where to', async () => {
    expect(await visitAll(guarded, null)).toEqual(
      everyOne(guarded, (route) => `/?redirect=${encodeURIComponent(addressOf(route))}`),
    );
    expect(await visit('/offers?q=a&view=all', null)).toBe(`/?redirect=${encodeURIComponent('/offers?q=a&view=all')}`);
  });
});

it.each([
  ['whose address is not verified', { verified: false }, '/waiting-account-verify'],
  ['who has to set up the second step', { mustSetUpSecondFactor: true }, '/second-factor'],
])('somebody %s gets in nowhere else', async (_, state, place) => {
  expect(await visitAll(guarded, { ...as('admin'), ...state })).toEqual(everyOne(guarded, () => place));
});

it('somebody without a group that is known has no dashboard', async () => {
  expect(await visitAll(['/dashboard', '/account/'], as())).toEqual({ '/dashboard': '/401', '/account/': '/account' });
});

it.each([
  ...['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/\\evil.test', 'https:evil.example'],
  ...['/\t/evil.example', '///evil.example', 'data:text/html,x'],
])('the login leads nobody who is signed in to %s', async (target) => {
  expect(await visit(`/?redirect=${encodeURIComponent(target)}`, as('admin'))).toBe('/dashboard');
  expect(landingPage(target)).toBe('/dashboard');
  expect(await visit('/login?redirect=%2Fhelp', as('admin'))).toBe('/help');
});

it('the login leads whoever may not open the page that another person left to the dashboard', async () => {
  expect(await visit('/?redirect=%2Faudit', as('hospital'))).toBe('/dashboard');
  expect(await visit('/?redirect=%2Faudit', as('admin'))).toBe('/audit');
  expect(await visit('/audit', as('hospital'))).toBe('/401');
  expect(await visit('/?redirect=%2Fdashboard', as())).toBe('/401');
});

describe.each(policyGroups)('somebody of the group %s', (group) => {
  const isAdministrator = group === 'admin' || group === 'superadmin';

  it('opens what is open, and is led on by the entrances', async () => {
    const registers = !isAdministrator && group !== 'recruiter';
    expect(await visitAll(publicPages, as(group))).toEqual(everyOne(publicPages, addressOf));
    expect(await visitAll(entrances, as(group))).toEqual({
      ...{ '/': '/dashboard', '/login': '/dashboard', '/second-factor': '/dashboard', '/dev/mailbox': 'not found' },
      '/signup': registers ? '/signup' : '/dashboard',
    });
  });

  it('opens the pages of whoever is signed in, and those of administrators as one alone', async () => {
    expect(await visitAll([...ofKnownGroups, ...ofAnybodySignedIn], as(group))).toEqual(
      everyOne([...ofKnownGroups, ...ofAnybodySignedIn], addressOf),
    );
    expect(await visitAll(ofAdministrators, as(group))).toEqual(
      everyOne(ofAdministrators, (route) => (isAdministrator ? addressOf(route) : '/401')),
    );
  });

  it.each([404, 403])('is told that there is no such thing where the server answers %i', async (answered) => {
    status = answered;
    expect(await visitAll(ofOneThing, as(group))).toEqual(everyOne(ofOneThing, () => 'not found'));
  });

  it('is told so of an id that cannot be one', async () => {
    const withIds = guarded.filter(
      (route) => route.includes('$id') && (isAdministrator || !ofAdministrators.includes(route)),
    );
    const asked = vi.spyOn(globalThis, 'fetch');
    for (const route of withIds) expect(await visit(route.replace('$id', '42'), as(group)), route).toBe('not found');
    expect(asked).not.toHaveBeenCalled();
  });
});
