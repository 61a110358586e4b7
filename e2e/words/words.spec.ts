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

test('Fonendo’s contract and that of an employment never share a name', async ({ page, login }) => {
  await login('notCertifiedDoctor');
  await page.goto('/account?tab=payments');
  await expect(page.getByRole('link', { name: 'Firmar el contrato de servicios' })).toBeVisible();
  const main = page.getByRole('main');
  const named = (await main.innerHTML()).match(/contratos?(?: de [a-z]+)?/gi) ?? [];
  expect(new Set(named)).toEqual(new Set(['contrato de servicios']));
  await page.goto('/offers');
  await expect(page.getByRole('group', { name: 'Contrato de trabajo' })).toBeVisible();
  await page.goto('/homologations');
  await expect(main.getByRole('link', { name: /contrato de servicios/ }).first()).toBeVisible();
  await expect(main).not.toContainText(/contratos?(?! de servicios)\b/);
});
