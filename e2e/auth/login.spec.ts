import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, demoPassword, requestToken } from '../support/accounts.ts';
import { registerUnverified } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

async function fillIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('auth:'))
      .sort(),
  );

test('a doctor signs in by keyboard and lands on the dashboard', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Correo electrónico').focus();
  await page.keyboard.type(accounts.certifiedDoctor);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page that was asked for opens after signing in', async ({ page }) => {
  await page.goto('/petitions?status=Pending');
  await fillIn(page, accounts.admin);
  await expect(page).toHaveURL('/petitions?status=Pending');
});

test('a redirect to somewhere else is not followed', async ({ page }) => {
  await page.goto(`/?redirect=${encodeURIComponent('//evil.test')}`);
  await fillIn(page, accounts.admin);
  await expect(page).toHaveURL('/dashboard');
});

test('the refresh token is kept only where the person asks to be remembered', async ({ page }) => {
  await page.goto('/');
  await fillIn(page, accounts.certifiedDoctor);
  await expect(page).toHaveURL('/dashboard');
  expect(await storedKeys(page)).toEqual(['auth:session', 'auth:token']);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.getByLabel('Recordarme').check();
  await fillIn(page, accounts.certifiedDoctor);
  await expect(page).toHaveURL('/dashboard');
  expect(await storedKeys(page)).toEqual(['auth:persistsSession', 'auth:refresh', 'auth:session', 'auth:token']);
});

// Every group at every entry: apps/web/src/platform/session/session.test.ts.
const wrongDoors = [
  {
    ...{ from: 'doctor', to: 'hospital', email: accounts.recruiter },
    warning: 'Tu cuenta es de hospital. Inicia sesión desde el acceso para hospitales.',
  },
  {
    ...{ from: 'hospital', to: 'doctor', email: accounts.notCertifiedDoctor },
    warning: 'Tu cuenta es de médico. Inicia sesión desde el acceso para médicos.',
  },
];

for (const { from, to, email, warning } of wrongDoors) {
  test(`${email} at the ${from} entry is sent to the ${to} entry and not signed in`, async ({ page }) => {
    await page.goto(`/?role=${from}`);
    await fillIn(page, email);
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page).toHaveURL(`/?role=${to}`);
    expect(await storedKeys(page)).toEqual([]);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('the wrong entry leads from /login to / as well', async ({ page }) => {
  await page.goto('/login?role=doctor&redirect=%2Foffers');
  await fillIn(page, accounts.hospital);
  await expect(page.getByText('Tu cuenta es de hospital.')).toBeVisible();
  await expect(page).toHaveURL('/?role=hospital&redirect=%2Foffers');
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
});

test('an administrator may use the entry of doctors', async ({ page }) => {
  await page.goto('/?role=doctor');
  await fillIn(page, accounts.admin);
  await expect(page).toHaveURL('/dashboard');
});

test('what is wrong is said at its field, in English too, and what was typed stays', async ({ page, problems }) => {
  problems.expect(/404.*auth\/login/);
  problems.expect(/401.*auth\/login/);
  const [form, toast] = [page.locator('form'), page.locator('.toast-error')];
  await page.goto('/login');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(2);
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await expectAccessible(page);

  await fillIn(page, 'valentina@correo');
  await expect(page.getByText('Introduce un correo electrónico válido.')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('valentina@correo');

  await fillIn(page, 'nadie@fonendo.test');
  await expect(form.getByText('No existe ningún usuario con ese correo.')).toBeVisible();
  await expect(toast.filter({ hasText: 'No existe ningún usuario con ese correo.' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();

  await fillIn(page, accounts.superadmin, 'not the one');
  await expect(form.getByText('La contraseña no es correcta.')).toBeVisible();
  await expect(toast.filter({ hasText: 'La contraseña no es correcta.' })).toBeVisible();
  await page.getByLabel('Idioma').selectOption('en');
  await expect(form.getByText('Invalid password.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(accounts.superadmin);
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('is greeted in English and reads the four login texts of the catalogue', async ({ page, request, problems }) => {
    const form = page.locator('form');
    const tryEnglish = async (email: string, password: string) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    for (const status of [404, 401, 403, 500]) problems.expect(new RegExp(`${status}.*auth\\/login`));
    const { id, email, password } = await registerUnverified(request);
    const authorization = `Bearer ${await requestToken(request, accounts.admin)}`;
    const blocking = { headers: { authorization }, data: { reason: 'Cuenta duplicada' } };
    expect((await request.post(`/api/users/${id}/block`, blocking)).ok()).toBe(true);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await tryEnglish('nadie@fonendo.test', 'x');
    await expect(form.getByText('User not found.')).toBeVisible();
    await tryEnglish(accounts.recruiter, 'not the one');
    await expect(form.getByText('Invalid password.')).toBeVisible();
    await tryEnglish(email, password);
    await expect(page.getByText('User not authorized.').first()).toBeVisible();
    // Where the login failed for no reason of theirs.
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } }),
    );
    await tryEnglish(accounts.admin, demoPassword);
    await expect(page.getByText('We could not sign you in. Try again.').first()).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(accounts.admin);
  });
});

test('the language is remembered for a year and kept out of the address', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Idioma').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Login · Fonendo');

  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_locale');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365.1);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a demo that strangers can reach says so above its accounts', async ({ page }) => {
  await page.route('**/api/settings/public', (route) =>
    route.fulfill({ json: { demo: true, demoIsExposed: true, mailbox: true } }),
  );
  await page.goto('/');
  await expect(page.getByText('Demostración abierta: cualquiera puede entrar')).toBeVisible();
  await expectAccessible(page);
});

test('a demo account is one click away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ver las 8 cuentas' }).click();
  await page.getByRole('button', { name: `Usar la cuenta ${accounts.hospital}` }).click();
  await expect(page).toHaveURL('/?role=hospital');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Elena Cuesta Marín', { exact: true })).toBeVisible();
});
