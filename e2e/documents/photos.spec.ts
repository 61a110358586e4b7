import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { signInAs } from '../support/payments.ts';
import { smallPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** A doctor of the demo data whom no other journey touches and who has handed in nothing. */
const withPhone = 'carlos.paredes36@demo.fonendo.test';

/** A photo of a sheet, drawn in the browser: noisy as from a camera, so that it weighs something. */
async function takePhoto(page: Page, name: string, width: number, height: number) {
  const data = await page.evaluate(
    async ({ width: w, height: h }) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const noise = context.createImageData(w, h);
      let seed = 7;
      for (let index = 0; index < noise.data.length; index += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        noise.data[index] = index % 4 === 3 ? 255 : 120 + ((seed >> 16) % 120);
      }
      context.putImageData(noise, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      // As text: a list of a million numbers takes seconds on its way out of the browser.
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener('load', resolve));
      reader.readAsDataURL(blob);
      await read;
      return String(reader.result);
    },
    { width, height },
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data.slice(data.indexOf(',') + 1), 'base64') };
}

test('photos of a phone become one PDF: turned, cut, in order and within the limit', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signInAs({ context, request, baseURL }, withPhone);
  await page.goto('/account?tab=documents');
  const row = page
    .getByRole('region', { name: 'Documentos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Pasaporte', exact: true }) });
  const photos = [await takePhoto(page, 'IMG_1.jpg', 1500, 1100), await takePhoto(page, 'IMG_2.jpg', 1100, 1500)];

  await row.getByRole('button', { name: 'Usar fotos: Pasaporte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasaporte: crear un PDF con fotos' });
  await expect(dialog.getByText('con las cuatro esquinas dentro de la foto', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Crear y subir el PDF/ })).toBeDisabled();
  await expect(dialog.locator('input[capture]')).toHaveCount(1);
  await dialog.locator('input[multiple]').setInputFiles(photos);
  const pages = dialog.getByRole('list', { name: 'Páginas del PDF' }).getByRole('listitem');
  await expect(pages).toHaveCount(2);
  await expectAccessible(page);

  const lying = () =>
    pages
      .first()
      .getByRole('img')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width > canvas.height);
  await expect.poll(lying).toBe(true);
  await pages.first().getByRole('button', { name: 'Girar la página 1' }).click();
  await expect.poll(lying).toBe(false);
  await pages.first().getByRole('button', { name: 'Recortar la página 1' }).click();
  await pages.first().getByRole('slider', { name: 'Arriba' }).fill('40');
  await pages.first().getByRole('slider', { name: 'Abajo' }).fill('20');
  await expect.poll(lying).toBe(true);
  await pages.nth(1).getByRole('button', { name: 'Subir la página 2' }).click();
  await expect.poll(lying).toBe(false);

  // A file that is no picture is told, and the rest stays.
  await dialog
    .locator('input[multiple]')
    .setInputFiles({ ...smallPdf('no.pdf'), name: 'rota.jpg', mimeType: 'image/jpeg' });
  await expect(dialog.getByRole('alert')).toContainText('Alguna foto no se ha podido abrir: rota.jpg');
  await expect(pages).toHaveCount(2);

  await dialog.getByRole('button', { name: 'Crear y subir el PDF (2 páginas)' }).click();
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
  await expect(dialog.getByRole('list', { name: 'Páginas del PDF' }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();

  // Of what is damaged there is no page, and the reason is told; what cannot be a page says what to do.
  await diploma.setInputFiles({ name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(dialog.getByRole('alert')).toContainText('Alguna foto no se ha podido abrir: rota.jpg');
  await expect(dialog.getByRole('list', { name: 'Páginas del PDF' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await diploma.setInputFiles({ name: 'IMG_3.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  await expect(page.getByText('Solo se admiten archivos PDF. Si es una foto, guárdala como JPEG')).toBeVisible();
});
