import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const question = '¿Cuánto tarda la homologación de un título de Colombia?';

test('a message is sent once, and the reader is told where the answer goes', async ({ page, request }) => {
  let sent = 0;
  page.on('request', (outgoing) => {
    if (outgoing.url().includes('send-contact')) sent += 1;
  });
  await page.goto('/faq#contacto');
  await expect(page.getByRole('heading', { name: 'Contacto' })).toBeInViewport();
  const form = page.getByRole('form', { name: 'Contacto' });
  await form.getByLabel('Nombre').fill('Valentina Restrepo');
  await form.getByLabel('Correo electrónico').fill('valentina@correo.test');
  await form.getByLabel('Asunto').fill('Plazos de Colombia');
  await form.getByLabel('Mensaje').fill(question);
  await form.getByRole('button', { name: 'Enviar mensaje' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeFocused();
  await expect(page.getByText('Responderemos a valentina@correo.test.')).toBeVisible();
  expect(sent).toBe(1);
  await expectAccessible(page);

  await expect(async () => {
    const mailbox = await request.get('/api/dev/mailbox');
    expect(await mailbox.text()).toContain('Contacto: Plazos de Colombia (Valentina Restrepo)');
  }).toPass();

  await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
  await expect(page.getByLabel('Mensaje')).toHaveValue('');
});

test('what is wrong is said at each field, in both languages, and nothing typed is lost', async ({ page }) => {
  await page.goto('/faq');
  const form = page.getByRole('form', { name: 'Contacto' });
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(form.getByText('Este campo es obligatorio.')).toHaveCount(4);
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await form.getByLabel('Correo electrónico').fill('valentina@correo');
  await form.getByLabel('Mensaje').fill('corto');
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(form.getByText('Introduce un correo electrónico válido.')).toBeVisible();
  await expect(form.getByText('Debe tener al menos 10 caracteres.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Idioma').selectOption('en');
  await expect(page.getByText('Must be at least 10 characters.')).toBeVisible();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('valentina@correo');
  await expect(page.getByLabel('Message')).toHaveValue('corto');
});

test('a server that refuses is quoted above the form and in a toast; the form keeps what was typed', async ({
  page,
  problems,
}) => {
  problems.expect(/429.*send-contact/);
  await page.route('**/api/auth/send-contact', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 'TooManyRequests',
        message: 'Demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.',
      },
    }),
  );
  await page.goto('/faq');
  await page.getByLabel('Nombre').fill('Valentina');
  await page.getByLabel('Correo electrónico').fill('valentina@correo.test');
  await page.getByLabel('Asunto').fill('Plazos');
  await page.getByLabel('Mensaje').fill(question);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.locator('form').getByText('Demasiados intentos seguidos.')).toBeVisible();
  await expect(page.locator('.toast-error')).toContainText('Demasiados intentos seguidos.');
  await expect(page.getByLabel('Mensaje')).toHaveValue(question);
});

test('what only a program fills in is out of reach for people, and what it sends is dropped', async ({
  page,
  request,
}) => {
  await page.goto('/faq');
  const trap = page.locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Este campo se deja vacío' })).toHaveCount(0);
  await page.getByLabel('Nombre').fill('Programa');
  await page.getByLabel('Correo electrónico').fill('programa@correo.test');
  await page.getByLabel('Asunto').fill('Oferta increíble');
  await page.getByLabel('Mensaje').fill('Visite nuestra página hoy mismo.');
  await trap.evaluate((input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, 'https://spam.test');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  expect(await (await request.get('/api/dev/mailbox')).text()).not.toContain('Oferta increíble');
});

test('whoever is signed in finds their name and address filled in', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/faq');
  await expect(page.getByLabel('Nombre')).toHaveValue('Javier Ortega Villalba');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('doctor@fonendo.test');
});
