import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { readOneByOne } from '../support/payloads.ts';
import { expect, test } from '../support/test.ts';

/* A page that fails inside the product leaves everything around it, and a way on. */

const nowhere = '01900000-0000-7000-8000-00000000dead';

async function expectShell(page: Page, what: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const around =
      width < 600 ? page.getByRole('button', { name: 'Abrir el menú' }) : page.getByRole('navigation').first();
    await expect(around, `${what} at ${width}`).toBeVisible();
    await expect(page.getByRole('button', { name: /^Menú de usuario/ }).first()).toBeVisible();
    const ways = page.getByRole('main').locator('a[href]:visible, button:visible');
    expect(await ways.count(), `${what} at ${width}: ways on`).toBeGreaterThan(0);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, `${what} at ${width}: wider than the window`).toBeLessThanOrEqual(0);
  }
}

test('a thing that is not there', async ({ page, login, problems }) => {
  problems.expect(/404/);
  await login('admin');
  for (const path of ['/petitions', '/offers', '/users', '/reports']) {
    await page.goto(`${path}/${nowhere}`);
    await expect(
      page
        .getByRole('main')
        .getByText(/404|ya no|no se ha podido/i)
        .first(),
    ).toBeVisible();
    await expectShell(page, path);
  }
  await login('hospital');
  for (const path of ['/candidate', '/candidates']) {
    await page.goto(`${path}/${nowhere}`);
    await expect(
      page
        .getByRole('main')
        .getByText(/404|ya no|no se ha podido/i)
        .first(),
    ).toBeVisible();
    await expectShell(page, path);
  }
});

for (const [what, answer] of [
  ['an answer that failed', { status: 500, json: { code: 'InternalError' } }],
  ['an answer that the page cannot read', { status: 200, json: {} }],
] as const) {
  test(what, async ({ page, login, problems }) => {
    test.slow();
    problems.allow(/500|TypeError|undefined|null|Cannot read|error/i);
    await login('admin');
    for (const [path, part] of [
      ['/petitions', 'petitions'],
      ['/users', 'users'],
      ['/payments', 'payments'],
      ['/hospitals', 'hospitals'],
      ['/audit', 'audit'],
      ['/dashboard', 'dashboards'],
    ] as const) {
      await readOneByOne(page);
      await page.route(`**/api/${part}**`, (route) => route.fulfill(answer));
      await page.route(`**/api/${part}/**`, (route) => route.fulfill(answer));
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('alert').first(), path).toBeVisible();
      await expectShell(page, path);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await expectAccessible(page);
  });
}
