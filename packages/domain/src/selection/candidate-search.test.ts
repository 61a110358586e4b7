import { expect, test } from 'vitest';
import { emptyCv } from '../cv/cv.ts';
import { candidateSearchText } from './candidate-search.ts';

const candidate = { firstname: 'Inés', lastname: 'Núñez-Peña', speciality: 'Cardiología', cv: null };

test('a candidate is found by name and speciality, without accents or signs', () => {
  expect(candidateSearchText(candidate)).toBe('ines nunez pena cardiologia');
});

test('and by the words of the CV', () => {
  const cv = { ...emptyCv, objective: 'Hemodinámica', abilities: ['Ecocardiografía', 'TAVI'] };
  expect(candidateSearchText({ ...candidate, cv })).toBe(
    'ines nunez pena cardiologia hemodinamica ecocardiografia tavi',
  );
});
