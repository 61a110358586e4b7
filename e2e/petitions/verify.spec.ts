import { expectAccessible } from '../support/accessibility.ts';
import { demoReceiptCode } from '../support/specification.ts';
import { expect, test } from '../support/test.ts';

test('a code confirms its receipt and nobody’s name', async ({ page }) => {
  await page.goto(`/verify/${demoReceiptCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El justificante es auténtico');
  const main = page.getByRole('main');
  await expect(main).toContainText(/HOM-\d{4}-••••\d{2}/);
  await expect(main).toContainText(demoReceiptCode);
  await expect(main.locator('code')).toHaveText(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/);
  await expect(main).not.toContainText(/Valentina|Restrepo|@/);
  await expectAccessible(page);
});

test('small letters and missing hyphens are forgiven', async ({ page }) => {
  await page.goto(`/verify/${demoReceiptCode.toLowerCase().replaceAll('-', '')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El justificante es auténtico');
});

test('a wrong code is told apart, and another can be tried', async ({ page, problems }) => {
  problems.expect(/404.*api\/verify/);
  await page.goto('/verify/AAAA-BBBB-CCCC');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este código no corresponde a ningún justificante');
  await expect(page.getByRole('main')).toContainText('AAAA-BBBB-CCCC');
  await expectAccessible(page);
  await page.getByLabel('Comprobar otro código').fill(`  ${demoReceiptCode} `);
  await page.getByRole('button', { name: 'Comprobar código' }).click();
  await expect(page).toHaveURL(`/verify/${demoReceiptCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El justificante es auténtico');
});

test('too many checks and a lost connection say nothing against the receipt', async ({ page, problems }) => {
  problems.expect(/429.*api\/verify/);
  problems.expect(/failed request.*api\/verify/);
  problems.expect(/console error.*ERR_FAILED/);
  const tooMany = { code: 'TooManyRequests', message: 'Demasiados intentos seguidos.' };
  await page.route('**/api/verify/**', (route) => route.fulfill({ status: 429, json: tooMany }));
  await page.goto(`/verify/${demoReceiptCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demasiadas comprobaciones seguidas');
  await expectAccessible(page);

  await page.unroute('**/api/verify/**');
  await page.route('**/api/verify/**', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Comprobar código' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hemos podido comprobar el código');
  await expect(page.getByRole('main')).toContainText('Esto no dice nada sobre el justificante');

  await page.unroute('**/api/verify/**');
  await page.getByRole('main').getByRole('button', { name: 'Comprobar código' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El justificante es auténtico');
});

test('on a narrow screen nothing runs out of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/verify/${demoReceiptCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
});
