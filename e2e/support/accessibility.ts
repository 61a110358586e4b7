import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const colorSchemes = ['light', 'dark'] as const;

/** No violation of any axe rule, in either colour scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(wears, colorScheme);
    const violations = await findViolations(page);
    expect(violations, `accessibility of ${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
}

/** The page follows the system's colours in a moment of its own; pages without a script do so at once. */
function wears(colorScheme: string): boolean {
  const worn = document.documentElement.getAttribute('data-mantine-color-scheme');
  return worn === null || worn === colorScheme;
}

async function findViolations(page: Page): Promise<string[]> {
  // The plain mode analyses this page alone; the other one opens a second page for frames of other origins.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help} — ${node.target.join(' ')} (${node.any.map(({ message }) => message).join('; ')})`,
    ),
  );
}
