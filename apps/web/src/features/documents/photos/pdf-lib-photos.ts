import { PDFDocument } from '@cantoo/pdf-lib';
import { sheetOf } from './photo-geometry.ts';

export type DrawnPhoto = { jpeg: Uint8Array; width: number; height: number };

/** A sheet for each photo. Imported only when somebody finishes: the library is larger than the page. */
export async function pdfOf(drawn: readonly DrawnPhoto[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const { jpeg, width, height } of drawn) {
    const { page, ...place } = sheetOf({ width, height });
    const image = await pdf.embedJpg(jpeg);
    pdf.addPage([page.width, page.height]).drawImage(image, place);
  }
  return new Uint8Array(await pdf.save());
}
