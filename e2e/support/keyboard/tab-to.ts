import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { lookAtStop } from './focus-look.ts';

/**
 * Tab by Tab to something, as somebody without a pointer gets there. Every stop on the way has to look different with
 * the focus than without it.
 */
export async function tabTo(page: Page, target: Locator, atMost: number): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const unseen: string[] = [];
  for (let stops = 0; ; stops += 1) {
    const { isThere, looksTheSame } = await target.evaluate(lookAtStop);
    if (looksTheSame) unseen.push(looksTheSame);
    if (isThere || stops === atMost) break;
    await page.keyboard.press('Tab');
  }
  await expect(target, `within ${atMost} stops`).toBeFocused();
  expect(unseen, 'stops that look the same with and without the focus').toEqual([]);
}

/** Past the sidebar and the top bar. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Saltar al contenido' }), 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Tabs to something and presses it. */
export async function tabAndPress(page: Page, target: Locator, atMost: number, key = 'Enter'): Promise<void> {
  await tabTo(page, target, atMost);
  await page.keyboard.press(key);
}

/** Tabs to a field and puts this in the place of what stands there. */
export async function tabAndType(page: Page, field: Locator, atMost: number, words: string): Promise<void> {
  await tabTo(page, field, atMost);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

/** Opens a menu by its button, and takes the entry of this name with the arrow keys. */
export async function takeFromMenu(page: Page, button: Locator, entry: string | RegExp, atMost: number): Promise<void> {
  await tabAndPress(page, button, atMost);
  const wanted = page.getByRole('menuitem', { name: entry });
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  const count = await entries.count();
  for (let at = 0; at < count && !(await isFocused(wanted)); at += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** What had the focus is gone, and something beside it has the focus now. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect(part.locator(':focus')).toHaveCount(1);
}
