import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('the API reference is readable for everybody', async ({ page }) => {
  // Some three hundred endpoints on one page.
  test.slow();
  await page.goto('/api/docs');
  // By its id: on a page of this length, looking for a role or a text takes seconds.
  await expect(page.locator('#post-api-auth-login')).toBeVisible();
  // Hundreds of endpoints are made of the same few parts: one of each shows all there are. What the whole page has to
  // have, an id once and an aim for each link, is in reference.routes.test.ts.
  await page.evaluate(removeTwins);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

/** Runs in the page: takes out each endpoint, and part of the table of contents, made like those above it. */
function removeTwins() {
  const name = ({ tagName, className }: Element) => `${tagName}.${className}`;
  const shown = new Set<string>();
  for (const endpoint of document.querySelectorAll('article, nav section')) {
    const parts = [...endpoint.querySelectorAll('*')].map(
      (part) => `${part.parentElement && name(part.parentElement)} > ${name(part)}`,
    );
    if (parts.every((part) => shown.has(part))) endpoint.remove();
    for (const part of parts) shown.add(part);
  }
}
