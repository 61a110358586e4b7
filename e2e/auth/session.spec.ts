import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, demoPassword } from '../support/accounts.ts';
import { readOneByOne } from '../support/payloads.ts';
import { expect, test } from '../support/test.ts';

const recheckMs = 300_000;

async function signIn(page: Page, email: string, { remember = false } = {}) {
  await page.goto('/');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  if (remember) await page.getByLabel('Recordarme').check();
  // The last thing that a page asks for by itself: what a test does to the session afterwards meets no other call.
  const bell = page.waitForResponse('**/api/notifications?limit=8');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
  await bell;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Whatever a page is asking for when its session ends is refused: its own calls may still be under way. */
const refusedCall = /401.*\/api\//;

/** Whether a new token was asked for. It may look like the old one: both can be of the same second. */
async function watchRefresh(page: Page): Promise<() => boolean> {
  let asked = false;
  await page.route('**/api/auth/refresh-token', async (route) => {
    asked = true;
    await route.continue();
  });
  return () => asked;
}

/** It ends with the session and finds out at once; these tests are about who asks. */
const withoutStream = (page: Page) =>
  page.route('**/api/notifications/stream', (route) => route.fulfill({ status: 204 }));

/**
 * Ends the session on the server, behind the page's back. Pages of links in view, which it asks for ahead of a click,
 * are answered here: refused, they would tell it sooner.
 */
async function revoke(page: Page) {
  await readOneByOne(page);
  const token = await stored(page, 'auth:token');
  const response = await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(response.ok()).toBe(true);
}

test('a reload keeps the session; signing out ends it in the browser and on the server, and leads to /', async ({
  page,
  problems,
}) => {
  problems.allow(refusedCall);
  await signIn(page, accounts.hospital, { remember: true });
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await stored(page, 'auth:token');
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth:')))).toEqual([]);

  const answer = await page.request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await page.goto('/account');
  await expect(page).toHaveURL('/?redirect=%2Faccount');
});

test('a session that ended on the server is noticed within five minutes', async ({ page, problems }) => {
  problems.expect(refusedCall);
  await page.clock.install();
  await withoutStream(page);
  await signIn(page, accounts.certifiedDoctor);
  await revoke(page);
  await page.clock.runFor(recheckMs + 1000);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sesión caducada')).toBeVisible();
  expect(await stored(page, 'auth:token')).toBeNull();
});

test('a remembered person gets a new token where the old one is refused', async ({ page, problems }) => {
  problems.expect(refusedCall);
  await signIn(page, accounts.certifiedDoctor, { remember: true });
  await page.evaluate(() => localStorage.setItem('auth:token', `${localStorage.getItem('auth:token')}x`));
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh-token'));
  await page.reload();
  expect((await refreshed).ok()).toBe(true);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const awayBanner = (page: Page) => page.getByRole('region', { name: 'Sin conexión con Fonendo' });

test('a server that is away signs nobody out: a banner says so, and goes when it is back', async ({
  page,
  problems,
}) => {
  problems.expect(/auth\/session/);
  await signIn(page, accounts.certifiedDoctor);
  await page.route('**/api/auth/session', (route) => route.abort('connectionrefused'));
  await lookAgain(page);
  await expect(awayBanner(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page, 'auth:token')).not.toBeNull();
  await awayBanner(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(awayBanner(page)).toBeVisible();

  await page.unroute('**/api/auth/session');
  // The page may ask again by itself before the button is there to be clicked.
  const retry = awayBanner(page).getByRole('button', { name: 'Reintentar' }).click();
  await Promise.race([retry.catch(() => undefined), expect(awayBanner(page)).toHaveCount(0)]);
  await expect(awayBanner(page)).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
});

test('a server that was away is asked again by itself, and its refusal ends the session', async ({
  page,
  problems,
}) => {
  problems.expect(/503.*auth\/session/);
  problems.expect(/401.*auth\/session/);
  await page.clock.install();
  await withoutStream(page);
  await signIn(page, accounts.certifiedDoctor);
  await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503, json: {} }));
  await lookAgain(page);
  await expect(awayBanner(page)).toBeVisible();
  await revoke(page);
  await page.unroute('**/api/auth/session');
  await page.clock.runFor(10_500);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sesión caducada')).toBeVisible();
  await expect(awayBanner(page)).toHaveCount(0);
});

// Each way to fail, with and without a refresh token: apps/web/src/platform/session/session.test.ts.
test('a session call that fails when the tab is looked at again tries the refresh token, and signs out without one', async ({
  page,
  problems,
}) => {
  const answer = { status: 500, json: { code: 'InternalError', message: 'no' } };
  problems.allow(/500.*auth\/session/);
  problems.allow(refusedCall);
  await signIn(page, accounts.certifiedDoctor, { remember: true });
  const refreshed = await watchRefresh(page);
  await page.route('**/api/auth/session', (route) => (refreshed() ? route.continue() : route.fulfill(answer)));
  const answered = page.waitForResponse(
    (response) => refreshed() && response.url().endsWith('/api/auth/session') && response.status() < 400,
  );
  await lookAgain(page);
  await answered;
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page, 'auth:token')).not.toBeNull();

  await page.evaluate(() => localStorage.removeItem('auth:refresh'));
  await page.unroute('**/api/auth/session');
  await page.route('**/api/auth/session', (route) => route.fulfill(answer));
  await lookAgain(page);
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'auth:token')).toBeNull();
});

