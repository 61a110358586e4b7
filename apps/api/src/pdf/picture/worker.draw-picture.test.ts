import { afterAll, expect, test } from 'vitest';
import { TooManyWaitingError } from '../../work-errors.ts';
import { type OfferPicture, pictureSize } from './draw-picture.port.ts';
import { layOutPicture } from './lay-out-picture.ts';
import { createPictureDrawer, pictureLimits } from './worker.draw-picture.ts';

let time = 0;
const drawer = createPictureDrawer({ ...pictureLimits, perMinute: 3 }, () => time);
afterAll(() => drawer.close());

const picture = (title: string): OfferPicture => ({
  ...{ title, hospital: 'Hospital Universitario La Ribera', place: 'Alzira, Comunitat Valenciana', community: 'ES-VC' },
  ...{ salary: '42.000 – 48.500 €', salaryNote: 'brutos al año' },
});

const sizeOf = (png: Uint8Array) => {
  const head = Buffer.from(png.buffer, png.byteOffset, 24);
  return { kind: head.toString('latin1', 1, 4), width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
};

test('draws in a thread the PNG that is drawn here, once', async () => {
  const [first, second] = await Promise.all([drawer.drawPicture(picture('Una')), drawer.drawPicture(picture('Una'))]);
  expect(sizeOf(first)).toEqual({ kind: 'PNG', ...pictureSize });
  expect(second).toBe(first);
  expect(Buffer.from(first).equals(layOutPicture(picture('Una')))).toBe(true);
});

test('draws so many in a minute, and what it has drawn beyond that', async () => {
  const known = await drawer.drawPicture(picture('Una'));
  for (const title of ['Dos', 'Tres']) await drawer.drawPicture(picture(title));
  await expect(drawer.drawPicture(picture('Cuatro'))).rejects.toEqual(new TooManyWaitingError('everybody'));
  expect(await drawer.drawPicture(picture('Una'))).toBe(known);
  time += 60_000;
  expect(sizeOf(await drawer.drawPicture(picture('Cuatro'))).kind).toBe('PNG');
});

test.each([
  ['an accent', 'Médico/a de urgencias', 'Medico/a de urgencias'],
  ['a sign that XML would take for its own', 'Urgencias & <noches>', 'Urgencias  noches'],
])('%s is drawn', (_, title, without) => {
  expect(layOutPicture(picture(title)).equals(layOutPicture(picture(without)))).toBe(false);
});

test('what no XML may hold is left out, and costs nobody the picture', () => {
  expect(layOutPicture(picture('Urgencias\u0001')).equals(layOutPicture(picture('Urgencias')))).toBe(true);
});
