import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPdf } from '../testing/files/pdf-text.ts';
import { createPdf, type PdfInfo } from './create-pdf.ts';

const info: PdfInfo = {
  title: 'Factura F-2026-000123',
  author: 'Fonendo',
  language: 'es',
  createdAt: new Date('2026-03-10T09:00:00Z'),
  footer: 'Fonendo Salud, S. L.',
};

async function draw(overrides: Partial<PdfInfo> = {}, paragraphs = 3) {
  const pdf = createPdf({ ...info, ...overrides });
  pdf.brand('10 de marzo de 2026');
  pdf.title('Factura');
  pdf.facts([['Cliente', 'Łukasz Nguyễn-Ștefănescu Őry']]);
  pdf.table({
    columns: [
      { label: 'Concepto', share: 3 },
      { label: 'Importe', share: 1, align: 'right' },
    ],
    rows: [['Acceso a ofertas', '49,00 €']],
    totals: [['Total', '59,29 €']],
  });
  pdf.heading('Condiciones');
  for (let index = 0; index < paragraphs; index++) pdf.paragraph('Una frase que ocupa su sitio. '.repeat(12));
  pdf.list(['Владимир 🩺', 'Ελένη']);
  return pdf.end();
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the same content and date give the same bytes; another date gives others', async () => {
  const first = hash(await draw());
  expect(hash(await draw())).toBe(first);
  expect(hash(await draw({ createdAt: new Date('2026-03-10T09:00:01Z') }))).not.toBe(first);
});

test('sets Latin of all countries, Greek and Cyrillic, and leaves emoji out', async () => {
  const { pages } = await readPdf(await draw());
  for (const text of ['Łukasz Nguyễn-Ștefănescu Őry', 'Владимир\n', 'Ελένη', '59,29 €'])
    expect(pages[0]).toContain(text);
});

test('tells readers its title, its language and what is what', async () => {
  const { info: facts, tags } = await readPdf(await draw());
  expect(facts).toMatchObject({
    Title: info.title,
    Author: 'Fonendo',
    Language: 'es',
    CreationDate: 'D:20260310090000Z',
  });
  expect(tags).toEqual(
    expect.arrayContaining(['Figure', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody']),
  );
});

test.each([
  ['es', 'Página 1 de 2', 'Página 2 de 2'],
  ['en', 'Page 1 of 2', 'Page 2 of 2'],
] as const)('flows over to further pages and numbers them (%s)', async (language, first, second) => {
  const { pages } = await readPdf(await draw({ language }, 12));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(first);
  expect(pages[1]).toContain(second);
  for (const page of pages) expect(page).toContain(info.footer);
});

test('no single line of a paragraph is left on a page of its own', async () => {
  for (let lines = 30; lines < 60; lines++) {
    const pdf = createPdf(info);
    pdf.paragraph(Array.from({ length: lines }, (_, index) => `línea ${index + 1}`).join('\n'));
    const { pages } = await readPdf(await pdf.end());
    for (const page of pages) expect(page.match(/línea/g)?.length).toBeGreaterThan(1);
  }
});

test('letters that others are made of can be read in every later document', async () => {
  const draft = createPdf(info);
  draft.paragraph('ΕΒΟΆΈΌ ÈÔ');
  await draft.end();
  const pdf = createPdf(info);
  pdf.paragraph('HOM-2026 EBO');
  expect((await readPdf(await pdf.end())).pages.join()).toContain('HOM-2026 EBO');
});
