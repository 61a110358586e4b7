import { expect, test } from 'vitest';
import { generalMedicine } from '../offers/match.ts';
import { matchCandidate } from './candidate-match.ts';

const post = { speciality: 'Cardiología', yearsOfExperience: 4 };

test.each([
  ['the speciality and the years', { speciality: 'Cardiología', years: 4 }, 100],
  ['more years are worth no more', { speciality: 'Cardiología', years: 30 }, 100],
  ['half the years', { speciality: 'Cardiología', years: 2 }, 85],
  ['a CV that tells no years', { speciality: 'Cardiología', years: null }, 70],
  ['another speciality', { speciality: 'Pediatría', years: 9 }, 45],
  ['none at all', { speciality: null, years: 0 }, 15],
])('%s', (_, candidate, points) => {
  expect(matchCandidate(post, candidate)).toBe(points);
});

test('a post for any doctor counts every speciality for more than another one counts elsewhere', () => {
  const general = { speciality: generalMedicine, yearsOfExperience: 0 };
  expect(matchCandidate(general, { speciality: 'Pediatría', years: 0 })).toBe(80);
});
