import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { renamedProgram, scriptedPdf, smallPdf } from '../support/pdf.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Doctors of the demo data whom no other journey touches and who have handed in nothing. */
const certified = 'alejandro.salazar32@demo.fonendo.test';
const brazilian = 'diego.navarro8@demo.fonendo.test';

// Whole journeys with real files: they take their time on a busy machine.
test.slow();

const checklist = (page: Page) => page.getByRole('region', { name: 'Documentos' });
const rowOf = (page: Page, name: string) =>
  checklist(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const choose = (row: Locator, file: ReturnType<typeof smallPdf>) => row.locator('input[type=file]').setInputFiles(file);

/** A credential that the doctor handed in and an administrator sent back. */
async function rejectCredential(request: APIRequestContext, token: string) {
  const uploaded = await request.post('/api/documents/recognitionCredential', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf', 'x-file-name': 'credencial.pdf' },
    data: smallPdf('credencial.pdf').buffer,
  });
  const { items } = (await uploaded.json()) as { items: { kind: string; current: { id: string }[] }[] };
  const id = items.find(({ kind }) => kind === 'recognitionCredential')?.current[0]?.id;
  const verdict = await request.post(`/api/documents/${id}/verdict`, {
    headers: { authorization: `Bearer ${await requestToken(request, accounts.admin)}` },
    data: { verdict: 'rejected', from: 'pending', reason: 'La segunda página no se lee.' },
  });
  expect(verdict.ok(), await verdict.text()).toBe(true);
}

