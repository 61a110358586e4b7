import { requestToken } from '../support/accounts.ts';
import { brokenWords } from '../support/boxes.ts';
import { payers } from '../support/payments.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

test('an x between digits stays one, where people type it and where they read it', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/account?tab=personal');
  const address = page.getByRole('textbox', { name: /^Dirección/ });
  await expect(address).toBeVisible();
  for (const place of [address, page.locator('body')]) {
    const features = await place.evaluate((element) => getComputedStyle(element).fontFeatureSettings);
    expect(features).toContain('"calt" 0');
  }
});

test('no step of the registration is cut in two on a tablet', async ({ page, request, context, baseURL }) => {
  await signInWith(context, baseURL, await requestToken(request, payers.retries));
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/signup');
  await expect(page.getByRole('list', { name: 'Pasos del registro de médico' })).toContainText('Documentación');
  await expect.poll(() => brokenWords(page)).toEqual([]);
});