// Where the refresh fails, too: apps/web/src/platform/session/session.test.ts.
test('an expired token on any call is refreshed and the call repeated', async ({ page, problems }) => {
  const expired = { status: 401, json: { code: 'TokenExpired', message: 'Sesión caducada' } };
  problems.expect(refusedCall);
  await signIn(page, accounts.certifiedDoctor, { remember: true });
  const refreshed = await watchRefresh(page);
  await page.route(/\/api\/(?!auth\/)/, (route) => (refreshed() ? route.continue() : route.fulfill(expired)));
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Cuenta', exact: true })).toBeVisible();
  await expect.poll(refreshed).toBe(true);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Sesión caducada')).toHaveCount(0);
});

test('a guarded page never shows before the session is known', async ({ page }) => {
  await signIn(page, accounts.certifiedDoctor);
  await readOneByOne(page);
  await page.route('**/api/auth/session', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/account', { waitUntil: 'commit' });
  await page.waitForTimeout(500);
  await expect(page.locator('main')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cuenta', exact: true })).toBeVisible();
});

test.describe('two tabs', () => {
  test('signing in, out and in as somebody else in one is followed by the other', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(refusedCall);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await signIn(page, accounts.admin);
    await expect(other).toHaveURL('/dashboard');
    await expect(other.getByText('Lucía Ferrándiz', { exact: true })).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    await signIn(page, accounts.hospital);
    await expect(other.getByText('Elena Cuesta Marín', { exact: true })).toBeVisible();
  });

  test('only one of them refreshes', async ({ page, context, problems }) => {
    problems.expect(refusedCall);
    await signIn(page, accounts.admin, { remember: true });
    const other = await context.newPage();
    await other.goto('/dashboard');
    let refreshes = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh-token')) refreshes += 1;
    });
    await page.evaluate(() => localStorage.setItem('auth:token', `${localStorage.getItem('auth:token')}x`));
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    await Promise.all([page.evaluate(look), other.evaluate(look)]);
    await expect.poll(() => stored(page, 'auth:token')).not.toMatch(/x$/);
    await expect(page).toHaveURL('/dashboard');
    await expect(other).toHaveURL('/dashboard');
    expect(refreshes).toBe(1);
  });
});

test('whoever signs in again after the session expired is back on their page, in every tab', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(refusedCall);
  await signIn(page, accounts.admin);
  await page.goto('/petitions?status=all');
  await expect(page.getByRole('heading', { level: 1, name: 'Homologaciones' })).toBeVisible();
  const other = await context.newPage();
  await withoutStream(other);
  await other.goto('/audit');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await revoke(page);
  await expect(page.getByText('Sesión caducada')).toBeVisible();
  await expect(other.getByText('Sesión caducada')).toBeVisible();
  await expect(other).toHaveURL('/?redirect=%2Faudit');
  await page.getByLabel('Correo electrónico').fill(accounts.admin);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/petitions?status=all');
  await expect(page.getByRole('heading', { level: 1, name: 'Homologaciones' })).toBeVisible();
  await expect(other).toHaveURL('/audit');
});
