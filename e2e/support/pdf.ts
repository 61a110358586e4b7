import type { Page } from '@playwright/test';

/** As `setInputFiles` takes it. */
export type TestFile = { name: string; mimeType: string; buffer: Buffer };

/** A real PDF with a line of text on each of its pages; `padding` makes it heavier without changing what it shows. */
export function smallPdf(
  name: string,
  { pages = 1, padding = 0 }: { pages?: number; padding?: number } = {},
): TestFile {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const pageObject = (page: number) => 4 + (page - 1) * 2;
  return pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((page) => `${pageObject(page)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageObject(page) + 1} 0 R >>`,
      streamOf(`BT /F1 24 Tf 60 760 Td (Documento de prueba, hoja ${page}) Tj ET`),
    ]),
    streamOf('x'.repeat(padding)),
  ]);
}

/** The same page with a script that runs when it is opened. */
export const scriptedPdf = (name: string): TestFile =>
  pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]);

/** A program under the name of a document. */
export const renamedProgram = (name: string): TestFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)]),
});

/**
 * Presses what opens the chooser of files, and chooses one. The browser reports choosers from a moment after somebody
 * waits for them; one that opens earlier is not reported, and a key is quicker than a click.
 */
export async function chooseFile(page: Page, file: TestFile | TestFile[], press: () => Promise<void>): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.evaluate(() => undefined);
  await press();
  await (await choosing).setFiles(file);
}

/** A photo of a sheet, drawn in the browser: noisy as from a camera, so that it weighs something. */
export async function takePhoto(page: Page, name: string, width: number, height: number) {
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

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

function pdfOf(name: string, objects: readonly string[]): TestFile {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}
