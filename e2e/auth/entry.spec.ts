import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { tabAndPress, tabTo } from '../support/keyboard/tab-to.ts';
import { readMailLink, readVerificationCode } from '../support/mailbox.ts';
import { type Registered, registerUnverified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const digits = (page: Page) => page.getByRole('group', { name: 'Código de verificación' }).getByRole('textbox');
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function type(page: Page, code: string) {
  await digits(page).first().click();
  await page.keyboard.type(code);
}

/** How often the page asked for something. */
function countRequests(page: Page, part: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(part)) count += 1;
  });
  return () => count;
}

test.describe('a forgotten password', () => {
  test('gets the same answer for every address, and asks once however often one clicks', async ({ page }) => {
    const asked = countRequests(page, '/auth/forgot-password');
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByText('Este campo es obligatorio.')).toBeVisible();
    await page.getByLabel('Correo electrónico').fill('nadie@correo.test');
    await page.getByRole('button', { name: 'Enviar enlace' }).dblclick();
    await expect(page.getByRole('heading', { name: 'El enlace llega por correo' })).toBeFocused();
    await expect(page.getByText('Si existe una cuenta con nadie@correo.test')).toBeVisible();
    expect(asked()).toBe(1);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Usar otra dirección' }).click();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@correo.test');
    await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('is replaced by the link of the mail, which works once', async ({ page, request, problems }) => {
    const { email } = await registerUnverified(request);
    await page.goto('/forgot-password');
    await page.getByLabel('Correo electrónico').fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByRole('heading', { name: 'El enlace llega por correo' })).toBeVisible();
    const link = await readMailLink(request, email, /contraseña/);

    await page.goto(link);
    await page.getByLabel('Contraseña nueva').fill('corta');
    await page.getByLabel('Repite la contraseña').fill('otra');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Debe tener al menos 6 caracteres.')).toBeVisible();
    await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
    await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel('Contraseña nueva').fill('password1');
    await page.getByLabel('Repite la contraseña').fill('password1');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Esta contraseña es demasiado común. Elige otra.')).toBeVisible();

    const password = 'Otra-clave-larga-7';
    await page.getByLabel('Contraseña nueva').fill(password);
    await page.getByLabel('Repite la contraseña').fill(password);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).dblclick();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Contraseña cambiada')).toBeVisible();
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL('/dashboard');

    problems.expect(/422.*auth\/reset-password/);
    await page.goto(link);
    await page.getByLabel('Contraseña nueva').fill(password);
    await page.getByLabel('Repite la contraseña').fill(password);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
});

