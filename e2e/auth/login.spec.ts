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

for (const target of ['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/\\evil.test']) {
  test(`a redirect to ${target} is not followed`, async ({ page }) => {
    await page.goto(`/?redirect=${encodeURIComponent(target)}`);
    await fillIn(page, accounts.admin);
    await expect(page).toHaveURL('/dashboard');
  });
}

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

const wrongDoors = [
  {
    from: 'doctor',
    to: 'hospital',
    emails: [accounts.hospital, accounts.recruiter],
    warning: 'Tu cuenta es de hospital. Inicia sesión desde el acceso para hospitales.',
  },
  {
    from: 'hospital',
    to: 'doctor',
    emails: [accounts.certifiedDoctor, accounts.notCertifiedDoctor],
    warning: 'Tu cuenta es de médico. Inicia sesión desde el acceso para médicos.',
  },
];

for (const { from, to, emails, warning } of wrongDoors) {
  for (const email of emails) {
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
}

test('the wrong entry leads from /login to / as well', async ({ page }) => {
  await page.goto('/login?role=doctor&redirect=%2Foffers');
  await fillIn(page, accounts.hospital);
  await expect(page.getByText('Tu cuenta es de hospital.')).toBeVisible();
  await expect(page).toHaveURL('/?role=hospital&redirect=%2Foffers');
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
});

for (const role of ['doctor', 'hospital']) {
  test(`an administrator may use the ${role} entry`, async ({ page }) => {
    await page.goto(`/?role=${role}`);
    await fillIn(page, accounts.admin);
    await expect(page).toHaveURL('/dashboard');
  });
}

test.describe('what is wrong is said at its field, and what was typed stays', () => {
  test('nothing filled in', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(2);
    await expect(page.getByLabel('Correo electrónico')).toBeFocused();
    await expectAccessible(page);
  });

  test('not an address', async ({ page }) => {
    await page.goto('/login');
    await fillIn(page, 'valentina@correo');
    await expect(page.getByText('Introduce un correo electrónico válido.')).toBeVisible();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('valentina@correo');
  });

  test('nobody has this address', async ({ page, problems }) => {
    problems.expect(/404.*auth\/login/);
    await page.goto('/login');
    await fillIn(page, 'nadie@fonendo.test');
    await expect(page.locator('form').getByText('No existe ningún usuario con ese correo.')).toBeVisible();
    await expect(page.locator('.toast-error')).toContainText('No existe ningún usuario con ese correo.');
    await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  });

  test('the password is wrong, in English too', async ({ page, problems }) => {
    problems.expect(/401.*auth\/login/);
    await page.goto('/login');
    await fillIn(page, accounts.superadmin, 'not the one');
    await expect(page.locator('form').getByText('La contraseña no es correcta.')).toBeVisible();
    await expect(page.locator('.toast-error')).toContainText('La contraseña no es correcta.');
    await page.getByLabel('Idioma').selectOption('en');
    await expect(page.locator('form').getByText('Invalid password.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(accounts.superadmin);
  });
});

test.describe('the four login texts of the catalogue', () => {
  test.use({ locale: 'en-GB' });

  const tryEnglish = async (page: Page, email: string, password: string) => {
    await page.goto('/login');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };

  test('user not found, invalid password', async ({ page, problems }) => {
    problems.expect(/404.*auth\/login/);
    problems.expect(/401.*auth\/login/);
    await tryEnglish(page, 'nadie@fonendo.test', 'x');
    await expect(page.getByText('User not found.').first()).toBeVisible();
    await tryEnglish(page, accounts.recruiter, 'not the one');
    await expect(page.getByText('Invalid password.').first()).toBeVisible();
  });

  test('user not authorized', async ({ page, request, problems }) => {
    problems.expect(/403.*auth\/login/);
    const { id, email, password } = await registerUnverified(request);
    const authorization = `Bearer ${await requestToken(request, accounts.admin)}`;
    const blocking = { headers: { authorization }, data: { reason: 'Cuenta duplicada' } };
    expect((await request.post(`/api/users/${id}/block`, blocking)).ok()).toBe(true);
    await tryEnglish(page, email, password);
    await expect(page.getByText('User not authorized.').first()).toBeVisible();
  });

  test('the generic login error, where the login failed for no reason of theirs', async ({ page, problems }) => {
    problems.expect(/500.*auth\/login/);
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } }),
    );
    await tryEnglish(page, accounts.admin, demoPassword);
    await expect(page.getByText('We could not sign you in. Try again.').first()).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(accounts.admin);
  });
});

test('the language is remembered for a year and kept out of the address', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Idioma').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Login · Fonendo');

  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_locale');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365.1);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('is greeted in English', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
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
