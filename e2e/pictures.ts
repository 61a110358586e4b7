import { takePictures } from './support/screenshots.ts';
import { expect, test } from './support/test.ts';

const open = {
  login: '/',
  signup: '/signup',
  faq: '/faq',
  error: '/no/such/page',
  gallery: '/example',
  form: '/example/form',
};
const guarded = { dashboard: '/dashboard', petitions: '/petitions', account: '/account' };

for (const [name, path] of Object.entries(open)) {
  test(name, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await takePictures(page, name);
  });
}

for (const [name, path] of Object.entries(guarded)) {
  test(`${name} of an administrator`, async ({ page, login }) => {
    await login('admin');
    // Not until the network is idle: the stream of notifications stays open.
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await takePictures(page, name);
  });
}
