import { expect, test } from 'vitest';
import { findCvGaps, findUnfinishedFields } from './completeness.ts';
import { type CvContent, emptyCv } from './cv.ts';

const job = {
  id: '1',
  position: 'Médica adjunta',
  company: 'Clínica del Norte',
  city: '',
  country: null,
  startDate: '2020-03',
  endDate: null,
  current: true,
  achievements: '',
};
const degree = {
  id: '2',
  degree: 'Medicina',
  centre: 'Universidad Nacional',
  startDate: null,
  endDate: null,
  studying: false,
  achievements: '',
};
const spanish = { id: '3', language: 'es', level: 'nativo' } as const;
const complete: CvContent = { ...emptyCv, objective: 'Ejercer en España.', education: [degree], languages: [spanish] };

test.each<[string, Partial<CvContent>, string[]]>([
  ['nothing is missing', {}, []],
  ['experience stands in for languages', { languages: [], experience: [job] }, []],
  ['neither of them', { languages: [] }, ['experienceOrLanguages']],
  ['a blank objective', { objective: ' \n' }, ['objective']],
  ['no education', { education: [] }, ['education']],
  ['an unfinished entry', { experience: [{ ...job, company: '' }] }, ['unfinishedEntries']],
  ['an empty CV', emptyCv, ['objective', 'education', 'experienceOrLanguages']],
])('%s', (_name, change, gaps) => {
  expect(findCvGaps({ ...complete, ...change })).toEqual(gaps);
});

test('names every field that an entry cannot do without, by its place', () => {
  const unfinished = findUnfinishedFields({
    ...complete,
    experience: [job, { ...job, position: ' ', company: '', startDate: '2020', endDate: null, current: false }],
    education: [{ ...degree, degree: '', centre: '' }],
    languages: [{ id: '4', language: null, level: null }],
    certificates: [{ id: '5', name: '', issuer: '', date: null }],
  });
  expect(unfinished).toEqual([
    'experience.1.position',
    'experience.1.company',
    'experience.1.startDate',
    'experience.1.endDate',
    'education.0.degree',
    'education.0.centre',
    'languages.0.language',
    'languages.0.level',
    'certificates.0.name',
  ]);
});
