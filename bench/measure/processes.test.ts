import { expect, test } from 'vitest';
import { parseStat } from './processes.ts';

test('the name of a process may hold brackets and spaces', () => {
  const fields = ['S', '7', ...Array(9).fill('0'), '100', '20', '3', '4', '0'];
  expect(parseStat(`42 (postgres: a) b) ${fields.join(' ')}`)).toEqual({ parent: 7, own: 120, ended: 7 });
});
