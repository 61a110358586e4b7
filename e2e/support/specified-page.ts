import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import type { Group } from './accounts.ts';
import { expectLayout } from './layouts.ts';
import { addressOf, type SpecifiedPage } from './specification.ts';
import { expect } from './test.ts';

/** That the page which is open, in a wide window, is the one of the specification: its title, place, layout and heading. */
export async function expectSpecified(tab: Page, page: SpecifiedPage, group: Group | null): Promise<void> {
  await expect(tab).toHaveTitle(`${titleFor(page, group)} · Fonendo`);
  expect(new URL(tab.url()).pathname).toBe(addressOf(page.path));
  await expectLayout(tab, page.layout, group);
  await expectReadable(tab);
}

/** What hospitals find among the users are doctors: the tab says what their sidebar and the heading say. */
const titleFor = ({ path, spanishTitle }: SpecifiedPage, group: Group | null): string =>
  path === '/users' && (group === 'hospital' || group === 'recruiter') ? 'Médicos' : spanishTitle;

/** For everybody: one heading, no accessibility violation in either colour scheme, nothing beyond a narrow screen. */
export async function expectReadable(tab: Page): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(tab);
  await tab.setViewportSize({ width: 320, height: 640 });
  const width = () => tab.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, `width of ${tab.url()} on a screen of 320`).toBeLessThanOrEqual(320);
}
