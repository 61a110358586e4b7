import { layOut, type PhotoPage } from './photo-geometry.ts';

/** Draws a page: the photo, turned and cut. */
export function drawPhoto(canvas: HTMLCanvasElement, bitmap: ImageBitmap, page: PhotoPage, longestSide: number): void {
  const { turned, left, top, scale, canvas: size } = layOut(bitmap, page, longestSide);
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Transparent parts would become black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.scale(scale, scale);
  context.translate(-left, -top);
  turn(context, page.turns % 4, turned);
  context.drawImage(bitmap, 0, 0);
}

function turn(context: CanvasRenderingContext2D, turns: number, { width, height }: { width: number; height: number }) {
  if (turns === 1) context.translate(width, 0);
  if (turns === 2) context.translate(width, height);
  if (turns === 3) context.translate(0, height);
  context.rotate((turns * Math.PI) / 2);
}

/** Upright as the camera says. Rejects what is no picture. */
export const openPhoto = (photo: Blob): Promise<ImageBitmap> =>
  createImageBitmap(photo, { imageOrientation: 'from-image' });
