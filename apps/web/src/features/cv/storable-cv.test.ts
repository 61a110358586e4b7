import { type CvContent, cvLimits, emptyCv } from '@fonendo/domain/cv/cv';
import { expect, test } from 'vitest';
import { sameCv, storablePart } from './storable-cv.ts';

const now = () => new Date('2026-03-10T09:00:00Z');
const studies = {
  id: '0190a000-0000-7000-8000-000000000001',
  degree: 'Medicina',
  centre: 'Universidad',
  startDate: '2027',
  endDate: '2014-11',
  studying: false,
  achievements: '',
};

test('what is right is stored as it is', () => {
  const content: CvContent = { ...emptyCv, objective: 'Ejercer', abilities: ['Ecografía'] };
  expect(storablePart(content, now, null)).toEqual({ storable: content, problems: {} });
});

test('a text that is too long goes as far as it may, a wrong date is left out, and both are told', () => {
  const long = 'x'.repeat(cvLimits.objective + 5);
  const content: CvContent = { ...emptyCv, objective: long, education: [studies] };
  const { storable, problems } = storablePart(content, now, null);
  expect(storable).toEqual({
    ...content,
    objective: 'x'.repeat(cvLimits.objective),
    education: [{ ...studies, startDate: null, endDate: null }],
  });
  expect(problems).toEqual({
    objective: { key: 'errors.stringTooBig', params: { max: cvLimits.objective } },
    'education.0.startDate': { key: 'errors.futureDate' },
    'education.0.endDate': { key: 'errors.endBeforeStart' },
  });
  expect(content.objective).toBe(long);
});

test('a date from before the birth is left out, and told', () => {
  const content: CvContent = { ...emptyCv, education: [{ ...studies, startDate: '1989', endDate: '2014' }] };
  const { storable, problems } = storablePart(content, now, '1990-05-20');
  expect(storable.education).toMatchObject([{ startDate: null, endDate: '2014' }]);
  expect(problems).toEqual({ 'education.0.startDate': { key: 'errors.beforeBirth' } });
});

test('a month without its year is kept as it is, and left out of what is stored', () => {
  const content: CvContent = { ...emptyCv, education: [{ ...studies, startDate: '-09', endDate: '2014' }] };
  const { storable, problems } = storablePart(content, now, null);
  expect(storable.education).toMatchObject([{ startDate: null, endDate: '2014' }]);
  expect(problems).toEqual({ 'education.0.startDate': { key: 'errors.invalid' } });
});

test('two CVs are the same whatever the order of their keys', () => {
  const { id, ...rest } = studies;
  expect(sameCv({ ...emptyCv, education: [studies] }, { ...emptyCv, education: [{ ...rest, id }] })).toBe(true);
  expect(sameCv({ ...emptyCv, education: [studies] }, { ...emptyCv, education: [] })).toBe(false);
  expect(sameCv(emptyCv, { ...emptyCv, abilities: ['Ecografía'] })).toBe(false);
});
