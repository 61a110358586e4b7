import { expectAccessible, expectAccessibleStructure } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('the API reference is readable for everybody', async ({ page }) => {
  // Some two hundred endpoints on one page.
  test.slow();
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('/api/auth/login').first()).toBeVisible();
  await expectAccessibleStructure(page);
  // Hundreds of endpoints wear the same few styles: one of each shows all colours there are.
  await page.evaluate(removeTwins);
  await expectAccessible(page);
});

/** Runs in the page: takes out each endpoint that has no part beyond those of the endpoints above it. */
function removeTwins() {
  const name = ({ tagName, className }: Element) => `${tagName}.${className}`;
  const shown = new Set<string>();
  for (const endpoint of document.querySelectorAll('article')) {
    const parts = [...endpoint.querySelectorAll('*')].map(
      (part) => `${part.parentElement && name(part.parentElement)} > ${name(part)}`,
    );
    if (parts.every((part) => shown.has(part))) endpoint.remove();
    for (const part of parts) shown.add(part);
  }
}
