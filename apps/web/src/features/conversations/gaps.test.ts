import { expect, test } from 'vitest';
import { gapIn } from './gaps.ts';

test.each([
  ['Desde el [día] de febrero, a las [hora].', { words: '[día]', from: 9, to: 14 }],
  ['Desde el 1 de febrero.', null],
  ['Una lista [] vacía', null],
])('the first gap in %j', (text, expected) => {
  expect(gapIn(text)).toEqual(expected);
});
