import type { Page } from '@playwright/test';
import { requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const script = /\/assets\/start-[\w-]+\.js$/;

/** The application's file waits until it is let go. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

/** The mark that is seen, wherever it stands. */
const marks = (page: Page) => page.locator('svg:has(rect[rx="8.5"])').filter({ visible: true });
const markAt = (page: Page) => marks(page).first().boundingBox();

const frame = (page: Page) => page.locator('#frame');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const width of [390, 1440]) {
      test(`the frame of a page behind the login stands before its scripts, ${width} wide`, async ({
        page,
        context,
        request,
        baseURL,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await signInWith(context, baseURL, await requestToken(request, 'doctor@fonendo.test'));
        await watchShifts(page);
        const go = await holdScript(page);
        await page.goto('/offers', { waitUntil: 'commit' });
        const before = await markAt(page);
        const ground = await frame(page).evaluate((place) => getComputedStyle(place).backgroundColor);
        // Nothing of it is read out, and nothing of it can be reached.
        expect(await page.locator('body').ariaSnapshot()).toBe('');
        expect(await frame(page).locator(':is(a, button, input, [tabindex]):visible').count()).toBe(0);

        go();
        await expect(page.getByRole('heading', { level: 1, name: 'Buscar ofertas' })).toBeVisible();
        await expect(frame(page)).toHaveCount(0);
        expect(await markAt(page)).toEqual(before);
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
        expect(await shifted(page)).toBe(0);
      });
    }

    test('so does that of the login, on a phone and beside its panel', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await watchShifts(page);
        const go = await holdScript(page);
        await page.goto('/', { waitUntil: 'commit' });
        const before = await markAt(page);
        expect(await page.locator('body').ariaSnapshot()).toBe('');
        go();
        await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
        await expect(frame(page)).toHaveCount(0);
        expect(await markAt(page)).toEqual(before);
        expect(await shifted(page)).toBe(0);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  });
}

test('a workplace has its rail before its scripts', async ({ page, login }) => {
  await login('admin');
  await page.goto('/petitions');
  await page.getByRole('main').getByRole('link').first().waitFor();
  const address = await page.evaluate(() =>
    [...document.querySelectorAll('main a')]
      .map((link) => link.getAttribute('href'))
      .find((to) => /^\/petitions\/./.test(to ?? '')),
  );
  const go = await holdScript(page);
  await page.goto(address ?? '', { waitUntil: 'commit' });
  const before = await markAt(page);
  go();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  expect(await markAt(page)).toEqual(before);
});

test('a page whose scripts fail says so, and loads again', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(script, (route) => route.abort());
  await page.goto('/offers', { waitUntil: 'commit' });
  const message = page.getByRole('alert');
  await expect(message).toContainText('Fonendo no se ha podido abrir');
  await expect(marks(page)).toHaveCount(0);
  await page.unroute(script);
  await message.getByRole('link', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a page that takes long says so, and opens when it comes', async ({ page }) => {
    await page.clock.install();
    const go = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#frame .frame-signin').waitFor();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('alert')).toContainText('Fonendo is slow to open');
    go();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });
});

test('a page says that it needs JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('noscript b').first()).toHaveText('Fonendo necesita JavaScript');
  await expect(page.getByRole('link', { name: 'Volver a cargar' })).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
  await context.close();
});
