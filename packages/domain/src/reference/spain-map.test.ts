import { expect, test } from 'vitest';
import { communityCodes } from './communities.ts';
import { centres, inDrawingOrder, mapSize, outlines, toneOf } from './spain-map.ts';

test('every community is drawn, with its number inside the picture', () => {
  const circles = communityCodes.filter((code) => outlines[code] === undefined);
  expect(circles).toEqual(['ES-CE', 'ES-ML']);
  for (const code of communityCodes) {
    const [x, y] = centres[code];
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
  }
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [7, 3],
  [8, 4],
  [900, 4],
])('%d offers have the tone %d', (count, tone) => expect(toneOf(count)).toBe(tone));

test('what is chosen is drawn last, and everything once', () => {
  const drawn = inDrawingOrder(['ES-GA']);
  expect(drawn.at(-1)).toBe('ES-GA');
  expect([...drawn].sort()).toEqual([...communityCodes].sort());
});
