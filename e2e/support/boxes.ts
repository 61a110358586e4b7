import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

type Box = { left: number; top: number; right: number; bottom: number };

const boxesOf = (parts: Locator): Promise<Box[]> =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

/** A pixel may be shared: browsers round. */
const lapOver = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** That none of them covers another. */
export async function expectApart(parts: Locator, what: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const boxes = await boxesOf(parts);
        return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => lapOver(one, other)));
      },
      { message: `${what} lie over each other` },
    )
    .toEqual([]);
}

/** That all of them are within what holds them. */
export async function expectInside(holder: Locator, parts: Locator, what: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const [frame] = await boxesOf(holder);
        const boxes = await boxesOf(parts);
        return boxes.filter(
          ({ left, right, top, bottom }) =>
            !frame ||
            left < frame.left - 1 ||
            right > frame.right + 1 ||
            top < frame.top - 1 ||
            bottom > frame.bottom + 1,
        );
      },
      { message: `${what} reach out` },
    )
    .toEqual([]);
}
