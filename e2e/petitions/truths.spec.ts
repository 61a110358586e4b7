import { expectAccessible } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { skipToContent, tabAndPress, tabTo } from '../support/keyboard/tab-to.ts';
import { readOneByOne } from '../support/payloads.ts';
import { signInAs } from '../support/payments.ts';
import { chooseFile, smallPdf } from '../support/pdf.ts';
import { applicants } from '../support/petitions.ts';
import { expect, test } from '../support/test.ts';

/** A doctor of the demo data whom no other journey touches. */
const withoutAddress = 'gonzalo.ibanez44@demo.fonendo.test';

test('what the sending needs is not called optional, and is filled in and handed in by keyboard alone', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  test.slow();
  await signInAs({ context, request, baseURL }, withoutAddress);
  await page.goto('/account?tab=personal');
  const address = page.getByRole('textbox', { name: /^Dirección/ });
  await expect(address).toHaveAccessibleName('Dirección hace falta para enviar tu solicitud');
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

  // Where the refused form has led.
  await expect(address).toBeFocused();
  await page.keyboard.type('Calle Mayor 7, 2.º B');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Datos guardados')).toBeVisible();

  await page.goto('/account?tab=documents');
  await skipToContent(page);
  const passport = page.getByRole('button', { name: 'Elegir PDF: Pasaporte' });
  await tabTo(page, passport, 12);
  await chooseFile(page, smallPdf('pasaporte.pdf'), () => page.keyboard.press('Enter'));
  await expect(page.getByText('Documento subido')).toBeVisible();

  // What may be added has a button that opens the chooser at once, and the file is there without another press.
  const more = page.getByRole('button', { name: 'Añadir PDF: Documentación adicional' });
  await tabTo(page, more, 40);
  await chooseFile(page, smallPdf('diploma-de-master.pdf'), () => page.keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: 'diploma-de-master.pdf', exact: true })).toBeVisible();
  await expect(more).toBeVisible();
});

test('whoever deletes the account learns what becomes of the petition at the ministry, and how to withdraw it', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  problems.expect(/503.*api\/petitions/);
  await signInAs({ context, request, baseURL }, applicants.sent);
  // Nobody deletes the account before it is known whether there is a petition.
  await readOneByOne(page);
  await page.route('**/api/petitions', (route) =>
    route.fulfill({ status: 503, json: { code: 'ServiceUnavailable', message: 'No disponible' } }),
  );
  await page.goto('/account?tab=privacy');
  // By keyboard alone, to the letter that withdraws the petition and to the petition itself.
  await skipToContent(page);
  await tabAndPress(page, page.getByRole('button', { name: 'Eliminar cuenta' }), 40);
  const dialog = page.getByRole('dialog', { name: '¿Eliminar la cuenta para siempre?' });
  await expect(dialog.getByText('No hemos podido comprobar si tienes una solicitud en marcha')).toBeVisible();
  const remove = dialog.getByRole('button', { name: 'Eliminar cuenta' });
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription('Antes hay que comprobar si tienes una solicitud en marcha.');
  await expectAccessible(page);
  await page.unroute('**/api/petitions');
  await tabAndPress(page, dialog.getByRole('button', { name: 'Reintentar' }), 6);
  await expect(dialog.getByText(/^Tu solicitud HOM-\d{4}-\d{6} está en el Ministerio$/)).toBeVisible();
  await expect(dialog).toContainText('Eliminar la cuenta no la retira');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  const letter = dialog.getByRole('button', { name: 'Descargar escrito de desistimiento' });
  await tabAndPress(page, letter, 6);
  expect((await saving).suggestedFilename()).toMatch(/^desistimiento-HOM-/);
  await expect(letter).toBeFocused();
  await expect(remove).toBeEnabled();
  await tabAndPress(page, dialog.getByRole('link', { name: 'Ver mi solicitud' }), 4);
  await expect(page).toHaveURL('/homologations');
  // What cannot be signed, named or looked up any more is not promised either.
  await expect(page.getByRole('heading', { name: 'Declaración responsable' })).toBeVisible();
  await expect(page.getByText(/la firmas aquí mismo|aquí tienes los datos|indica quién es/)).toHaveCount(0);

  // An administrator who deletes it reads the same.
  await signInAs({ context, request, baseURL }, accounts.admin);
  await page.goto(`/users?q=${applicants.sent}`);
  await page.getByRole('table').getByRole('link').first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Acciones de/ })
    .click();
  await page.getByRole('menuitem', { name: 'Eliminar cuenta' }).click();
  const removal = page.getByRole('dialog', { name: /^Eliminar la cuenta de/ });
  await expect(removal).toContainText(/su solicitud HOM-\d{4}-\d{6} está en el Ministerio y sigue allí/);
  await expectAccessible(page);
});
