import { expect, test } from 'vitest';
import { gapIn, piecesOf } from './gaps.ts';

test.each([
  ['Desde el [día] de febrero, a las [hora].', { words: '[día]', from: 9, to: 14 }],
  ['Desde el 1 de febrero.', null],
  ['Una lista [] vacía', null],
])('the first gap in %j', (text, expected) => {
  expect(gapIn(text)).toEqual(expected);
});

test('the pieces of a text say where its gaps are', () => {
  expect(piecesOf('El [día] a las [hora].')).toEqual([
    { from: 0, words: 'El ', isGap: false },
    { from: 3, words: '[día]', isGap: true },
    { from: 8, words: ' a las ', isGap: false },
    { from: 15, words: '[hora]', isGap: true },
    { from: 21, words: '.', isGap: false },
  ]);
  expect(piecesOf('Sin huecos')).toEqual([{ from: 0, words: 'Sin huecos', isGap: false }]);
  expect(piecesOf('')).toEqual([]);
});
