import { loadKeepingPage } from '../../../platform/connection/chunk-reload.ts';
import { loadWithNetwork } from '../../../platform/connection/connection.ts';
import { drawPhoto, openPhoto } from './draw-photo.ts';
import type { DrawnPhoto } from './pdf-lib-photos.ts';
import { overheadBytes, type PhotoPage, sharpnesses } from './photo-geometry.ts';

/** One PDF of all pages, as sharp as the limit allows; null if they do not fit even when they are small. */
export async function writePhotos(pages: readonly PhotoPage[], name: string, maxBytes: number): Promise<File | null> {
  for (const sharpness of sharpnesses) {
    const drawn = await drawAll(pages, sharpness, maxBytes - overheadBytes(pages.length));
    if (!drawn) continue;
    const { pdfOf } = await loadWriter();
    const bytes = await pdfOf(drawn);
    if (bytes.byteLength <= maxBytes) return new File([bytes], name, { type: 'application/pdf' });
  }
  return null;
}

/** It is not kept for the time without a network (build/offline-files.ts); a reload would throw the photos away. */
const loadWriter = () => loadWithNetwork(() => loadKeepingPage(() => import('./pdf-lib-photos.ts')));

/** One after another: a phone has no room for ten open photos. Null as soon as they exceed the limit. */
async function drawAll(
  pages: readonly PhotoPage[],
  { longestSide, quality }: (typeof sharpnesses)[number],
  room: number,
): Promise<DrawnPhoto[] | null> {
  const canvas = document.createElement('canvas');
  const drawn: DrawnPhoto[] = [];
  let left = room;
  for (const page of pages) {
    const bitmap = await openPhoto(page.photo);
    drawPhoto(canvas, bitmap, page, longestSide);
    bitmap.close();
    const jpeg = await jpegOf(canvas, quality);
    left -= jpeg.byteLength;
    if (left < 0) return null;
    drawn.push({ jpeg, width: canvas.width, height: canvas.height });
  }
  return drawn;
}

async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('the photo could not be drawn');
  return new Uint8Array(await blob.arrayBuffer());
}