test.describe('an account that waits for its code', () => {
  let person: Registered;

  test.beforeEach(async ({ request, context, baseURL }) => {
    person = await registerUnverified(request);
    await signInWith(context, baseURL, person.token);
  });

  test('is asked for it, is told how many tries are left after a wrong one, and goes on with the right one', async ({
    page,
    request,
    problems,
  }) => {
    const code = await readVerificationCode(request, person.email);
    await page.goto('/offers');
    await expect(page).toHaveURL('/waiting-account-verify');
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page);

    // By keyboard alone: nothing, a wrong code, and the right one where the focus has come back to.
    await tabAndPress(page, page.getByRole('button', { name: 'Verificar cuenta' }), 20);
    await expect(page.getByText('Este campo es obligatorio.')).toBeVisible();
    await expect(digits(page).first()).toBeFocused();

    problems.expect(/422.*auth\/verify-account/);
    await page.keyboard.type(wrong(code));
    await expect(page.getByText('El código de verificación no existe o no es válido.').first()).toBeVisible();
    await expect(digits(page).first()).toBeFocused();
    for (const digit of await digits(page).all()) await expect(digit).toHaveValue('');
    await expect(page.getByText('Quedan 4 intentos con este código.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Idioma').selectOption('en');
    await expect(page.getByText('The verification code is invalid or does not exist.').first()).toBeVisible();
    await page.getByLabel('Language').selectOption('es');

    const sent = countRequests(page, '/auth/verify-account');
    await tabTo(page, digits(page).first(), 20);
    await page.keyboard.type(code);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.locator('#account-verified')).toContainText('Cuenta verificada');
    expect(sent()).toBe(1);
  });

  test('can ask for another code once a minute, counted from the first one on, also on another device', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/waiting-account-verify');
    const asked = countRequests(page, '/auth/send-email-verification');
    // The registration sent the first one a moment ago; this browser has not seen it.
    const waiting = page.getByRole('button', { name: /Se podrá pedir otro en [01]:\d\d/ });
    await expect(waiting).toBeVisible();
    await waiting.click({ force: true });
    expect(asked()).toBe(0);
    await page.clock.fastForward(61_000);
    await type(page, '12345');
    await page.getByRole('button', { name: 'Enviar otro código' }).dblclick();
    await expect(page.getByText('el código va de camino')).toBeVisible();
    await expect(digits(page).first()).toBeFocused();
    for (const digit of await digits(page).all()) await expect(digit).toHaveValue('');
    expect(asked()).toBe(1);
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is told the truth about the tries that are left, whatever was tried elsewhere, and after the last one', async ({
    page,
    request,
    problems,
  }) => {
    const code = await readVerificationCode(request, person.email);
    for (let tries = 0; tries < 3; tries += 1) {
      await request.get(`/api/auth/verify-account/${person.id}-${wrong(code)}`);
    }
    problems.expect(/422.*auth\/verify-account/);
    await page.goto('/waiting-account-verify');
    await expect(page.getByText('Quedan 2 intentos con este código.')).toBeVisible();
    // By keyboard alone: each wrong code leads back to the first digit, the last one to another code.
    await tabTo(page, digits(page).first(), 12);
    await page.keyboard.type(wrong(code));
    await expect(page.getByText('Queda 1 intento con este código.')).toBeVisible();
    await expect(digits(page).first()).toBeFocused();
    await page.keyboard.type(wrong(code));
    await expect(page.getByText('Este código ya no sirve. Hay que pedir otro.')).toBeVisible();
    await expect(digits(page).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Verificar cuenta' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /Se podrá pedir otro en/ })).toBeFocused();
    await expectAccessible(page);

    // A new code has all its tries again, and the page stops saying otherwise.
    await page.route('**/api/auth/send-email-verification/*', (route) => route.fulfill({ json: { sent: true } }));
    await page.route('**/api/auth/verification-code', (route) =>
      route.fulfill({ json: { waitSeconds: 0, triesLeft: 0 } }),
    );
    await page.reload();
    await expect(page.getByText('Este código ya no sirve. Hay que pedir otro.')).toBeVisible();
    await tabAndPress(page, page.getByRole('button', { name: 'Enviar otro código' }), 12);
    await expect(page.getByText('Este código ya no sirve. Hay que pedir otro.')).toHaveCount(0);
    await expect(digits(page).first()).toBeFocused();
    await expect(page.getByRole('button', { name: /Se podrá pedir otro en/ })).toBeVisible();
  });

  test('goes on by itself when the link is opened in another tab', async ({ page, context, request }) => {
    await page.goto('/waiting-account-verify');
    await expect(digits(page)).toHaveCount(6);
    const other = await context.newPage();
    const verified = countRequests(other, '/auth/verify-account');
    await other.goto(await readMailLink(request, person.email, /código/));
    await expect(other.getByRole('heading', { name: 'Cuenta verificada' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Ir al panel' })).toBeVisible();
    expect(verified()).toBe(1);
    await expectAccessible(other);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('verified on another device, the waiting page goes on too, and the link stays good news', async ({
  page,
  request,
  browser,
  baseURL,
  context,
  problems,
}) => {
  const person = await registerUnverified(request);
  await signInWith(context, baseURL, person.token);
  await page.goto('/waiting-account-verify');
  await expect(digits(page)).toHaveCount(6);
  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await phone.newPage();
  const link = await readMailLink(request, person.email, /código/);
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(`Hemos confirmado ${person.email}.`)).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText('Esta cuenta ya estaba verificada.')).toBeVisible();
  await phone.close();
  await expect(page).toHaveURL('/dashboard');

  problems.expect(/422.*auth\/verify-account/);
  await page.goto(link);
  await expect(page.getByText('Esta cuenta ya estaba verificada.')).toBeVisible();
});

test('a link with a wrong code leads to a new one, without signing in', async ({ page, request, problems }) => {
  const person = await registerUnverified(request);
  const code = await readVerificationCode(request, person.email);
  problems.expect(/422.*auth\/verify-account/);
  await page.goto(`/verify-account?token=${person.id}-${wrong(code)}`);
  await expect(page.getByRole('heading', { name: 'No hemos podido verificar la cuenta' })).toBeVisible();
  await expect(page.getByText('El código de verificación no existe o no es válido.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar otro código' })).toBeVisible();
  await expectAccessible(page);
  await type(page, code);
  await expect(page.getByRole('heading', { name: 'Cuenta verificada' })).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a link that was cut says so and leads to the login', async ({ page }) => {
  await page.goto('/verify-account?token=019a84a0');
  await expect(page.getByText('El código de verificación no existe o no es válido.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Verificar el correo' })).toBeVisible();
});

test('without permission one sees whose account it is and what it can do', async ({ page, login }) => {
  await login('certifiedDoctor', { ownSession: true });
  await page.goto('/401');
  const refusal = page.getByRole('region', { name: 'Esta cuenta no puede abrir la página' });
  await expect(refusal.getByText('Javier Ortega Villalba')).toBeVisible();
  await expect(refusal.getByText('doctor@fonendo.test · Médico homologado')).toBeVisible();
  await expect(refusal.getByRole('link', { name: 'Ir al panel' })).toHaveAttribute('href', '/dashboard');
  await refusal.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
});

test('the goodbye of a deleted account says what was kept', async ({ page }) => {
  await page.goto('/deleted-account');
  await expect(page.getByText('El correo de la cuenta no se podrá usar para crear otra.')).toBeVisible();
  await page.getByRole('link', { name: 'Escribir a Fonendo' }).click();
  await expect(page).toHaveURL('/faq#contacto');
  await expect(page.getByRole('heading', { name: 'Contacto' })).toBeInViewport();
});

test('the demo mailbox shows a mail as it is read, and lets nothing in it run', async ({ page, request }) => {
  const { email } = await registerUnverified(request);
  await readVerificationCode(request, email);
  await page.goto('/dev/mailbox');
  await page.getByRole('link', { name: email }).click();
  const frame = page.getByTitle(/^Mensaje: \d{6} es el código/);
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Verificación del correo' })).toBeVisible();
  await page.getByText('Solo texto').click();
  await expect(page.getByRole('article').getByText('Hola, Elena:')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('link', { name: 'Volver a los mensajes' }).click();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('outside the demo there is no mailbox', async ({ page }) => {
  await page.route('**/api/settings/public', (route) => route.fulfill({ json: { demo: true, mailbox: false } }));
  await page.goto('/dev/mailbox');
  await expect(page.getByRole('alert')).toContainText('404');
  await expect(page).toHaveTitle('Página no encontrada · Fonendo');
});
