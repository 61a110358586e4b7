import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Registered, registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

// Whole journeys, each from a registration on: they take their time on a busy machine.
test.slow();

const section = (page: Page, name: string) => page.getByRole('region', { name });
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth:')));

const logIn = (request: APIRequestContext, email: string, password: string, userAgent?: string) =>
  request.post('/api/auth/login', {
    data: { email, password, provider: 'password' },
    ...(userAgent && { headers: { 'user-agent': userAgent } }),
  });

/** Another device of the same person, on its dashboard. */
async function openOtherDevice(browser: Browser, request: APIRequestContext, { email, password }: Registered) {
  const { jwt } = (await (await logIn(request, email, password, iPhone)).json()) as { jwt: string };
  const context = await browser.newContext();
  const device = await context.newPage();
  await device.goto('/deleted-account');
  await device.evaluate((token) => localStorage.setItem('auth:token', token), jwt);
  await device.goto('/dashboard');
  await expect(device.getByRole('heading', { level: 1 })).toHaveText(/^(Hola|Buen[oa]s)/);
  return device;
}

/** The first file of a ZIP, by its local header; its packed bytes tell themselves where they end. */
function readOnlyFile(zip: Buffer): { name: string; text: string } {
  const [nameLength, extraLength] = [zip.readUInt16LE(26), zip.readUInt16LE(28)];
  const start = 30 + nameLength + extraLength;
  return {
    name: zip.toString('utf8', 30, 30 + nameLength),
    text: inflateRawSync(zip.subarray(start)).toString('utf8'),
  };
}

