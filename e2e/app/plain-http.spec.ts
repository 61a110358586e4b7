import { chromium } from '@playwright/test';
import { accounts, demoPassword } from '../support/accounts.ts';
import { readOneByOne } from '../support/payloads.ts';
import { expect, test } from '../support/test.ts';

// Without HTTPS browsers leave out random ids, locks, workers and the clipboard.
test('who opens the product by the name of a machine signs in and stays signed in', async ({
  baseURL,
  launchOptions,
}) => {
  const { port } = new URL(baseURL ?? '');
  const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP machine.test 127.0.0.1'];
  await using browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: `http://machine.test:${port}`, locale: 'es-ES' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/login');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel('Correo electrónico').fill(accounts.certifiedDoctor);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByLabel('Recordarme').check();
  const stream = page.waitForResponse('**/api/notifications/stream');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect((await stream).status()).toBe(200);

  // Every request of the next page is refused at first; one of them gets a new token for all.
  await readOneByOne(page);
  const expired = { status: 401, json: { code: 'TokenExpired', message: 'Sesión caducada' } };
  let refreshes = 0;
  await page.route(/\/api\/(?!auth\/)/, (route) => (refreshes > 0 ? route.continue() : route.fulfill(expired)));
  await page.route('**/api/auth/refresh-token', async (route) => {
    refreshes += 1;
    await route.continue();
  });
  await page.goto('/offers');
  const share = page.getByRole('button', { name: 'Compartir' });
  await expect(share).toBeVisible();
  await expect.poll(() => refreshes).toBe(1);

  await share.click();
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Control+V');
  await expect(search).toHaveValue(new RegExp(`^http://machine\\.test:${port}/offers/`));
  expect(errors).toEqual([]);
});
