import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { cutWords } from '../support/boxes.ts';
import { freshCif } from '../support/cif.ts';
import { readMailLink, readVerificationCode } from '../support/mailbox.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Nombre, ciudad o CIF' });
/** The list itself: the CIFs that are claimed stand above it and name hospitals as well. On phones it is one of cards. */
const listed = (page: Page, as: 'table' | 'list' = 'table') => page.getByRole(as, { name: 'Hospitales' });
const password = 'Cuidar-Mejor-26';

test.describe('a hospital of its own', () => {
  // Registering is limited per address: one hospital serves all three.
  test.describe.configure({ mode: 'serial' });
  const email = `hospital.${process.pid}.${Date.now()}@example.com`;

  test('registers in three steps, the last one later and on another device, and lands on the dashboard', async ({
    page,
    context,
    request,
    baseURL,
    problems,
  }) => {
    test.slow();
    problems.expect(/409.*hospitals\/mine/);
    await page.goto('/signup?role=hospital');
    await expect(page.getByRole('radio', { name: /Soy hospital/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continuar' }).click();
    const steps = page.getByRole('list', { name: 'Pasos del registro de hospital' }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await field(page, 'Nombre').fill('Ana');
    await field(page, 'Apellidos').fill('Ruiz');
    await field(page, 'Correo electrónico').fill(email);
    await field(page, 'Teléfono').fill('612 345 678');
    await field(page, /^Contraseña/).fill(password);
    await field(page, 'Repetir la contraseña').fill(password);
    await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificar la cuenta');
    await page.getByLabel('Cifra 1 de 6').focus();
    await page.keyboard.type(await readVerificationCode(request, email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datos del hospital');
    await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Seguir más tarde' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await signInWith(context, baseURL, await tokenOf(request, email));
    await page.goto('/signup');
    await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
    await field(page, 'Nombre del hospital').fill('Clínica Nueva de Teruel');
    await field(page, 'CIF').fill(await takenCif(request));
    await field(page, 'Número de empleados').fill('120');
    await page.getByRole('radio', { name: 'Privado' }).check();
    await field(page, 'Descripción').fill('Clínica de día con cirugía mayor ambulatoria.');
    await field(page, 'Calle y número').fill('Calle del Temprado, 4');
    await field(page, 'Código postal').fill('44001');
    await field(page, 'Ciudad').fill('Teruel');
    await expect(page.getByRole('combobox', { name: 'Comunidad autónoma' })).toHaveValue('Aragón');
    await field(page, 'Teléfono').fill('978 60 12 34');
    await field(page, /^Cargo/).fill('Directora');
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(page.getByText('Ya hay un hospital registrado con este CIF.').first()).toBeVisible();
    await expect(field(page, 'CIF')).toBeFocused();
    await expect(field(page, 'Calle y número')).toHaveValue('Calle del Temprado, 4');
    await field(page, 'CIF').fill(freshCif());
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/account?tab=hospital');
    await expect(field(page, 'Nombre del hospital')).toHaveValue('Clínica Nueva de Teruel');
    await expect(field(page, 'Número de empleados')).toHaveValue('120');
  });

  test('is found and corrected by an administrator', async ({ page, login }) => {
    test.slow();
    await login('admin');
    await page.goto('/hospitals');
    await expect(page.getByRole('row', { name: /Hospital Universitario La Ribera Demo/ })).toBeVisible();
    await expectAccessible(page);
    await searchBox(page).fill('teruel clinica');
    await expect(page).toHaveURL(/q=teruel/);
    await listed(page).getByRole('link', { name: 'Clínica Nueva de Teruel' }).click();
    await expect(page).toHaveURL(/hospital=/);
    const panel = page.getByRole('region', { name: 'Clínica Nueva de Teruel' });
    await expect(panel.getByRole('heading', { name: 'Clínica Nueva de Teruel' })).toBeFocused();
    await expect(panel.getByText('Todavía no ha escrito ninguna.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Acceder como Ana Ruiz' })).toBeVisible();
    await panel.getByRole('button', { name: 'Editar datos' }).click();
    await expect(field(page, 'Número de empleados')).toBeVisible();
    expect(await cutWords(page), 'words cut beside the list').toEqual([]);
    await field(page, 'Número de empleados').fill('140');
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(page.getByText('Datos del hospital guardados')).toBeVisible();
    await expect(panel.getByText('140', { exact: true })).toBeVisible();
    await expectAccessible(page);

    // By the keyboard: closing it leads back to its row, from where it opens again.
    await panel.getByRole('link', { name: 'Cerrar', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(listed(page).getByRole('link', { name: 'Clínica Nueva de Teruel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Clínica Nueva de Teruel' })).toBeFocused();

    // On a phone the hospital stands instead of the list; the address brings both back.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(panel.getByText('140', { exact: true })).toBeVisible();
    await expect(searchBox(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'Volver a la lista' }).click();
    await expect(searchBox(page)).toHaveValue('teruel clinica');
    await expect(listed(page, 'list').getByText('Clínica Nueva de Teruel')).toBeVisible();
  });

  test('is blocked: its people are out, in open tabs as well, and read why', async ({
    page,
    browser,
    login,
    request,
    baseURL,
    problems,
  }) => {
    test.slow();
    problems.expect(/40[13].*\/api\//);
    await login('admin');
    await page.goto('/hospitals?q=teruel');
    await listed(page).getByRole('link', { name: 'Clínica Nueva de Teruel' }).click();
    const other = await browser.newContext({ locale: 'es-ES', ...(baseURL && { baseURL }) });
    problems.watch(other, new URL(baseURL ?? '').origin);
    await signInWith(other, baseURL, await tokenOf(request, email));
    const tab = await other.newPage();
    await tab.goto('/account?tab=hospital');
    await expect(field(tab, 'Nombre del hospital')).toHaveValue('Clínica Nueva de Teruel');

    await page.getByRole('button', { name: 'Bloquear…' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Bloquear Clínica Nueva de Teruel?' });
    await expect(field(page, 'Motivo')).toBeFocused();
    await expect(dialog.getByText('Sus ofertas abiertas dejan de mostrarse a los médicos.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Bloquear hospital' }).click();
    await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
    await field(page, 'Motivo').fill('Datos sin comprobar.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Bloquear hospital' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Datos sin comprobar.' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Clínica Nueva de Teruel/ }).getByText('Bloqueado')).toBeVisible();

    await tab.reload();
    await expect(tab).toHaveURL(/\/(\?.*)?$/);
    await tab.goto('/?role=hospital');
    await field(tab, 'Correo electrónico').fill(email);
    await field(tab, 'Contraseña').fill(password);
    await tab.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(tab.getByText('No tienes autorización para acceder.')).toBeVisible();
    expect(await readMailLink(request, email, /Se ha bloqueado el acceso de Clínica Nueva/)).toBe('/faq');

    await page.getByRole('button', { name: 'Desbloquear…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear hospital' }).click();
    await expect(page.getByText('Hospital desbloqueado')).toBeVisible();
    await tab.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(tab).toHaveURL(/\/dashboard$/);
    await other.close();
  });
});

async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password, provider: 'password' } });
  return ((await answer.json()) as { jwt: string }).jwt;
}

async function takenCif(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await requestToken(request, accounts.hospital)}` };
  const answer = await request.get('/api/hospitals/mine', { headers });
  return ((await answer.json()) as { hospital: { cif: string } }).hospital.cif;
}
