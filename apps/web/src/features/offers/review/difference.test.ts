import { expect, test } from 'vitest';
import { compareWords } from './difference.ts';

test('tells what stayed, what is new and what is gone', () => {
  expect(compareWords('Guardias localizadas en el centro', 'Guardias presenciales en el centro')).toEqual([
    { kind: 'same', text: 'Guardias ' },
    { kind: 'removed', text: 'localizadas ' },
    { kind: 'added', text: 'presenciales ' },
    { kind: 'same', text: 'en el centro' },
  ]);
});

test('the same text has no change, an empty one is all new', () => {
  expect(compareWords('Una consulta', 'Una consulta')).toEqual([{ kind: 'same', text: 'Una consulta' }]);
  expect(compareWords('', 'Una consulta')).toEqual([{ kind: 'added', text: 'Una consulta' }]);
  expect(compareWords('', '')).toEqual([]);
});

test.each([
  ['Uno dos tres', 'Tres dos uno'],
  ['Guardias:\n- lunes\n- martes', 'Guardias:\n\n- lunes y martes\n'],
  ['  con espacios  ', 'con  espacios'],
  ['a b a b a b', 'b a b'],
  ['nada en común', 'otra cosa distinta'],
])('both texts can be read from the comparison of %j and %j', (before, after) => {
  const changes = compareWords(before, after);
  const without = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});
