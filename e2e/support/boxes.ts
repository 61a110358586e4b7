import type { Locator, Page } from '@playwright/test';
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

/** That all of their words are seen: neither they nor what holds them cuts them off. */
export async function expectUncut(parts: Locator, what: string): Promise<void> {
  await expect
    .poll(
      () =>
        parts.evaluateAll((all) =>
          all.flatMap((part) => {
            const holder = part.parentElement?.getBoundingClientRect();
            const isCut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
            const reachesOut = holder && part.getBoundingClientRect().right > holder.right + 1;
            return isCut || reachesOut ? [part.textContent] : [];
          }),
        ),
      { message: `${what} are cut` },
    )
    .toEqual([]);
}

/** Words in fields of the page that do not fit their field. */
export const cutWords = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('input:visible:not([type=radio], [type=checkbox], [readonly])')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).flatMap((field) => {
        const { paddingLeft, paddingRight } = getComputedStyle(field);
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, field.value ? null : '::placeholder');
        const pen = new OffscreenCanvas(1, 1).getContext('2d');
        if (!pen) return ['nothing to measure with'];
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const words = field.value || field.placeholder;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return pen.measureText(words).width > room ? [`${words}: ${Math.round(room)}`] : [];
      }),
    );

/** Words of the page that are cut in two by the end of a line. Addresses and codes may be. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[class*="VisuallyHidden"]')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<![^\s(«])\p{L}{3,18}(?![^\s.,:;)»])/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });

/** How many rows the controls around a search field take; the tabs of a list have one of their own. */
export const controlRows = (search: Locator): Promise<number> =>
  search.evaluate((field) => {
    let holder: Element | null = field.parentElement;
    while (holder && holder.querySelectorAll('input, button').length < 2) holder = holder.parentElement;
    const middles = [...(holder?.children ?? [])].flatMap((child) => {
      const { top, height } = child.getBoundingClientRect();
      return child.tagName === 'FIELDSET' || height === 0 ? [] : [Math.round((top + height / 2) / 8)];
    });
    return new Set(middles).size;
  });