test('one’s own data and preferences are changed and can be taken along', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const account = await registerVerified(request);
  await signInWith(context, baseURL, account.token);
  await page.goto('/account?tab=account');

  const person = section(page, 'Datos personales');
  await expect(person.getByLabel('Correo electrónico')).toHaveValue(account.email);
  await expect(person.getByLabel('Correo electrónico')).not.toBeEditable();
  await expect(person.getByLabel('Prefijo')).toHaveValue('+34');
  await person.getByLabel('Nombre').fill('4');
  await person.getByLabel('Teléfono').fill('');
  await person.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(person.getByText('Solo se permiten letras.')).toBeVisible();
  await expect(person.getByText('Este campo es obligatorio.')).toBeVisible();
  await expect(person.getByLabel('Nombre')).toBeFocused();
  await expectAccessible(page);

  const surname = 'Fernández de Córdoba y Álvarez de las Asturias-Bohorques Goyeneche';
  await person.getByLabel('Nombre').fill('María José');
  await person.getByLabel('Apellidos').fill(surname);
  await person.getByLabel('Teléfono').fill('699 11 22 33');
  await person.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await expect(page.getByRole('button', { name: `Menú de usuario: María José ${surname}` })).toBeVisible();

  await page.getByRole('tab', { name: 'Privacidad y correos' }).click();
  const mails = (family: string) => page.getByRole('radiogroup', { name: family });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await mails('Ofertas').getByText('Resumen diario').click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(mails('Ofertas').getByRole('radio', { name: 'Resumen diario' })).toBeChecked();
  await expect(mails('Entrevistas').getByRole('radio', { name: 'Al momento' })).toBeChecked();
  await expect(mails('Homologaciones')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los datos' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('fonendo.zip');
  const { name, text } = readOnlyFile(await readFile(await file.path()));
  expect(name).toBe('fonendo.json');
  expect(JSON.parse(text)).toMatchObject({ account: { email: account.email, lastname: surname } });
  expect(text).not.toContain('passwordHash');

  // Not `check`, which wants the mark at once: it comes with the next turn, as the choice is saved.
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('tab', { name: 'My account' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('699112233');
});

test('the other sessions are closed on demand', async ({ page, context, baseURL, request, browser }) => {
  const account = await registerVerified(request);
  await signInWith(context, baseURL, account.token);
  const phone = await openOtherDevice(browser, request, account);

  await page.goto('/account?tab=security');
  const sessions = section(page, 'Sesiones abiertas');
  await expect(sessions.getByRole('listitem').filter({ hasText: 'Safari en iOS' })).toContainText('Último uso');
  await expect(sessions.getByRole('listitem').filter({ hasText: 'Esta sesión' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Cerrar las demás' }).click();
  const question = page.getByRole('dialog', { name: '¿Cerrar las demás sesiones?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Mantener las sesiones' }).click();
  await expect(sessions.getByText('Safari en iOS')).toBeVisible();
  await sessions.getByRole('button', { name: 'Cerrar las demás' }).click();
  await question.getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(sessions.getByText('No hay ninguna otra sesión abierta.')).toBeVisible();
  await expect(sessions.getByText('Safari en iOS')).toHaveCount(0);
  await lookAgain(phone);
  await expect(phone).toHaveURL('/');
  await expect(phone.getByText('Sesión caducada')).toBeVisible();
  expect(await storedKeys(phone)).toEqual([]);
});

test('a new password takes the place of the old one and ends the other sessions', async ({
  page,
  context,
  baseURL,
  request,
  browser,
  problems,
}) => {
  problems.expect(/401.*auth\/change-password/);
  const account = await registerVerified(request);
  await signInWith(context, baseURL, account.token);
  const phone = await openOtherDevice(browser, request, account);
  await page.goto('/account?tab=security');
  const password = section(page, 'Contraseña');
  const submit = password.getByRole('button', { name: 'Cambiar contraseña' });
  await password.getByLabel('Contraseña actual').fill('no-es-esta');
  await password.getByLabel('Contraseña nueva', { exact: true }).fill('corta');
  await password.getByLabel('Repetir la contraseña nueva').fill('otra');
  await submit.click();
  await expect(password.getByText('Debe tener al menos 6 caracteres.')).toBeVisible();
  await expect(password.getByText('Las contraseñas no coinciden.')).toBeVisible();
  const chosen = 'Otra-clave-larga-7';
  await password.getByLabel('Contraseña nueva', { exact: true }).fill(chosen);
  await password.getByLabel('Repetir la contraseña nueva').fill(chosen);
  await submit.click();
  await expect(password.getByText('La contraseña no es correcta.')).toBeVisible();
  await expect(password.getByLabel('Contraseña actual')).toBeFocused();
  await password.getByLabel('Contraseña actual').fill(account.password);
  await submit.click();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible();
  await expect(password.getByLabel('Contraseña actual')).toHaveValue('');

  await lookAgain(phone);
  await expect(phone).toHaveURL('/');
  expect((await logIn(request, account.email, account.password)).status()).toBe(401);
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByLabel('Correo electrónico').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a deleted account is gone from the browser and the server, and its email cannot come back', async ({
  page,
  context,
  baseURL,
  request,
  problems,
}) => {
  problems.expect(/401.*api\/account/);
  const account = await registerVerified(request);
  await signInWith(context, baseURL, account.token);
  await page.goto('/account?tab=privacy');
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar la cuenta para siempre?' });
  await expect(dialog).toContainText(`El correo ${account.email} no se podrá usar para crear otra cuenta.`);
  await expect(dialog).toContainText('No se puede deshacer.');
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(dialog.getByText('La contraseña no es correcta.')).toBeVisible();
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click();

  await expect(page).toHaveURL('/deleted-account');
  await expect(page.getByRole('heading', { name: 'Cuenta eliminada' })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await page.goto('/account');
  await expect(page).toHaveURL('/?redirect=%2Faccount');

  const headers = { authorization: `Bearer ${account.token}` };
  expect((await request.get('/api/auth/session', { headers })).status()).toBe(401);
  for (const email of [account.email, account.email.toUpperCase()]) {
    const again = await request.post('/api/auth/signin', {
      data: {
        accountType: 'hospital',
        firstname: 'Elena',
        lastname: 'Cuesta',
        email,
        password: account.password,
        phonePrefix: '+34',
        phone: '612345678',
        privacy: true,
      },
    });
    expect(again.status()).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'EmailNotReusable' });
  }
});
