import { describe, expect, test } from 'vitest';
import { type CvContent, emptyCv } from './cv.ts';
import { type CvDocumentTexts, formatCvDate, languageName, outlineCv } from './outline.ts';

const texts: CvDocumentTexts = {
  sections: {
    objective: 'Objetivo',
    experience: 'Experiencia',
    education: 'Formación',
    languages: 'Idiomas',
    abilities: 'Competencias',
    certificates: 'Certificados',
  },
  levels: { nulo: 'Nulo', basico: 'Básico', intermedio: 'Intermedio', avanzado: 'Avanzado', nativo: 'Nativo' },
  present: 'actualidad',
};
const person = {
  firstname: 'Camila',
  lastname: 'Quispe',
  speciality: 'Medicina general (sin especialidad)',
  email: 'camila@fonendo.test',
  phone: null,
  city: null,
  country: 'PE',
};

const outline = (change: Partial<CvContent>) => outlineCv({ ...emptyCv, ...change }, person, 'es', texts);

test('a month whose year is still missing is not printed', () => {
  const certificate = { id: '1', name: 'ACLS', issuer: '', date: '-03' };
  const [section] = outline({ certificates: [certificate] }).sections;
  expect(section?.entries).toMatchObject([{ title: 'ACLS', aside: '' }]);
});

const job = {
  id: '1',
  position: '',
  company: ' Clínica ',
  city: '',
  country: null,
  startDate: null,
  endDate: null,
  current: false,
  achievements: '',
};

test('the head says who it is and how to reach them, with what is known', () => {
  expect(outline({})).toEqual({
    name: 'Camila Quispe',
    speciality: 'Medicina general',
    contact: ['camila@fonendo.test', 'Perú'],
    sections: [],
  });
});

describe('entries', () => {
  test('an entry without its title is headed by what is there; an empty one leaves no trace', () => {
    const empty = { ...job, id: '2', company: '', startDate: '2020-01' };
    expect(outline({ experience: [job, empty] }).sections).toEqual([
      {
        part: 'experience',
        heading: 'Experiencia',
        text: '',
        entries: [{ id: '1', aside: '', title: 'Clínica', subtitle: '', points: [] }],
      },
    ]);
  });

  test.each([
    ['2020-03', '2021-04', false, 'mar 2020 – abr 2021'],
    ['2020-03', null, true, 'mar 2020 – actualidad'],
    ['2014', null, false, '2014'],
    [null, '2014', false, '2014'],
    [null, null, true, 'actualidad'],
  ])('from %s to %s, current %s: %s', (startDate, endDate, current, aside) => {
    expect(outline({ experience: [{ ...job, startDate, endDate, current }] }).sections[0]?.entries[0]).toMatchObject({
      aside,
    });
  });

  test('achievements are points, one by line, without the marks typed before them', () => {
    const achievements = '- Uno\n\n• Dos\n * Tres\n-5 grados';
    const [section] = outline({ experience: [{ ...job, achievements }] }).sections;
    expect(section?.entries[0]?.points).toEqual(['Uno', 'Dos', 'Tres', '-5 grados']);
  });
});

test('languages and abilities are one line each; a language that one does not speak is not printed', () => {
  const { sections } = outline({
    languages: [
      { id: '1', language: 'es', level: 'nativo' },
      { id: '2', language: 'qu', level: null },
      { id: '3', language: 'fr', level: 'nulo' },
      { id: '4', language: null, level: 'basico' },
    ],
    abilities: ['Ecografía', 'Cirugía menor'],
  });
  expect(sections.map(({ text }) => text)).toEqual([
    'Español (nativo)\u00A0· Quechua',
    'Ecografía\u00A0· Cirugía menor',
  ]);
});

test('dates and languages are written in the reader’s language', () => {
  expect(formatCvDate('2020-01', 'es')).toBe('ene 2020');
  expect(formatCvDate('2020-01', 'en')).toBe('Jan 2020');
  expect(formatCvDate('2020', 'en')).toBe('2020');
  expect(languageName('en', 'es')).toBe('Inglés');
  expect(languageName('en', 'en')).toBe('English');
});
