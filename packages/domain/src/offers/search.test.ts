import { describe, expect, test } from 'vitest';
import { closestWord, offerSearchTexts, searchWords, typedWords } from './search.ts';

test('an offer is read in small letters without accents', () => {
  expect(
    offerSearchTexts({ name: 'Médico/a de Urgencias', speciality: 'Cardiología', description: 'Año ÚNICO' }),
  ).toEqual({ searchTitle: 'medico a de urgencias cardiologia', searchBody: 'ano unico' });
});

test('words of offers: three letters and more, each once', () => {
  expect(searchWords('medico/a de uci', 'guardias en uci 24h')).toEqual(['medico', 'uci', 'guardias', '24h']);
});

describe('typed words', () => {
  test('are nothing but letters and digits, whatever was typed', () => {
    expect(typedWords(`Médico/a "de" UCI% _x_ & | !:* \\ 'urgencias'`)).toEqual(['medico', 'de', 'uci', 'urgencias']);
  });

  test('are eight at most', () => {
    expect(typedWords('aa bb cc dd ee ff gg hh ii jj')).toHaveLength(8);
  });

  test('are none where there is no word', () => expect(typedWords(' %  _ 😀 ')).toEqual([]));
});

describe('the word that was meant', () => {
  const known = ['cardiologia', 'madrid', 'urgencias', 'pediatria', 'uci', 'guardias', 'madre'];
  test.each([
    ['cardiolgia', 'cardiologia'],
    ['cardiolojia', 'cardiologia'],
    ['caridologia', 'cardiologia'],
    ['madird', 'madrid'],
    ['urjencias', 'urgencias'],
    ['pediatira', 'pediatria'],
    ['peidatira', 'pediatria'],
  ])('%s is %s', (typed, meant) => expect(closestWord(typed, known)).toBe(meant));

  test.each(['uco', 'zzzzz', 'neurologia', 'mad'])('%s is no slip of any', (typed) => {
    expect(closestWord(typed, known)).toBeNull();
  });

  test('a nearer word wins, and among equals the first', () => {
    expect(closestWord('medico', ['medicas', 'medica', 'medicos'])).toBe('medica');
  });
});
