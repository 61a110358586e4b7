import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../testing/files/pdf-text.ts';
import { TooManyWaitingError } from '../work-errors.ts';
import { plainSheet } from './plain-sheet.ts';
import { renderSheet } from './render-sheet.ts';
import { startSheet } from './sheet.ts';
import { createSheetDrawer, drawingLimits } from './worker.draw-sheet.ts';

const drawer = createSheetDrawer();
afterAll(() => drawer.close());

const ana = { person: 'ana' };

test('draws in a thread the bytes that are drawn here', async () => {
  const pdf = startSheet({
    ...{ title: 'Factura', author: 'Fonendo', language: 'es', footer: 'Fonendo Salud, S. L.' },
    createdAt: new Date('2026-03-10T09:00:00Z'),
  });
  pdf.brand('10 de marzo de 2026');
  pdf.title('Factura');
  pdf.facts([['Cliente', 'Łukasz Nguyễn']]);
  pdf.table({ columns: [{ label: 'Concepto', share: 1 }], rows: [['Acceso']], totals: [['Total', '59,29 €']] });
  pdf.heading('Condiciones', { before: 4 });
  pdf.subheading('Primera', { indent: 20, aside: '2026' });
  pdf.paragraph('Una frase.\n\nOtra.', { style: 'soft' });
  pdf.list(['uno', 'dos']);
  pdf.rule();
  pdf.space(8);
  pdf.ensureRoom(120);
  pdf.newPage();
  const drawn = await drawer.drawSheet(pdf.sheet, ana);
  expect(Buffer.from(drawn).equals(await renderSheet(pdf.sheet))).toBe(true);
  expect((await readPdf(Buffer.from(drawn))).pages).toHaveLength(2);
});

test('the same sheet is drawn once', async () => {
  const [first, second] = await Promise.all([
    drawer.drawSheet(plainSheet('Una', 'vez'), ana),
    drawer.drawSheet(plainSheet('Una', 'vez'), { person: 'bea' }),
  ]);
  expect(second).toBe(first);
  expect(await drawer.drawSheet(plainSheet('Una', 'vez'), ana)).toBe(first);
  expect(await drawer.drawSheet(plainSheet('Otra', 'vez'), ana)).not.toBe(first);
});

test('who asks for too many at once is refused, and others are not', async () => {
  const many = Array.from({ length: 1 + drawingLimits.queue.waitingPerPerson }, (_, index) =>
    drawer.drawSheet(plainSheet(`Hoja ${index}`, 'de Bea'), { person: 'bea' }),
  );
  await expect(drawer.drawSheet(plainSheet('Una', 'más'), { person: 'bea' })).rejects.toEqual(
    new TooManyWaitingError('person'),
  );
  expect(await drawer.drawSheet(plainSheet('Otra', 'de Ana'), ana)).toBeInstanceOf(Uint8Array);
  expect(await Promise.all(many)).toHaveLength(1 + drawingLimits.queue.waitingPerPerson);
});