/** As on a slow line: a megabyte takes its seconds. */
async function slowDown(page: Page, kilobytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  const uploadThroughput = kilobytesPerSecond * 1024;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

test('a rejected document is seen, refused files are told apart, and a good one takes its place', async ({
  page,
  context,
  baseURL,
  request,
  problems,
}) => {
  const token = await requestToken(request, certified);
  await rejectCredential(request, token);
  await signInWith(context, baseURL, token);
  await page.goto('/account?tab=documents');
  const credential = rowOf(page, 'Credencial de homologación');

  await test.step('what was rejected comes first, open, with its reason', async () => {
    await expect(checklist(page).getByRole('heading', { level: 3 }).first()).toHaveText('Credencial de homologación');
    await expect(credential.getByText('Motivo del rechazo')).toBeVisible();
    await expect(credential.getByText('La segunda página no se lee.')).toBeVisible();
    await expect(credential.getByText('comprobamos que tu título vale en España', { exact: false })).toBeVisible();
    await expect(checklist(page).getByText('Título apostillado, pensum y antecedentes:')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its file opens inside the product', async () => {
    await credential.getByRole('button', { name: 'Ver credencial.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: 'credencial.pdf' });
    await expect(dialog.getByText('Página 1 de 1')).toBeVisible();
    // The text of the page, for those who hear it and those who copy it.
    await expect(dialog.getByText('Documento de prueba, hoja 1')).toBeAttached();
    await dialog.getByRole('region', { name: 'Páginas de credencial.pdf' }).focus();
    await page.keyboard.press('+');
    await expect(dialog.getByText('125 %')).toBeVisible();
    await page.keyboard.press('0');
    await expect(dialog.getByText('100 %')).toBeVisible();
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    expect((await saving).suggestedFilename()).toBe('credencial.pdf');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(credential.getByRole('button', { name: 'Ver credencial.pdf' })).toBeFocused();
  });

  await test.step('files that cannot be kept are refused with what to do', async () => {
    await choose(credential, smallPdf('enorme.pdf', { padding: 5 * 1024 * 1024 }));
    await expect(credential.getByText('El archivo pesa 5,1 MB y el máximo es 5 MB.', { exact: false })).toBeVisible();
    problems.expect(/status of 422/);
    await choose(credential, renamedProgram('programa.pdf'));
    await expect(credential.getByText('Solo se admiten archivos PDF.')).toBeVisible();
    await choose(credential, scriptedPdf('guion.pdf'));
    await expect(credential.getByText('contiene programas o archivos incrustados', { exact: false })).toBeVisible();
    await expect(credential.getByText('Rechazado')).toBeVisible();
  });

  await test.step('an upload shows how far it is and can be cancelled', async () => {
    await slowDown(page, 400);
    await choose(credential, smallPdf('lento.pdf', { padding: 3 * 1024 * 1024 }));
    await expect(credential.getByRole('progressbar', { name: 'Subiendo lento.pdf' })).toBeVisible();
    await expect(credential.getByText(/^[1-9]\d* %$/)).toBeVisible();
    await credential.getByRole('button', { name: 'Cancelar la subida' }).click();
    await expect(
      credential.getByRole('button', { name: 'Sustituir documento: Credencial de homologación' }),
    ).toBeVisible();
    await slowDown(page, -1 / 1024);
  });

  await test.step('an upload whose network goes on its way starts again when it is back', async () => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const loseNetwork = async (route: Route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    };
    await page.route('**/api/documents/recognitionCredential', loseNetwork, { times: 1 });
    await choose(credential, smallPdf('credencial-nueva.pdf', { pages: 3 }));
    await expect(page.getByRole('region', { name: 'Sin conexión con Fonendo' })).toBeVisible();
    // A bar of no length is not visible.
    await expect(credential.getByRole('progressbar', { name: 'Subiendo credencial-nueva.pdf' })).toBeAttached();
    await context.setOffline(false);
  });

  await test.step('the new version waits for its review, the earlier one is kept', async () => {
    await expect(page.getByText('Documento subido')).toBeVisible();
    await expect(credential.getByText('Pendiente')).toBeVisible();
    await expect(credential.getByText('Motivo del rechazo')).toHaveCount(0);
    await credential.getByRole('button', { name: '1 versión anterior' }).click();
    await expect(credential.getByRole('button', { name: 'credencial.pdf', exact: true })).toBeVisible();
    await credential.getByRole('button', { name: 'Ver credencial-nueva.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: 'credencial-nueva.pdf' });
    await dialog.getByRole('button', { name: 'Página siguiente' }).click();
    await expect(dialog.getByText('Página 2 de 3')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first documents are handed in, replaced and taken back', async ({
    page,
    context,
    baseURL,
    request,
    problems,
  }) => {
    await signInWith(context, baseURL, await requestToken(request, brazilian));
    await page.goto('/account?tab=documents');
    const passport = rowOf(page, 'Pasaporte');
    await expect(checklist(page).getByText(/^0 de \d obligatorios subidos · \d aprobados$/)).toBeVisible();
    await expectAccessible(page);

    await test.step('a lost connection loses nothing: the same file is tried again', async () => {
      await context.route('**/api/documents/passport', (route) => route.abort('connectionreset'), { times: 1 });
      problems.expect(/documents\/passport/);
      await choose(passport, smallPdf('pasaporte-navarro.pdf'));
      await passport.getByRole('button', { name: 'Reintentar con pasaporte-navarro.pdf' }).click();
      await expect(page.getByText('Documento subido')).toBeVisible();
      await expect(checklist(page).getByText(/^1 de \d obligatorios subidos · \d aprobados$/)).toBeVisible();
    });

    await test.step('the preview fills the screen', async () => {
      await passport.getByRole('button', { name: 'Ver pasaporte-navarro.pdf' }).click();
      const dialog = page.getByRole('dialog', { name: 'pasaporte-navarro.pdf' });
      await expect(dialog.getByText('Documento de prueba, hoja 1')).toBeAttached();
      expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
    });

    await test.step('a pending one is replaced and taken back', async () => {
      await passport.getByRole('button', { name: 'Acciones de pasaporte-navarro.pdf' }).click();
      await page.getByRole('menuitem', { name: 'Sustituir' }).click();
      await choose(passport, smallPdf('pasaporte-nuevo.pdf'));
      await expect(passport.getByRole('button', { name: 'pasaporte-nuevo.pdf', exact: true })).toBeVisible();
      for (const name of ['pasaporte-nuevo.pdf', 'pasaporte-navarro.pdf']) {
        await passport.getByRole('button', { name: `Acciones de ${name}` }).click();
        await page.getByRole('menuitem', { name: 'Eliminar' }).click();
        const question = page.getByRole('dialog', { name: `¿Eliminar «${name}»?` });
        const comesBack = question.getByText('volverá a valer la versión anterior', { exact: false });
        await expect(comesBack).toHaveCount(name === 'pasaporte-nuevo.pdf' ? 1 : 0);
        await question.getByRole('button', { name: 'Eliminar' }).click();
        await expect(passport.getByRole('button', { name, exact: true })).toHaveCount(0);
      }
      await expect(checklist(page).getByText(/^0 de \d obligatorios subidos · \d aprobados$/)).toBeVisible();
    });

    await test.step('nothing overflows at 320 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  });
});
