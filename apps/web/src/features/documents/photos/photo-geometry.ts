/** Parts cut off each side, in percent of the turned photo. */
export type Crop = { left: number; top: number; right: number; bottom: number };

export const noCrop: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** A photo that becomes a page: quarter turns to the right, then what is cut off. */
export type PhotoPage = { id: string; photo: File; turns: number; crop: Crop };

type Size = { width: number; height: number };

/** At least a fifth of each side is left. */
export const mostCropped = 40;

/** Where the turned photo lies on the canvas of its page: the canvas, the scale, and what is cut off, in photo pixels. */
export function layOut(
  { width, height }: Size,
  { turns, crop }: Pick<PhotoPage, 'turns' | 'crop'>,
  longestSide: number,
) {
  const isLying = turns % 2 === 1;
  const turned: Size = isLying ? { width: height, height: width } : { width, height };
  const left = (turned.width * crop.left) / 100;
  const top = (turned.height * crop.top) / 100;
  const seen: Size = {
    width: turned.width * (1 - (crop.left + crop.right) / 100),
    height: turned.height * (1 - (crop.top + crop.bottom) / 100),
  };
  const scale = Math.min(1, longestSide / Math.max(seen.width, seen.height));
  const canvas: Size = {
    width: Math.max(1, Math.round(seen.width * scale)),
    height: Math.max(1, Math.round(seen.height * scale)),
  };
  return { turned, left, top, scale, canvas };
}

const a4: Size = { width: 595.28, height: 841.89 };

/** A sheet of A4, upright or lying as the photo is, with the photo as large as it fits, in the middle. */
export function sheetOf(image: Size) {
  const page: Size = image.width > image.height ? { width: a4.height, height: a4.width } : a4;
  const scale = Math.min(page.width / image.width, page.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  return { page, width, height, x: (page.width - width) / 2, y: (page.height - height) / 2 };
}

/** How photos are made smaller, the sharpest first, until all of them fit into one file. */
export const sharpnesses = [
  { longestSide: 2200, quality: 0.85 },
  { longestSide: 1900, quality: 0.75 },
  { longestSide: 1600, quality: 0.65 },
  { longestSide: 1300, quality: 0.55 },
  { longestSide: 1000, quality: 0.5 },
] as const;

/** What a file needs beside its photos, at most. */
export const overheadBytes = (pages: number): number => 8_192 + pages * 2_048;
