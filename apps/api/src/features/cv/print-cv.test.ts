import { emptyCv } from '@fonendo/domain/cv/cv';
import { outlineCv } from '@fonendo/domain/cv/outline';
import { cvDocument } from '@fonendo/messages/es/cv/cv-document';
import { expect, test } from 'vitest';
import { renderSheet } from '../../pdf/render-sheet.ts';
import { readPdf } from '../../testing/files/pdf-text.ts';
import { cvSheet } from './print-cv.ts';

const person = {
  firstname: 'Camila',
  lastname: 'Quispe Rojas',
  speciality: 'Medicina general (sin especialidad)',
  email: 'camila@fonendo.test',
  phone: '+51 987654321',
  city: 'Arequipa',
  country: 'PE',
};
const createdAt = new Date('2026-03-10T09:00:00Z');

const job = {
  id: '1',
  position: 'Médica de familia',
  company: 'Centro de Salud Mariscal Castilla',
  city: 'Arequipa',
  country: 'PE',
  startDate: '2021-03',
  endDate: null,
  current: true,
  achievements: '- Tutora de residentes\n• Programa de hipertensión',
} as const;

const print = async (change: Partial<typeof emptyCv>, who = person) =>
  readPdf(await renderSheet(cvSheet(outlineCv({ ...emptyCv, ...change }, who, 'es', cvDocument), 'es', createdAt)));

test('a person, how to reach them and what they did, with bullets of its own', async () => {
  const { pages, tags } = await print({ experience: [job] });
  for (const text of [
    'Camila Quispe Rojas',
    'Medicina general\n',
    'camila@fonendo.test · +51 987654321 · Arequipa, Perú',
    'mar 2021 – actualidad',
    'Centro de Salud Mariscal Castilla · Arequipa, Perú',
    'Tutora de residentes\n',
  ]) {
    expect(pages[0]?.replaceAll(/ +/g, ' ')).toContain(text);
  }
  expect(tags.filter((tag) => tag === 'LI')).toHaveLength(2);
});

test('a long CV goes on over further pages with the name on each', async () => {
  const experience = Array.from({ length: 30 }, (_, index) => ({ ...job, id: String(index) }));
  const { pages } = await print({ experience });
  expect(pages).toHaveLength(4);
  for (const page of pages) expect(page).toContain('Camila Quispe Rojas · Currículum');
});

test('words without an end are broken, not cut', async () => {
  const word = 'Esternocleidomastoideo'.repeat(30);
  const { pages } = await print({ objective: word }, { ...person, lastname: 'Montesinos'.repeat(6) });
  expect(pages.join('').replaceAll('\n', '')).toContain(word);
});

test('parts that say nothing have no heading', async () => {
  const { pages, tags } = await print({ abilities: ['Ecografía'] }, { ...person, speciality: '', phone: '', city: '' });
  expect(tags.filter((tag) => tag === 'H2')).toHaveLength(1);
  expect(pages[0]).toContain('Competencias');
});
