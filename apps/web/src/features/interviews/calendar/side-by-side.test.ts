import { expect, it } from 'vitest';
import { placeSideBySide } from './side-by-side.ts';

it('puts side by side what overlaps, and gives the rest its whole width', () => {
  const items = [
    { name: 'a', from: 600, to: 660 },
    { name: 'b', from: 630, to: 690 },
    { name: 'c', from: 660, to: 700 },
    { name: 'd', from: 720, to: 750 },
  ];
  expect(placeSideBySide(items).map(({ item, column, columns }) => [item.name, column, columns])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 2],
    ['d', 0, 1],
  ]);
  expect(placeSideBySide([])).toEqual([]);
});
