import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { tabTo } from '../support/keyboard/tab-to.ts';
import { readVerificationCode } from '../support/mailbox.ts';
import { smallPdf } from '../support/pdf.ts';
import {
  choose,
  field,
  fillAccess,
  fillDoctor,
  newEmail,
  newPassword,
  typeCode,
  typeDay,
} from '../support/registration-form.ts';
import { expect, test } from '../support/test.ts';

test('a doctor registers, verifies and goes on to the dashboard', async ({ page, request, problems }) => {
  test.slow();
  const email = newEmail('valentina');
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear cuenta');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Selecciona una opción.')).toBeVisible();
  await page.getByRole('radio', { name: /Soy médico/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();

  const steps = page.getByRole('list', { name: 'Pasos del registro de médico' }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');

  // Nothing filled in: every field says so, the first one has the focus.
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(field(page, 'Nombre')).toBeFocused();
  await expect(page.getByText('Debes aceptar la política de privacidad y los términos de uso.')).toBeVisible();
  await expectAccessible(page);

  await fillDoctor(page, email);
  await expect(page.getByRole('combobox', { name: 'Prefijo' })).toHaveValue('+57');
  const registrations: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/auth/signin')) registrations.push(sent.url());
  });
  await page.getByRole('button', { name: 'Crear cuenta' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifica tu cuenta');
  expect(registrations).toHaveLength(1);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('Cifra 1 de 6')).toBeFocused();
  // The code has just been sent: the server would refuse another one, so nobody is offered it.
  await expect(page.getByRole('button', { name: /Se podrá pedir otro en [01]:\d\d/ })).toBeVisible();
  await expectAccessible(page);

  // Who leaves and comes back stands where they left.
  await page.goto('/signup');
  const code = await readVerificationCode(request, email);
  problems.expect(/status of 422/);
  await typeCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByText('El código de verificación no existe o no es válido.').first()).toBeVisible();
  await expect(page.getByLabel('Cifra 1 de 6')).toBeFocused();
  await expect(page.getByLabel('Cifra 6 de 6')).toHaveValue('');
  await typeCode(page, code);

  // The steps after the verification: papers and CV may wait, and the way on is the same on every device.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tu documentación');
  await expect(heading).toBeFocused();
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await page.getByLabel('Pasaporte', { exact: true }).setInputFiles(await smallPdf('pasaporte.pdf'));
  await expect(page.getByText('1 de 5 obligatorios subidos')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(heading).toHaveText('Tu currículum');
  // Four are missing: the step was left, not done.
  await expect(steps.nth(2)).toContainText('Por completar');
  await expect(steps.nth(1)).toContainText('hecho');
  await expectAccessible(page);
  await page.reload();
  await expect(heading).toHaveText('Tu currículum');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await finishRegistration(page);
  await expect(steps.nth(5)).toContainText('Registro completo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preparar y enviar mi solicitud' }).click();
  await expect(page).toHaveURL(/\/homologations$/);
  await expect(page.getByRole('heading', { name: /para enviar tu solicitud$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'te espera a ti' }).first()).toBeVisible();
  await expect(async () => {
    const { items } = (await (await request.get('/api/dev/mailbox')).json()) as {
      items: { to: string; subject: string }[];
    };
    const subjects = items.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toContain('Tu contrato de servicios con Fonendo, firmado');
  }).toPass();
});

