import type { Page } from '@playwright/test';
import type { Group } from './accounts.ts';
import { type Layout, sidebars } from './specification.ts';
import { expect } from './test.ts';

/** What each layout puts around its page, as far as a person can tell on a wide screen. */
export async function expectLayout(page: Page, layout: Layout, group: Group | null): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Navegación principal' });
  const panel = page.getByRole('complementary', { name: 'Qué es Fonendo' });
  const footer = page.getByRole('contentinfo');
  switch (layout) {
    case 'signin':
      await expect(panel).toBeVisible();
      await expect(navigation).toHaveCount(0);
      return;
    case 'header':
      await expect(navigation.getByRole('link')).toHaveCount(4);
      await expect(footer).toBeVisible();
      return;
    case 'default':
      await expect(navigation).toHaveCount(0);
      await expect(footer).toBeVisible();
      return;
    case 'empty':
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(navigation).toHaveCount(0);
      await expect(footer).toHaveCount(0);
      await expect(panel).toHaveCount(0);
      return;
    case 'with-header':
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(navigation).toHaveCount(0);
      await expect(footer).toHaveCount(0);
      await expect(panel).toHaveCount(0);
      return;
    case 'with-sidebar':
      await expect(navigation).toBeVisible();
      return;
    case 'admin':
    case 'hospital':
    case 'by-policygroup':
    case 'with-sidebar-header':
      await expectSidebar(page, group);
  }
}

async function expectSidebar(page: Page, group: Group | null) {
  if (group === null) throw new Error('a sidebar of a group is on a page that nobody is signed in on');
  const links = page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link');
  const entries = sidebars[group];
  await expect(links).toHaveText(entries.map(({ text }) => text));
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(entries.map(({ to }) => to));
}
