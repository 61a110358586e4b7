import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

const ids = Array.from({ length: 35 }, (_, index) => `card-${index}`);
const first = blocksOf(ids, []);
const flat = (blocks: ReturnType<typeof blocksOf>) => blocks.flatMap((block) => block.ids);

test('a column is cut into blocks of ten', () => {
  expect(first.map((block) => block.ids.length)).toEqual([10, 10, 10, 5]);
  expect(flat(first)).toEqual(ids);
  expect(new Set(first.map(({ key }) => key)).size).toBe(4);
});

test('a card that leaves changes its own block alone', () => {
  const left = blocksOf(ids.toSpliced(3, 1), first);
  expect(left.map((block) => block.ids.length)).toEqual([9, 10, 10, 5]);
  expect(left.slice(1)).toEqual(first.slice(1));
});

test('a card that arrives joins the block where it stands', () => {
  const arrived = blocksOf(['new', ...ids], first);
  expect(arrived.map((block) => block.ids.length)).toEqual([11, 10, 10, 5]);
  const inside = blocksOf(ids.toSpliced(15, 0, 'new'), first);
  expect(flat(inside)).toEqual(ids.toSpliced(15, 0, 'new'));
  expect(inside.map((block) => block.ids.length)).toEqual([10, 11, 10, 5]);
});

test('whatever the order, every card is there once, in it', () => {
  let blocks = first;
  let order = ids;
  for (let round = 0; round < 200; round += 1) {
    const from = (round * 7) % order.length;
    const moved = order[from] ?? '';
    order = order
      .toSpliced(from, 1)
      .toSpliced((round * 13) % order.length, 0, moved, ...(round % 3 ? [] : [`x${round}`]));
    blocks = blocksOf(order, blocks);
    expect(flat(blocks)).toEqual(order);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
    expect(Math.max(...blocks.map((block) => block.ids.length))).toBeLessThanOrEqual(20);
  }
});

test('a whole column that goes leaves nothing', () => {
  expect(blocksOf([], first)).toEqual([]);
});
