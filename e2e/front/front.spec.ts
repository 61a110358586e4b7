import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { readVerificationCode } from '../support/mailbox.ts';
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

test('a new doctor comes from a public offer through the registration back to it', async ({ page, request }) => {
  test.slow();
  const email = `vuelve.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
  const field = (label: string | RegExp) => page.getByRole('textbox', { name: label });
  const choose = async (label: string, query: string, option: string) => {
    const input = page.getByRole('combobox', { name: label, exact: true });
    await input.click();
    if (query) await input.fill(query);
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const typeDay = async (label: string, day: string) => {
    await field(label).fill(day);
    await field(label).press('Tab');
  };
  await page.goto('/empleo');
  await rows(page).nth(8).click();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Inscribirme' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await page.getByRole('radio', { name: /Soy médico/ }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await field('Nombre').fill('Valentina');
  await field('Apellidos').fill('Restrepo');
  await typeDay('Fecha de nacimiento', '29/02/1996');
  await choose('País de residencia', 'colom', 'Colombia');
  await choose('Nacionalidad', 'colom', 'Colombia');
  await choose('Tipo de documento', '', 'Pasaporte');
  await field('Número de documento').fill('ab 123-4567');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await choose('País donde obtuviste el título', 'colom', 'Colombia');
  await typeDay('Fecha de graduación', '15122014');
  await field('Correo electrónico').fill(email);
  await field('Teléfono').fill('300 123 4567');
  await field(/^Contraseña/).fill('Cuidar-Mejor-26');
  await field(/^Rep(ite|etir) la contraseña/).fill('Cuidar-Mejor-26');
  await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const code = await readVerificationCode(request, email);
  await page.getByLabel('Cifra 1 de 6').focus();
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu documentación');
  await page.getByRole('link', { name: 'Volver a la oferta que te interesaba' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Inscripción en esta oferta' })).toContainText('Te falta:');
});
