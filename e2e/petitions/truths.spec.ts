import { expectAccessible } from '../support/accessibility.ts';
import { signInAs } from '../support/payments.ts';
import { applicants } from '../support/petitions.ts';
import { expect, test } from '../support/test.ts';

/** A doctor of the demo data whom no other journey touches. */
const withoutAddress = 'gonzalo.ibanez44@demo.fonendo.test';

test('what the sending needs is not called optional, and is required where one comes from it', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await signInAs({ context, request, baseURL }, withoutAddress);
  await page.goto('/account?tab=personal');
  const address = page.getByRole('textbox', { name: /^Dirección/ });
  await expect(address).toHaveAccessibleName('Dirección necesario para enviar tu solicitud');
  await expect(address).not.toHaveAttribute('required');
  await address.fill('');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  // As "Te falta: …" leads there.
  await page.goto('/dashboard');
  await page.goto('/account?tab=personal#address');
  await expect(page.getByText('sin ellos no se puede enviar tu solicitud', { exact: false })).toBeVisible();
  await expect(address).toHaveAccessibleName('Dirección');
  await expect(address).toHaveAttribute('required');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(address).toHaveAccessibleDescription(/Este campo es obligatorio/);
});

test('whoever deletes the account learns what becomes of the petition at the ministry, and how to withdraw it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs({ context, request, baseURL }, applicants.sent);
  await page.goto('/account?tab=privacy');
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar la cuenta para siempre?' });
  await expect(dialog.getByText(/^Tu solicitud HOM-\d{4}-\d{6} está en el Ministerio$/)).toBeVisible();
  await expect(dialog).toContainText('Eliminar la cuenta no la retira');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar escrito de desistimiento' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^desistimiento-HOM-/);
  await expect(dialog.getByRole('link', { name: 'Ver mi solicitud' })).toHaveAttribute('href', '/homologations');
});
