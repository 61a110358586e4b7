import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { signInAs } from '../support/payments.ts';
import { chooseFile, smallPdf } from '../support/pdf.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

test.slow();
// One after the other: the second changes for a moment what the first sees.
test.describe.configure({ mode: 'default' });

/** A demo doctor whom no other journey touches: with a petition that is being filled in. */
const applicant = 'nicolas.lozano26@demo.fonendo.test';

const paper = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: false }) });

type Doctor = Record<string, unknown>;

test('the papers of art. 13: a proof of Spanish, the declaration, the fee and a representative', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const token = await signInAs({ context, request, baseURL }, applicant);
  const headers = { authorization: `Bearer ${token}` };
  const {
    email: _email,
    verified: _verified,
    phoneCountry: _country,
    ...declared
  } = (await (await request.get('/api/doctors/me', { headers })).json()) as Doctor;
  const known = Object.fromEntries(Object.entries(declared).filter(([, value]) => value !== null));
  const data = { ...known, nationality: 'BR' };
  expect((await request.put('/api/doctors/me', { headers, data })).ok(), 'is a Brazilian from now on').toBe(true);
  await page.goto('/homologations');

  await test.step('Spanish is proved by one of four, and the choice stays', async () => {
    const spanish = paper(page, 'Acreditación de español');
    await expect(spanish).toContainText('art. 13.2');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/checklist') && answer.ok());
    // It is shown as chosen with the next frame, while it is being saved.
    await spanish.getByRole('radio', { name: 'DELE B2 o superior' }).click();
    await expect(spanish.getByRole('radio', { name: 'DELE B2 o superior' })).toBeChecked();
    await saved;
    await chooseFile(page, smallPdf('dele-b2.pdf'), () => spanish.getByRole('button', { name: 'Elegir PDF' }).click());
    await expect(spanish).toContainText('dele-b2.pdf');
    await page.reload();
    await expect(spanish.getByRole('radio', { name: 'DELE B2 o superior' })).toBeChecked();
  });

  await test.step('the declaration is read, signed, and is a document then', async () => {
    const declaration = paper(page, 'Declaración responsable');
    await expect(declaration).toContainText('recomendado, no obligatorio');
    await expect(declaration).toContainText('la firmas aquí mismo');
    await declaration.getByRole('button', { name: 'Leer y firmar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Declaración responsable' });
    await expect(dialog).toContainText('Que tiene en su poder los originales');
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByLabel('Nombre y apellidos').fill(`${declared['firstname']} ${declared['lastname']}`);
    await dialog.getByRole('button', { name: 'Firmar declaración' }).click();
    await expect(dialog).toBeHidden();
    await expect(declaration).toContainText('declaracion-responsable-firmada.pdf');
    await expect(declaration).toContainText('Firmada aquí el');
    await expect(declaration).not.toContainText('la firmas aquí mismo');
  });

  await test.step('the data of the fee are there to be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fee = paper(page, 'Justificante de la tasa (790-107)');
    await fee.getByRole('button', { name: 'Ver los datos del 790-107' }).click();
    await fee.getByRole('button', { name: 'Copiar: Importe (€)' }).click();
    await expect(fee.getByRole('button', { name: 'Copiado: Importe (€)' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('166,50');
  });

  await test.step('whoever represents is named, and then the authorisation is asked for', async () => {
    const representation = paper(page, 'Acreditación de la representación');
    await expect(representation.getByRole('button', { name: /Añadir PDF/ })).toBeHidden();
    await representation.getByRole('button', { name: 'Indicar representante' }).click();
    await representation.getByLabel('Nombre y apellidos o razón social').fill('Gestoría Ribera, S. L.');
    await representation.getByLabel('Su documento (DNI, NIE, NIF o pasaporte)').fill('B64717838');
    await representation.getByRole('button', { name: 'Guardar representante' }).click();
    await expect(representation).toContainText('Gestoría Ribera, S. L. (B64717838)');
    await expect(representation).toContainText('recomendado, no obligatorio');
    await expect(representation.getByRole('button', { name: /Añadir PDF/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('administrators decide which papers hold a petition up', async ({ page, context, request, baseURL }) => {
  await signInWith(context, baseURL, await requestToken(request, accounts.superadmin));
  await page.goto('/account?tab=settings');
  const form = page.getByRole('form', { name: 'Documentos que impiden enviar una solicitud' });
  const representation = form.getByRole('radiogroup', { name: 'Acreditación de la representación' });
  await expect(representation.getByRole('radio', { name: 'Solo avisa' })).toBeChecked();
  await representation.getByRole('radio', { name: 'Impide enviar' }).check();
  await form.getByRole('button', { name: 'Guardar documentos' }).click();
  await expect(page.getByText('Documentos guardados')).toBeVisible();
  await page.reload();
  await expect(representation.getByRole('radio', { name: 'Impide enviar' })).toBeChecked();
  await representation.getByRole('radio', { name: 'Solo avisa' }).check();
  await form.getByRole('button', { name: 'Guardar documentos' }).click();
  await expect(page.getByText('Documentos guardados')).toBeVisible();
});
