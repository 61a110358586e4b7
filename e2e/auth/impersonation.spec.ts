import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { expectApart } from '../support/boxes.ts';
import { expect, test } from '../support/test.ts';

const hospitalName = 'Hospital Universitario La Ribera Demo';
const reason = 'Incidencia 2291, no puede publicar una oferta';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });

async function idOf(request: APIRequestContext, email: string): Promise<string> {
  const headers = bearer(await requestToken(request, email));
  const { userId } = (await (await request.get('/api/auth/session', { headers })).json()) as { userId: string };
  return userId;
}

/** Through the page of the user, as an administrator does it. */
async function accessAs(page: Page, userId: string) {
  await page.goto(`/users/${userId}`);
  await page.getByRole('button', { name: 'Acceder como' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acceder como esta persona' });
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByRole('button', { name: 'Acceder como' }).click();
  return dialog;
}

test('an administrator acts as a hospital and comes back', async ({ page, request, login }) => {
  // A journey over many pages: it takes its time on a busy machine.
  test.slow();
  await login('admin', { ownSession: true });
  const hospital = await idOf(request, accounts.hospital);
  await page.goto(`/users/${hospital}`);
  const ownToken = await stored(page, 'auth:token');
  await page.evaluate(() => localStorage.setItem('auth:refresh', 'own-refresh'));
  await page.getByRole('button', { name: 'Acceder como' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acceder como esta persona' });
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await dialog.getByRole('button', { name: 'Acceder como' }).click();
  await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByLabel('Página en la que empezar').click();
  await page.getByRole('option', { name: 'Ofertas' }).click();
  await dialog.getByRole('button', { name: 'Acceder como' }).click();

  await expect(page).toHaveURL('/offers');
  const banner = page.getByRole('region', { name: 'Acceso como otra persona' });
  const navigation = page.getByRole('navigation', { name: 'Navegación principal' });
  for (const path of ['/offers', '/candidates', '/dashboard', '/users']) {
    await page.goto(path);
    await expect(banner).toContainText('Accediendo como Elena Cuesta Marín');
    await expect(banner).toContainText(hospitalName);
    await expect(banner).toContainText(/Desde las \d{1,2}:\d\d/);
    await expect(banner).toContainText(`Motivo: «${reason}»`);
    await expect(banner).toContainText(/Termina en 5\d:\d\d/);
    await expect(navigation.getByRole('link', { name: 'Ofertas' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Cuenta' })).toHaveCount(0);
  }
  expect(await stored(page, 'auth:adminBackupToken')).toBe(ownToken);
  expect(await stored(page, 'auth:adminBackupRefresh')).toBe('own-refresh');
  expect(await stored(page, 'auth:refresh')).toMatch(/^(?!own-refresh).{40,}$/);
  expect(await stored(page, 'auth:isImpersonating')).not.toBeNull();

  await page.goto('/account?tab=privacy');
  await expect(page.getByRole('radio', { name: 'Español' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eliminar cuenta' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Seguridad' }).click();
  await expect(page.getByText('Solo Elena Cuesta Marín puede hacerlo')).toBeVisible();
  await expect(page.getByLabel('Contraseña actual')).toHaveCount(0);
  await expectAccessible(page);

  const borrowed = await stored(page, 'auth:token');
  await banner.getByRole('button', { name: 'Volver a mi cuenta' }).click();
  await expect(page).toHaveURL(`/users/${hospital}`);
  await expect(page.getByRole('button', { name: 'Menú de usuario: Lucía Ferrándiz' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await stored(page, 'auth:token')).toBe(ownToken);
  expect(await stored(page, 'auth:refresh')).toBe('own-refresh');
  for (const key of ['adminBackupToken', 'adminBackupRefresh', 'isImpersonating']) {
    expect(await stored(page, `auth:${key}`)).toBeNull();
  }
  await expect
    .poll(async () => (await request.get('/api/auth/session', { headers: bearer(borrowed) })).status())
    .toBe(401);
});

test('from the offer editor, what was typed is kept and the way back leads to the person', async ({
  page,
  request,
  login,
}) => {
  await login('admin', { ownSession: true });
  const hospital = await idOf(request, accounts.hospital);
  await accessAs(page, hospital);
  const banner = page.getByRole('region', { name: 'Acceso como otra persona' });
  await expect(banner).toBeVisible();
  const borrowed = bearer(await stored(page, 'auth:token'));
  const { items } = (await (
    await request.get('/api/offers/managed?view=draft&limit=1', { headers: borrowed })
  ).json()) as { items: { id: string }[] };
  const [draft] = items;
  if (!draft) throw new Error('the demo hospital has a draft');
  await page.goto(`/offers/${draft.id}?edit=true`);
  const written = `Sustitución de verano ${Date.now()}`;
  await page.getByLabel('Nombre del puesto').fill(`${written}, por la mañana`);
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Borrador guardado' });
  await expect(toast).toBeVisible();
  // It does not leave while somebody points at it, and leaves free what can be done next, below a banner of any height.
  await toast.hover();
  const actions = page.getByRole('main').getByRole('button', { name: /^(Editar|Publicar|Acciones de)/ });
  await expect(actions.first()).toBeVisible();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectApart(toast.or(actions), `toast and actions at ${width}`);
  }
  await actions.filter({ hasText: 'Editar' }).click();
  await page.getByLabel('Nombre del puesto').fill(written);
  // At once: the text is not saved yet.
  await banner.getByRole('button', { name: 'Volver a mi cuenta' }).click();
  await expect(page).toHaveURL(`/users/${hospital}`);
  await expect(page.getByRole('heading', { name: 'Elena Cuesta Marín' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  const own = bearer(await stored(page, 'auth:token'));
  const saved = await request.get(`/api/offers/managed/${draft.id}`, {
    headers: bearer(await requestToken(request, accounts.hospital)),
  });
  expect(((await saved.json()) as { content: { name: string } }).content.name).toBe(written);
  expect((await request.get('/api/auth/session', { headers: own })).ok()).toBe(true);
});

test('the account of the person can be looked at, and the menu and the palette say so', async ({
  page,
  request,
  login,
}) => {
  await login('admin', { ownSession: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await accessAs(page, await idOf(request, accounts.hospital));
  const banner = page.getByRole('region', { name: 'Acceso como otra persona' });
  await expect(banner.getByText('Accediendo como Elena Cuesta Marín')).toBeVisible();
  await expect(banner.getByText(hospitalName)).toBeVisible();
  await expect(banner.getByText(`Motivo: «${reason}»`)).toBeVisible();
  await expect(banner.getByText(/Desde las \d{1,2}:\d\d/)).toBeVisible();
  await expect(page.getByText('no está disponible mientras')).toHaveCount(0);
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Cuenta' }).click();
  await expect(page).toHaveURL(/\/account/);
  await expect(page.getByText('CIF').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/offers');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Buscar en Fonendo' });
  await palette.getByRole('combobox').fill('cuenta');
  await palette.getByRole('option', { name: 'Mi cuenta', exact: true }).click();
  await expect(page).toHaveURL(/\/account\?tab=account/);
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
});

test('the server refuses password and deletion to whoever acts for another person', async ({ request }) => {
  const hospital = await idOf(request, accounts.hospital);
  const headers = bearer(await requestToken(request, accounts.admin));
  const answer = await request.post(`/api/auth/${hospital}/impersonate`, { headers, data: { reason } });
  const { jwt } = (await answer.json()) as { jwt: string };
  const refusals = [
    await request.post('/api/auth/change-password', {
      headers: bearer(jwt),
      data: { currentPassword: 'Demo1234!', newPassword: 'Otra-clave-larga-7' },
    }),
    await request.delete('/api/account', { headers: bearer(jwt), data: { password: 'Demo1234!' } }),
    await request.get('/api/account/export', { headers: bearer(jwt) }),
    await request.get('/api/account/sessions', { headers: bearer(jwt) }),
    await request.post(`/api/auth/${hospital}/impersonate`, { headers: bearer(jwt), data: { reason } }),
  ];
  for (const refusal of refusals) expect(refusal.status(), refusal.url()).toBe(403);
  expect((await request.get('/api/account', { headers: bearer(jwt) })).ok()).toBe(true);
});

test('nobody acts as an administrator', async ({ page, request, login }) => {
  await login('admin');
  const superadmin = await idOf(request, accounts.superadmin);
  await page.goto(`/users/${superadmin}`);
  await expect(
    page.getByText('Solo un superadministrador puede cambiar la cuenta de otro administrador.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acceder como' })).toHaveCount(0);
  await expectAccessible(page);
  const headers = bearer(await requestToken(request, accounts.admin));
  const answer = await request.post(`/api/auth/${superadmin}/impersonate`, { headers, data: { reason } });
  expect(answer.status()).toBe(403);
});

test('only administrators are offered to act as somebody else', async ({ page, request, login }) => {
  await login('hospital');
  await page.goto(`/users/${await idOf(request, accounts.certifiedDoctor)}`);
  // A hospital is shown the doctor as the doctor previews it.
  await expect(page.getByRole('heading', { level: 1, name: /Javier Ortega/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acceder como' })).toHaveCount(0);
});

test('without the saved token there is nobody to go back to; the end of the hour leads to the person', async ({
  page,
  request,
  login,
  problems,
}) => {
  problems.expect(/original admin token not found/);
  problems.allow(/401.*\/api\//);
  await login('admin', { ownSession: true });
  const hospital = await idOf(request, accounts.hospital);
  await accessAs(page, hospital);
  const banner = page.getByRole('region', { name: 'Acceso como otra persona' });
  await expect(banner).toBeVisible();
  const borrowed = await stored(page, 'auth:token');
  await page.evaluate(() => localStorage.removeItem('auth:adminBackupToken'));
  const logged = page.waitForEvent('console', (message) => message.text() === 'original admin token not found');
  await banner.getByRole('button', { name: 'Volver a mi cuenta' }).click();
  expect((await logged).type()).toBe('error');
  await expect(banner).toContainText('Accediendo como Elena Cuesta Marín');
  expect(await stored(page, 'auth:token')).toBe(borrowed);
  expect((await request.get('/api/auth/session', { headers: bearer(borrowed) })).ok()).toBe(true);

  await request.post('/api/auth/logout', { headers: bearer(borrowed) });
  await expect(page.getByText('Sesión caducada')).toBeVisible();
  await expect(page).toHaveURL(`/?redirect=${encodeURIComponent(`/users/${hospital}`)}`);
});
