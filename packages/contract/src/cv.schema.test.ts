import { type CvContent, type CvExperience, cvLimits, emptyCv } from '@fonendo/domain/cv/cv';
import { expect, test } from 'vitest';
import { cvDraftSchema } from './cv.schema.ts';
import { fieldErrors } from './shared/field-errors.ts';

const now = () => new Date('2026-03-10T09:00:00Z');

const job: CvExperience = {
  id: '0190a000-0000-7000-8000-000000000001',
  position: 'Médica adjunta',
  company: 'Clínica del Norte',
  city: 'Bogotá',
  country: 'CO',
  startDate: '2020-03',
  endDate: '2022-01',
  current: false,
  achievements: '',
};
const studies = {
  id: '0190a000-0000-7000-8000-000000000002',
  degree: 'Medicina',
  centre: 'Universidad Nacional',
  startDate: '2008',
  endDate: '2014-11',
  studying: false,
  achievements: '',
};
const certificate = { id: '0190a000-0000-7000-8000-000000000003', name: 'SVCA', issuer: 'AHA', date: '2025' };

function problemsOf(content: unknown, clock = now, born: string | null = null) {
  const result = cvDraftSchema(clock, born).safeParse(content);
  return result.success ? {} : fieldErrors(result.error, content);
}

test.each<[string, Partial<CvContent>]>([
  ['an empty CV', {}],
  ['a whole one', { experience: [job], education: [studies], certificates: [certificate], abilities: ['Ecografía'] }],
  ['a current job', { experience: [{ ...job, endDate: null, current: true }] }],
  ['an entry that has just been added', { experience: [{ ...job, position: '', country: null, startDate: null }] }],
  ['a start and an end in the same month', { experience: [{ ...job, startDate: '2022-01' }] }],
  ['a year that may hold its month', { education: [{ ...studies, startDate: '2014' }] }],
  ['this month', { experience: [{ ...job, endDate: '2026-03' }] }],
])('takes %s', (_name, change) => {
  expect(problemsOf({ ...emptyCv, ...change })).toEqual({});
});

test('refuses what is before the birth of the doctor, where that is known', () => {
  const early = {
    ...emptyCv,
    experience: [{ ...job, startDate: '1990-04' }],
    education: [{ ...studies, startDate: '1989', endDate: '1989-12' }],
    certificates: [{ ...certificate, date: '1990' }],
  };
  expect(problemsOf(early, now, '1990-05-20')).toEqual({
    'experience.0.startDate': { key: 'errors.beforeBirth' },
    'education.0.startDate': { key: 'errors.beforeBirth' },
    'education.0.endDate': { key: 'errors.beforeBirth' },
  });
  expect(problemsOf(early)).toEqual({});
});

test('tells everything wrong at once, each at its field', () => {
  const long = 'x'.repeat(cvLimits.line + 1);
  expect(
    problemsOf({
      objective: 'x'.repeat(cvLimits.objective + 1),
      experience: [
        job,
        { ...job, id: studies.id, position: long, startDate: '2026-04', endDate: '2026-05' },
        { ...job, id: certificate.id, company: 7, country: 'XX', endDate: '2019-12' },
      ],
      education: [{ ...studies, studying: true }],
      abilities: ['Ecografía', ' '],
      languages: [{ id: job.id, language: 'xx', level: 'fluent' }],
      certificates: [{ ...certificate, date: '2027' }, certificate],
    }),
  ).toEqual({
    objective: { key: 'errors.stringTooBig', params: { max: cvLimits.objective } },
    'experience.1.position': { key: 'errors.stringTooBig', params: { max: cvLimits.line } },
    'experience.1.startDate': { key: 'errors.futureDate' },
    'experience.1.endDate': { key: 'errors.futureDate' },
    'experience.2.company': { key: 'errors.invalid' },
    'experience.2.country': { key: 'errors.oneOf' },
    'experience.2.endDate': { key: 'errors.endBeforeStart' },
    'education.0.endDate': { key: 'errors.endWhileOngoing' },
    'abilities.1': { key: 'errors.required' },
    'languages.0.language': { key: 'errors.oneOf' },
    'languages.0.level': { key: 'errors.oneOf' },
    'certificates.0.date': { key: 'errors.futureDate' },
    'certificates.1.id': { key: 'errors.invalid' },
  });
});

test.each(['2020-3', '2020-13', '2020-03-01', '1939', 'marzo'])('refuses the date %s', (startDate) => {
  expect(problemsOf({ ...emptyCv, experience: [{ ...job, startDate }] })).toEqual({
    'experience.0.startDate': { key: 'errors.invalid' },
  });
});

test('a month begins in peninsular Spain, whatever the clock of the machine says', () => {
  const content = { ...emptyCv, experience: [{ ...job, endDate: '2026-04' }] };
  expect(problemsOf(content, () => new Date('2026-03-31T21:59:00Z'))).not.toEqual({});
  expect(problemsOf(content, () => new Date('2026-03-31T22:00:00Z'))).toEqual({});
});

test('a CV has bounds', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Técnica ${index}`);
  expect(problemsOf({ ...emptyCv, abilities: many(cvLimits.abilities) })).toEqual({});
  expect(problemsOf({ ...emptyCv, abilities: many(cvLimits.abilities + 1) })).toEqual({
    abilities: { key: 'errors.listTooLong', params: { max: cvLimits.abilities } },
  });
});