/** Address, signature, payment: the last step until it is fulfilled. */
async function finishRegistration(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Firma y pago');
  await field(page, 'Dirección').fill('Carrera 7 # 45-12');
  await field(page, 'Ciudad').fill('Bogotá');
  await field(page, 'Código postal').fill('110231');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();

  // What it costs and includes comes before the signature, and all of the contract can be seen to be there.
  await expect(page.getByRole('list', { name: 'Precios y qué incluyen' })).toContainText(
    /471,90.€IVA incluido390,00.€ \+ IVA/,
  );
  await expect(page.getByRole('list', { name: 'Precios y qué incluyen' })).toContainText('presentamos tu solicitud');
  const sections = page.getByRole('navigation', { name: 'Apartados del contrato' }).getByRole('button');
  await expect(sections).toHaveCount(10);
  await expect(page.getByText('Apartado 1 de 10. Desplázate para leer el resto.')).toBeVisible();
  await sections.last().click();
  await expect(page.getByText('Has llegado al final: 10 apartados.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '9. Ley y reclamaciones' })).toBeInViewport();
  await page.getByRole('button', { name: 'Firmar contrato' }).click();
  await expect(page.getByText('Debes marcar esta casilla.')).toBeVisible();
  // Signed and taken to the payment by the keyboard alone.
  await tabTo(page, page.getByRole('checkbox', { name: 'He leído el contrato y lo acepto' }), 4);
  await page.keyboard.press('Space');
  await tabTo(page, field(page, 'Nombre y apellidos'), 4);
  await page.keyboard.type('Valentina Restrepo Nunez Rojas');
  await tabTo(page, page.getByRole('button', { name: 'Firmar contrato' }), 2);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Firmado por Valentina Restrepo Nunez Rojas')).toBeFocused();
  await expectAccessible(page);

  await tabTo(page, page.getByRole('checkbox', { name: /Homologación del título/ }), 12);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /Pido que el servicio empiece ya/ }), 8);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Confirmar y pagar' }), 8);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click();
  await expect(heading).toHaveText('Firma y pago');
  await expect(page.getByRole('checkbox', { name: /Homologación del título/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Pido que el servicio empiece ya/ }).check();
  await page.getByRole('button', { name: 'Confirmar y pagar' }).click();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(heading).toHaveText('Pago recibido', { timeout: 30_000 });
  await expect(page.getByText('Tu solicitud todavía no se ha enviado: es el siguiente paso.')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(heading).toHaveText('Registro completo');
  // Nothing was sent by paying: the page says so, names what is missing and leads there.
  const toSend = page.getByRole('region', { name: 'Tu solicitud todavía no se ha enviado' });
  await expect(toSend.getByRole('link', { name: /Título de Medicina/ })).toBeVisible();
}

test('a doctor finishes the registration on a phone, from the landing page on', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newEmail('movil');
  await page.goto('/');
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await page.getByRole('radio', { name: /Soy médico/ }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await fillDoctor(page, email);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await typeCode(page, await readVerificationCode(request, email));
  await expect(page.getByText('Paso 3 de 6: Documentación')).toBeVisible();
  // Whoever comes from the account to sign and pay skips the papers and the CV.
  await page.goto('/account?tab=payments');
  await page.getByRole('link', { name: 'Firmar el contrato de servicios' }).click();
  await expect(page.getByText('Paso 5 de 6: Firma y pago')).toBeVisible();
  await finishRegistration(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('whoever typed a wrong email signs out and starts again', async ({ page }) => {
  await page.goto('/signup?role=hospital&step=data');
  await field(page, 'Nombre').fill('Ana');
  await field(page, 'Apellidos').fill('Ruiz');
  await fillAccess(page, newEmail('equivocado'), '612 345 678');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByRole('button', { name: 'Empezar con otro correo' }).click();
  await expect(page).toHaveURL(/\/signup\?role=hospital$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear cuenta');
  expect(await page.evaluate(() => localStorage.getItem('auth:token'))).toBeNull();
});

test('a reload keeps what was typed, but never the password', async ({ page }) => {
  test.slow();
  await page.goto('/signup?role=doctor&step=data');
  await fillDoctor(page, 'valentina@example.com');
  await page.reload();
  await expect(field(page, 'Apellidos')).toHaveValue('Restrepo Núñez-Rojas');
  await expect(field(page, 'Fecha de nacimiento')).toHaveValue('29/02/1996');
  await expect(page.getByRole('combobox', { name: 'País de residencia' })).toHaveValue('Colombia');
  await expect(page.getByRole('combobox', { name: 'Prefijo' })).toHaveValue('+57');
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await expect(field(page, /^Contraseña/)).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('Restrepo');
  expect(stored).not.toContain(newPassword);

  // Back to the choice and forth again: the same.
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(field(page, 'Apellidos')).toHaveValue('Restrepo Núñez-Rojas');
});

test('the rules of the fields are told at the fields', async ({ page }) => {
  test.slow();
  await page.goto('/signup?role=doctor&step=data');
  await fillDoctor(page, 'valentina@example.com');
  await field(page, 'Nombre').fill('V4lentina');
  await typeDay(page, 'Fecha de nacimiento', '01/01/2020');
  await typeDay(page, 'Fecha de graduación', '01/01/2019');
  await choose(page, 'Tipo de documento', '', 'DNI');
  await field(page, 'Número de documento').fill('12345678A');
  await field(page, /^Contraseña/).fill('password1');
  await page.getByRole('checkbox', { name: /Ya pedí antes/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  for (const message of [
    'Solo se permiten letras.',
    'Debes ser mayor de 18 años.',
    'La fecha de graduación no puede ser anterior a la de nacimiento.',
    'La letra del documento no es correcta.',
    'Esta contraseña es demasiado común. Elige otra.',
    'Las contraseñas no coinciden.',
    'Este campo es obligatorio.',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  // One of two dates is corrected: what it made wrong with the other is, too.
  await typeDay(page, 'Fecha de nacimiento', '01/01/1990');
  await expect(page.getByText('La fecha de graduación no puede ser anterior', { exact: false })).toHaveCount(0);
  await expect(page.getByText('La letra del documento no es correcta.')).toBeVisible();
  // A Spanish degree needs no recognition: what was asked for it is gone.
  await page.getByRole('radio', { name: 'Sí', exact: true }).check();
  await expect(page.getByRole('checkbox', { name: /Ya pedí antes/ })).toBeHidden();
  await expect(page.getByText('Datos para tu homologación')).toBeHidden();
});

test('an email that is taken is told at its field, and nothing typed is lost', async ({ page, problems }) => {
  await page.goto('/signup?role=hospital&step=data');
  await field(page, 'Nombre').fill('Ana');
  await field(page, 'Apellidos').fill('Ruiz');
  await fillAccess(page, accounts.hospital.toUpperCase(), '612 345 678');
  problems.expect(/status of 409/);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Ya existe una cuenta con este correo.').first()).toBeVisible();
  await expect(field(page, 'Correo electrónico')).toBeFocused();
  // It is still true when the field is left.
  await field(page, 'Apellidos').focus();
  await field(page, 'Apellidos').blur();
  await expect(field(page, 'Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Correo electrónico')).toHaveAccessibleDescription(/Ya existe una cuenta/);
  await expect(field(page, 'Apellidos')).toHaveValue('Ruiz');
  await expect(field(page, /^Contraseña/)).toHaveValue(newPassword);
});

test('a phone that does not exist under its prefix is told at its field', async ({ page, problems }) => {
  await page.goto('/signup?role=hospital&step=data');
  await field(page, 'Nombre').fill('Ana');
  await field(page, 'Apellidos').fill('Ruiz');
  await fillAccess(page, newEmail('ana'), '12345');
  problems.expect(/status of 422/);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Introduce un teléfono válido.').first()).toBeVisible();
});

test('a profession that is not served leaves a name and sees the thank-you page; no account is made', async ({
  page,
  request,
}) => {
  const email = newEmail('lucia');
  await page.goto('/signup?role=doctor');
  await page.getByRole('radio', { name: 'Enfermería' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('combobox', { name: 'Profesión' })).toHaveValue('Enfermería');
  // From the login, without calling oneself a doctor first.
  await page.goto('/');
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: '¿Tienes otra profesión sanitaria?' })
    .getByRole('link', { name: 'Odontología' })
    .click();
  await expect(page.getByRole('combobox', { name: 'Profesión' })).toHaveValue('Odontología');
  await field(page, 'Nombre y apellidos').fill('Lucía Ferrer');
  await field(page, 'Correo electrónico').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Avisarme' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias por tu interés');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  const login = await request.post('/api/auth/login', { data: { email, password: newPassword, provider: 'password' } });
  expect(login.status()).toBe(404);
});

test('in English, at 320 pixels and with a very long name nothing overflows', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'i18n_locale', value: 'en', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/signup?role=doctor&step=data');
  await field(page, 'Last name').fill('Fuente-Villavicencio y Montenegro de la Santísima Trinidad Ec');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByText('Data for your recognition').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(page.getByText('Step 1 of 6: Personal data')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});
