import { expectAccessible } from '../support/accessibility.ts';
import { skipToContent, tabAndPress, tabTo } from '../support/keyboard/tab-to.ts';
import { signInAs } from '../support/payments.ts';
import { chooseFile, smallPdf, takePhoto } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** A doctor of the demo data whom no other journey touches and who has handed in nothing. */
const withPhone = 'carlos.paredes36@demo.fonendo.test';

test('photos of a phone become one PDF: turned, cut, in order and within the limit', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  test.slow();
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signInAs({ context, request, baseURL }, withPhone);
  await page.goto('/account?tab=documents');
  const row = page
    .getByRole('region', { name: 'Documentos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Pasaporte', exact: true }) });
  const photos = [await takePhoto(page, 'IMG_1.jpg', 1500, 1100), await takePhoto(page, 'IMG_2.jpg', 1100, 1500)];

  // By keyboard alone, as somebody with a keyboard at a tablet.
  await skipToContent(page);
  await tabAndPress(page, row.getByRole('button', { name: 'Usar fotos: Pasaporte' }), 20);
  const dialog = page.getByRole('dialog', { name: 'Pasaporte: crear un PDF con fotos' });
  await expect(dialog.getByText('con las cuatro esquinas dentro de la foto', { exact: false })).toBeVisible();
  await expect(dialog.getByText('apostilla', { exact: false })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Crear y subir el PDF/ })).toBeDisabled();
  await expect(dialog.locator('input[capture]')).toHaveCount(1);
  await tabTo(page, dialog.getByRole('button', { name: 'Elegir fotos' }), 6);
  await chooseFile(page, photos, () => page.keyboard.press('Enter'));
  const pages = dialog.getByRole('list', { name: 'Páginas del PDF' }).getByRole('listitem');
  await expect(pages).toHaveCount(2);
  await expectAccessible(page);

  const lying = () =>
    pages
      .first()
      .getByRole('img')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width > canvas.height);
  await expect.poll(lying).toBe(true);
  await tabAndPress(page, dialog.getByRole('button', { name: 'Girar la página 1' }), 4);
  await expect.poll(lying).toBe(false);
  await tabAndPress(page, dialog.getByRole('button', { name: 'Recortar la página 1' }), 2);
  for (const [side, percent] of [
    ['Arriba', 40],
    ['Abajo', 20],
  ] as const) {
    const slider = pages.first().getByRole('slider', { name: side });
    await tabTo(page, slider, 6);
    for (let at = 0; at < percent; at += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue(`${percent}`);
  }
  await expect.poll(lying).toBe(true);
  // The photo that is moved keeps the focus, also where it can be moved no further.
  await tabAndPress(page, dialog.getByRole('button', { name: 'Subir la página 2' }), 8);
  await expect.poll(lying).toBe(false);
  await expect(dialog.getByRole('button', { name: 'Bajar la página 1' })).toBeFocused();
  // One photo too many is taken away, and the focus is at the one that takes its place.
  await tabTo(page, dialog.getByRole('button', { name: 'Añadir fotos' }), 24);
  await chooseFile(page, photos.slice(0, 1), () => page.keyboard.press('Enter'));
  await expect(pages).toHaveCount(3);
  await tabAndPress(page, dialog.getByRole('button', { name: 'Quitar la página 3' }), 24);
  await expect(pages).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Quitar la página 2' })).toBeFocused();

  // A file that is no picture is told, and the rest stays.
  await dialog
    .locator('input[multiple]')
    .setInputFiles({ ...smallPdf('no.pdf'), name: 'rota.jpg', mimeType: 'image/jpeg' });
  await expect(dialog.getByRole('alert')).toContainText('Alguna foto no se ha podido abrir: rota.jpg');
  await expect(pages).toHaveCount(2);

  // Photos that were turned and cut are not thrown away unasked.
  const question = page.getByRole('dialog', { name: '¿Cerrar sin enviar?' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(question).toBeHidden();
  }
  await expect(pages).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();

  // Without a network neither the part that writes the PDF nor the upload is there: both wait.
  await context.setOffline(true);
  await tabAndPress(page, dialog.getByRole('button', { name: 'Crear y subir el PDF (2 páginas)' }), 30);
  await expect(page.getByRole('region', { name: 'Sin conexión con Fonendo' })).toBeVisible();
  await expect(pages).toHaveCount(2);
  // Who gives up while it waits sends nothing later.
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Sin conexión con Fonendo' })).toBeHidden();
  await tabAndPress(page, question.getByRole('button', { name: 'Seguir editando' }), 2);
  await expect(page.getByText('Documento subido')).toBeVisible();
  await expect(row.getByText('Pasaporte.pdf', { exact: false }).first()).toBeVisible();
  const answer = await request.get('/api/documents', { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await answer.json()) as { items: { kind: string; current: { bytes: number }[] }[] };
  const [file] = items.find(({ kind }) => kind === 'passport')?.current ?? [];
  expect(file?.bytes).toBeGreaterThan(50_000);
  expect(file?.bytes).toBeLessThanOrEqual(5 * 1024 * 1024);
});

test('a photo dropped where a PDF belongs opens the same dialog', async ({ page, context, request, baseURL }) => {
  await signInAs({ context, request, baseURL }, withPhone);
  await page.goto('/account?tab=documents');
  const diploma = page.getByLabel('Título de Medicina apostillado', { exact: true });
  await diploma.setInputFiles(await takePhoto(page, 'diploma.jpg', 300, 200));
  const dialog = page.getByRole('dialog', { name: /crear un PDF con fotos/ });
  await expect(dialog.getByText('También el reverso y la apostilla', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Páginas del PDF' }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Cerrar sin enviar' }).click();
  await expect(dialog).toBeHidden();

  // Of what is damaged there is no page, and the reason is told; what cannot be a page says what to do.
  await diploma.setInputFiles({ name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(dialog.getByRole('alert')).toContainText('Alguna foto no se ha podido abrir: rota.jpg');
  await expect(dialog.getByRole('list', { name: 'Páginas del PDF' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await diploma.setInputFiles({ name: 'IMG_3.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  await expect(
    page.getByText('Solo se admiten archivos PDF. Una foto de este tipo hay que guardarla antes como JPEG'),
  ).toBeVisible();
});
