import { expect, test } from 'vitest';
import { inOrder, wordsOf } from './quick-answers.ts';

test.each([
  { es: 'Hola', en: 'Hello', locale: 'es', words: 'Hola' },
  { es: 'Hola', en: 'Hello', locale: 'en', words: 'Hello' },
  { es: 'Hola', en: '', locale: 'en', words: 'Hola' },
  { es: '', en: 'Hello', locale: 'es', words: 'Hello' },
] as const)('«$es» and “$en” in $locale: $words', ({ locale, words, ...both }) => {
  expect(wordsOf(both, locale)).toBe(words);
});

test('the most used comes first, the rest by name', () => {
  const answers = [
    { title: 'Turnos', uses: 0 },
    { title: 'Ábaco', uses: 0 },
    { title: 'Zona', uses: 3 },
  ];
  expect(answers.toSorted(inOrder).map(({ title }) => title)).toEqual(['Zona', 'Ábaco', 'Turnos']);
});
