import { describe, expect, test } from 'vitest';
import { activePdfs, buildEncryptedPdf, buildPdf, executable } from '../../testing/files/pdf-files.ts';
import { inspectPdf } from './inspect-pdf.ts';

const maxBytes = 5_242_880;

describe('a sound PDF', () => {
  test.each([undefined, maxBytes, maxBytes + 1])('of %s bytes', async (bytes) => {
    const pdf = await buildPdf(bytes === undefined ? {} : { bytes });
    if (bytes !== undefined) expect(pdf).toHaveLength(bytes);
    expect(await inspectPdf(pdf)).toBe('sound');
  });

  test('may have something after its end', async () => {
    expect(await inspectPdf(Buffer.concat([await buildPdf(), Buffer.from('\r\n\n')]))).toBe('sound');
  });

  test('may speak of what it does not carry', async () => {
    expect(await inspectPdf(await buildPdf({ text: 'JavaScript, Launch and EmbeddedFile' }))).toBe('sound');
  });
});

describe('what is no PDF', () => {
  test.each([
    ['a program', executable],
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Pasaporte')],
    ['a PDF that begins later', Buffer.from('\n%PDF-1.7\n')],
  ])('%s', async (_name, bytes) => {
    expect(await inspectPdf(bytes)).toBe('notPdf');
  });
});

describe('a damaged one', () => {
  test('wherever it was cut off', async () => {
    const pdf = await buildPdf({ bytes: 200_000 });
    for (const share of [0.01, 0.3, 0.7, 0.95, 0.999]) {
      expect(await inspectPdf(pdf.subarray(0, Math.floor(pdf.length * share)))).toBe('damaged');
    }
  });

  test.each([
    ['only a beginning and an end', '%PDF-1.7\nstartxref\n0\n%%EOF\n'],
    ['no catalogue', '%PDF-1.7\n1 0 obj\n<< /Type /Font >>\nendobj\ntrailer\n<< /Size 2 >>\nstartxref\n9\n%%EOF\n'],
    [
      'no page',
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ],
    [
      'an object that cannot be read',
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Kids [ 3 0 R\nendobj\ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ],
  ])('%s', async (_name, text) => {
    expect(await inspectPdf(Buffer.from(text))).toBe('damaged');
  });
});

test.each([false, true])('an encrypted one (object streams: %s)', async (packed) => {
  expect(await inspectPdf(await buildEncryptedPdf(packed))).toBe('encrypted');
});

test.each(Object.entries(activePdfs))('more than pages: %s', async (_name, build) => {
  expect(await inspectPdf(await build())).toBe('activeContent');
});
