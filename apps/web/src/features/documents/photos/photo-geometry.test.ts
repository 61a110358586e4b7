import { expect, test } from 'vitest';
import { layOut, noCrop, sheetOf } from './photo-geometry.ts';

const photo = { width: 4000, height: 3000 };

test('a photo is made smaller, never larger', () => {
  expect(layOut(photo, { turns: 0, crop: noCrop }, 2000).canvas).toEqual({ width: 2000, height: 1500 });
  expect(layOut({ width: 400, height: 300 }, { turns: 0, crop: noCrop }, 2000).canvas).toEqual({
    width: 400,
    height: 300,
  });
});

test('a quarter turn exchanges its sides, two do not', () => {
  expect(layOut(photo, { turns: 1, crop: noCrop }, 4000).canvas).toEqual({ width: 3000, height: 4000 });
  expect(layOut(photo, { turns: 2, crop: noCrop }, 4000).canvas).toEqual({ width: 4000, height: 3000 });
  expect(layOut(photo, { turns: 3, crop: noCrop }, 4000).canvas).toEqual({ width: 3000, height: 4000 });
});

test('what is cut off is counted on the turned photo, and the rest keeps its sharpness', () => {
  const cut = layOut(photo, { turns: 1, crop: { left: 10, top: 25, right: 20, bottom: 25 } }, 2000);
  expect(cut).toMatchObject({ left: 300, top: 1000, scale: 2000 / 2100 });
  expect(cut.canvas).toEqual({ width: 2000, height: 1905 });
});

test('a sheet lies or stands as its photo does, and holds all of it', () => {
  const lying = sheetOf({ width: 2000, height: 1000 });
  expect(lying.page.width).toBeGreaterThan(lying.page.height);
  const standing = sheetOf({ width: 1000, height: 2000 });
  expect(standing.page.height).toBeGreaterThan(standing.page.width);
  for (const { page, x, y, width, height } of [lying, standing]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x * 2 + width).toBeCloseTo(page.width);
    expect(y * 2 + height).toBeCloseTo(page.height);
  }
});
