import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

const measure = (text: string) => text.length;
const lines = (text: string, width: number, most: number) => wrapped(text, measure, width, most);

test.each([
  ['one line', 'Pediatría', 20, 3, ['Pediatría']],
  ['words move to the next line', 'Medicina general en urgencias', 19, 3, ['Medicina general en', 'urgencias']],
  ['the last line ends with an ellipsis', 'uno dos tres cuatro', 7, 2, ['uno dos', 'tres…']],
  ['a word makes room for it', 'uno dos tres', 7, 1, ['uno…']],
  ['no comma stands before it', 'uno, dos', 4, 1, ['uno…']],
  ['a word longer than a line', 'otorrinolaringología y más', 10, 2, ['otorrinol…', 'y más']],
  ['nothing', '  ', 10, 2, []],
])('%s', (_, text, width, most, expected) => expect(lines(text, width, most)).toEqual(expected));
