import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('the API reference is readable for everybody', async ({ page }) => {
  // One long page with every endpoint: looking at all of it twice takes its time.
  test.slow();
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('/api/auth/login').first()).toBeVisible();
  await expectAccessible(page);
});
