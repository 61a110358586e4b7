import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { requestToken } from './support/accounts.ts';
import { signInWith } from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** The six pictures of the README, from the demo data: npm run tour. */
const stops: { name: string; who: string; path: string; ready: (page: Page) => Promise<void> }[] = [
  {
    name: 'petition',
    who: 'doctor.tramite@fonendo.test',
    path: '/homologations',
    ready: async (page) => expect(page.getByRole('heading', { name: 'Documentos' })).toBeVisible(),
  },
  {
    name: 'review',
    who: 'admin@fonendo.test',
    path: '/petitions',
    ready: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.locator('canvas').first()).toBeVisible();
    },
  },
  {
    name: 'offers',
    who: 'doctor@fonendo.test',
    path: '/offers',
    ready: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(?!.* Inscrita ).*Encaje alto/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Inscribirme' })).toBeVisible();
    },
  },
  {
    name: 'board',
    who: 'recruiter@fonendo.test',
    path: '/offers/01900000-0000-7000-8013-000000000001/candidates',
    ready: async (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'dashboard',
    who: 'admin@fonendo.test',
    path: '/dashboard',
    ready: async (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
];

test('login', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await takePicture(page, 'login');
});

for (const { name, who, path, ready } of stops) {
  test(name, async ({ page, context, request, baseURL }) => {
    await signInWith(context, baseURL, await requestToken(request, who));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await ready(page);
    await expect(page.locator('[data-loading], .mantine-Skeleton-root')).toHaveCount(0);
    await takePicture(page, name);
  });
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(import.meta.dirname, `../docs/images/${name}.png`) });
}
