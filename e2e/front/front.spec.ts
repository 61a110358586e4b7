import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.locator('.rows li a');

test('without JavaScript offers are found by place, and an offer can be read whole', async ({ browser, baseURL }) => {
  const reader = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }), locale: 'es-ES' });
  const page = await reader.newPage();
  await page.goto('/empleo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofertas para médicos en España');
  await page.getByRole('combobox', { name: 'Comunidad' }).selectOption({ label: 'Comunitat Valenciana' });
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/empleo\/comunitat-valenciana$/);
  await page.getByRole('navigation', { name: 'Filtros' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/empleo\/comunitat-valenciana\/[a-z-]+$/);
  const name = await rows(page).first().locator('strong').textContent();
  await rows(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.locator('.pay .salary')).toContainText(/\d\d\.\d00 – \d\d\.\d00 €/);
  await expect(page.getByRole('heading', { name: 'Así es la selección' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inscribirme' })).toHaveAttribute('href', /^\/offers\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/empleo\//);
  await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible();
  await page.getByRole('link', { name: /Its .*open offer/ }).click();
  await expect(page).toHaveURL(/\/en\/hospitales\//);
  await expect(rows(page).first()).toBeVisible();
  await reader.close();
});

test('the public pages have no accessibility violation and no script', async ({ page }) => {
  await page.goto('/empleo');
  await expectAccessible(page);
  await rows(page).nth(5).click();
  await expect(page.getByRole('link', { name: 'Inscribirme' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.scripts.length)).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto('/empleo');
  await page.getByRole('link', { name: 'Filtros' }).click();
  await page.getByRole('link', { name: /^Ver \d+ ofertas$/ }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('three questions tell the road without an account, by keyboard and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inicio');
  await expect(page.getByText('Caminos abiertos · 4 de 4')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/¿Dónde obtuviste el título/).selectOption('CO');
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  await expect(page.getByText('Tu título no es de la UE')).toBeVisible();
  await page.getByLabel(/¿Qué nacionalidad tienes/).selectOption('CO');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel('No, solo el de Medicina').check();
  await page.getByRole('button', { name: 'Ver mi camino' }).click();
  await expect(page.getByRole('heading', { name: 'Homologación del título' })).toBeVisible();
  await expect(page.getByText('Tus 6 documentos')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('link', { name: /^Cambiar: ¿Dónde obtuviste/ }).click();
  await page.getByLabel(/¿Dónde obtuviste el título/).selectOption('ES');
  await page.getByRole('button', { name: 'Ver mi camino' }).click();
  await expect(page.getByRole('heading', { name: 'No necesitas homologar tu título' })).toBeVisible();
  await page.goto('/inicio/hospitales');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Publicar una plaza' }).first().click();
  await expect(page).toHaveURL(/\/signup\?role=hospital/);
});

test('a page that is not there says so, and leads to the offers', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const answer = await page.goto('/empleo/ninguna-parte');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver las ofertas abiertas' }).click();
  await expect(rows(page).first()).toBeVisible();
});
