import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, demoPassword, requestToken } from '../support/accounts.ts';
import { registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Nobody else's in these tests: one is shut out for a while, the other gets a process. */
const doctor = { name: 'Paola Benítez Jaramillo', email: 'paola.benitez15@demo.fonendo.test' };
const hospital = { name: 'Yaiza Cabrera Hernández', email: 'equipo30@demo.fonendo.test' };

async function open(page: Page, words: string, name: string): Promise<void> {
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Nombre o correo' }).fill(words);
  await expect(page.getByRole('status').filter({ hasText: /^1 / })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an administrator finds a doctor, shuts them out and lets them in again', async ({ page, request, login }) => {
  // A journey over many pages: it takes its time on a busy machine.
  test.slow();
  const signsIn = async () => {
    const data = { email: doctor.email, password: demoPassword, provider: 'password' };
    return (await request.post('/api/auth/login', { data })).status();
  };
  await login('admin');
  // Without accents, the surname first.
  await open(page, 'benitez paola', doctor.name);
  await expectAccessible(page);

  const menu = page.getByRole('button', { name: `Acciones de ${doctor.name}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Bloquear' }).click();
  const dialog = page.getByRole('dialog', { name: `Bloquear a ${doctor.name}` });
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Motivo').fill('Ha pedido ella misma que nadie entre en su cuenta.');
  // What was typed is not thrown away without a question, and the focus comes back to it.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '¿Cerrar sin enviar?' });
  await expect(question.getByRole('button', { name: 'Seguir editando' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await expect(dialog.getByLabel('Motivo')).toHaveValue('Ha pedido ella misma que nadie entre en su cuenta.');
  await dialog.getByRole('button', { name: 'Bloquear la cuenta' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Ha pedido ella misma que nadie entre en su cuenta.')).toBeVisible();
  expect(await signsIn()).toBe(403);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Desbloquear' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear la cuenta' }).click();
  await expect(page.getByText('Ha pedido ella misma que nadie entre en su cuenta.')).toHaveCount(0);
  expect(await signsIn()).toBe(200);

  await page.getByRole('tab', { name: 'Actividad' }).click();
  const activity = page.getByRole('table', { name: 'Actividad' });
  await expect(activity.getByRole('row').filter({ hasText: 'Cuenta bloqueada' })).toContainText(
    'Motivo: Ha pedido ella misma que nadie entre en su cuenta.',
  );
  await expect(activity.getByRole('row').filter({ hasText: 'Cuenta desbloqueada' })).toContainText('Lucía Ferrándiz');
});

test('what an administrator does as a hospital is recorded with both names', async ({ page, login }) => {
  test.slow();
  await login('admin', { ownSession: true });
  await open(page, hospital.email, hospital.name);
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Acceder como' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acceder como esta persona' });
  await dialog.getByLabel('Motivo').fill('Nos ha pedido por teléfono que lo cambiemos.');
  await dialog.getByLabel('Página en la que empezar').click();
  await page.getByRole('option', { name: 'Cuenta' }).click();
  await dialog.getByRole('button', { name: 'Acceder como' }).click();
  const banner = page.getByRole('region', { name: 'Acceso como otra persona' });
  await expect(banner).toContainText(hospital.name);
  await expect(page).toHaveURL(/^[^?]*\/account/);
  // Their own data is read here, and changed by nobody but them.
  await page.getByRole('tab', { name: 'Mi cuenta' }).click();
  await expect(page.getByLabel('Apellidos')).toHaveValue('Cabrera Hernández');
  await expect(page.getByLabel('Apellidos')).not.toBeEditable();
  await expect(page.getByText(`No se puede cambiar mientras se accede como ${hospital.name}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toHaveCount(0);
  await expectAccessible(page);

  const process = `Con examen ${Date.now()}`;
  await page.goto('/process');
  await page.getByRole('button', { name: 'Crear proceso' }).first().click();
  const creation = page.getByRole('dialog', { name: 'Nuevo proceso' });
  await creation.getByRole('textbox', { name: 'Nombre del proceso' }).fill(process);
  await creation.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(page.getByRole('link', { name: process }).first()).toHaveAttribute('aria-current', 'page');
  await banner.getByRole('button', { name: 'Volver a mi cuenta' }).click();
  await expect(banner).toHaveCount(0);

  await page.goto('/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Registro de actividad' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Proceso creado' }).filter({ hasText: hospital.name }).first();
  await expect(row.getByRole('cell', { name: 'Lucía Ferrándiz' })).toBeVisible();
  await expect(row.getByRole('cell', { name: hospital.name })).toBeVisible();
  await expect(row).toContainText(process);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/audit?person=${address.split('/').at(-1)}`);
  await expect(page.getByRole('button', { name: `Actividad de ${hospital.name}` })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${address}?tab=offers`);
  await expect(page.getByRole('heading', { name: /^Ofertas de / })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('whoever is blocked is out at once, without another click', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  // The check of the ended session, and the one refresh that is tried.
  problems.expect(/401/);
  const person = await registerVerified(request);
  await signInWith(context, baseURL, person.token);
  const streaming = page.waitForResponse((response) => response.url().endsWith('/api/notifications/stream'));
  await page.goto('/account?tab=privacy');
  await expect(page.getByRole('radio', { name: 'Español' })).toBeVisible();
  await streaming;
  const headers = { authorization: `Bearer ${await requestToken(request, accounts.admin)}` };
  const blocked = await request.post(`/api/users/${person.id}/block`, {
    headers,
    data: { reason: 'Alguien más conoce su contraseña.' },
  });
  expect(blocked.ok()).toBe(true);
  // In the words of the login, and whom to write to; not that a session has expired.
  const notice = page.getByRole('alert').filter({ hasText: 'No tienes autorización para acceder.' });
  await expect(notice).toContainText('El acceso con esta cuenta está bloqueado.');
  await expect(notice.getByRole('link', { name: 'Escribir a Fonendo' })).toHaveAttribute('href', '/faq#contacto');
  await expect(page.getByText('Sesión caducada')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expectAccessible(page);
  await expect(page.getByRole('radio', { name: 'Español' })).toHaveCount(0);
});

test('the audit is narrowed to a person, a thing and days, with the fields of the rest of the product', async ({
  page,
  login,
}) => {
  test.slow();
  await login('admin');
  await page.goto('/audit');
  const list = page.getByRole('table', { name: 'Actividad' });
  await expect(list).toBeVisible();
  await page.getByRole('combobox', { name: 'Persona', exact: true }).fill('elena cuesta marín');
  await page.getByRole('option', { name: /^Elena Cuesta Marín/ }).click();
  await expect(page).toHaveURL(/\/audit\?person=[\da-f-]{36}$/);
  await expect(page.getByRole('button', { name: /Actividad de Elena Cuesta Marín/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Desde' }).fill('31/02/2026');
  await page.getByRole('textbox', { name: 'Hasta' }).focus();
  await expect(page.getByText(/^Esta fecha no existe/)).toBeVisible();
  await expect(page).not.toHaveURL(/from=/);
  await page.getByRole('textbox', { name: 'Desde' }).fill('01/01/2026');
  await expect(page).toHaveURL(/from=2026-01-01/);
  // Days out of order are refused at the field that was changed, stay there, and are not asked for.
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.getByRole('textbox', { name: 'Hasta' }).fill('31/12/2025');
  await expect(page.getByText('No puede ser anterior a «Desde».')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Hasta' })).toHaveValue('31/12/2025');
  await expect(page).not.toHaveURL(/to=/);
  expect(asked.filter((url) => url.includes('/api/audit?'))).toEqual([]);
  await page.getByRole('textbox', { name: 'Desde' }).fill('01/12/2025');
  await expect(page).toHaveURL(/from=2025-12-01&to=2025-12-31/);
  await expect(page.getByText('No puede ser anterior a «Desde».')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Hasta' }).fill('');
  await page.getByRole('button', { name: /Actividad de Elena/ }).click();
  await expect(page).not.toHaveURL(/person=/);
  await page.goto('/audit?from=2026-03-11&to=2026-03-10');
  await expect(page.getByText('No puede ser posterior a «Hasta».')).toBeVisible();
  await expect(page.getByText('«Desde» es posterior a «Hasta»')).toBeVisible();
  await page.goto('/audit');

  await page.getByRole('combobox', { name: 'Cosa concreta' }).fill('la ribera demo');
  await page.getByRole('option', { name: /^Hospital Universitario La Ribera Demo/ }).click();
  await expect(page).toHaveURL(/subject=hospital/);
  await expect(page).toHaveURL(/subjectId=[\da-f-]{36}/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/audit');
  await expect(page.getByRole('textbox', { name: 'Desde' })).toBeHidden();
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('textbox', { name: 'Desde' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('textbox', { name: 'Desde' }).fill('01/01/2026');
  await sheet.getByRole('button', { name: /^Ver \d+ resultados?$/ }).click();
  await expect(page).toHaveURL('/audit?from=2026-01-01');
  await page.getByRole('button', { name: /Desde 1 ene/ }).click();
  await expect(page).toHaveURL('/audit');
});

test('on a tablet lists leave columns out instead of breaking words, and can still be sorted by them', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await login('admin');
  await page.goto('/users?q=camila.acosta1');
  const address = page.getByRole('rowheader').getByText('camila.acosta1@demo.fonendo.test');
  await expect(address).toBeVisible();
  expect((await address.boundingBox())?.height).toBeLessThan(20);
  await page.goto('/hospitals');
  const table = page.getByRole('table', { name: 'Hospitales' });
  await expect(table.getByRole('columnheader', { name: 'Aprobación' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'CIF' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Ordenar' }).click();
  await page.getByRole('option', { name: 'Registro ↓' }).click();
  await expect(page).toHaveURL(/sort=-created/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table.getByRole('columnheader', { name: 'CIF' })).toBeVisible();
  await expectAccessible(page);
});
