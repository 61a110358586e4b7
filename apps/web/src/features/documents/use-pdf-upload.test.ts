import { expect, test } from 'vitest';
import { isImage } from './use-pdf-upload.ts';

test.each([
  ['IMG_1.HEIC', '', true],
  ['IMG_1.heic', 'image/heic', true],
  ['escaneado', 'image/tiff', true],
  ['titulo.docx', 'application/octet-stream', false],
  ['heic.zip', '', false],
])('%s of type "%s": %s', (name, type, is) => {
  expect(isImage({ name, type })).toBe(is);
});
