import type { Group } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/* What was searched for in a list is there again on the way back from what was found, and after a reload. */

const lists: Partial<Record<Group, readonly string[]>> = {
  admin: ['/users', '/petitions?status=all', '/hospitals', '/payments', '/offers?view=all'],
  hospital: ['/candidates', '/users', '/offers'],
  certifiedDoctor: ['/offers'],
};

for (const [group, addresses] of Object.entries(lists) as [Group, readonly string[]][]) {
  test(`every list of ${group} keeps what was searched for`, async ({ page, login }) => {
    test.slow();
    await login(group);
    for (const address of addresses) {
      for (const width of [1440, 390]) {
        await test.step(`${address} at ${width}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address);
          const main = page.getByRole('main');
          const search = main.getByRole('searchbox').first();
          // Claims that wait for an answer stand above the list of hospitals.
          const claim = page.getByRole('button', { name: /^Responder/ });
          const rows = main.locator('tbody > tr, ul > li').filter({ hasText: /\p{L}{4}/u, hasNot: claim });
          const row = rows.first();
          await expect(row).toBeVisible();
          // A word of the first row, so that something is found.
          const name = row.locator('a[href], th, [class*=cardTitle], [class*=name]').first();
          const [word = ''] = (await name.textContent())?.match(/\p{L}{4,}/u) ?? [];
          await search.fill(word);
          await expect(page).toHaveURL(/[?&](q|search)=/);
          const asked = page.url();
          await expect(row).toContainText(new RegExp(word, 'i'));
          // Payments have no page of their own.
          if ((await row.getByRole('link').count()) > 0) await row.getByRole('link').first().press('Enter');
          else await page.goto('/dashboard');
          await expect(page).not.toHaveURL(asked);
          await page.goBack();
          await expect(page).toHaveURL(asked);
          await expect(search).toHaveValue(word);
          await page.reload();
          await expect(search).toHaveValue(word);
          await expect(row).toContainText(new RegExp(word, 'i'));
        });
      }
    }
  });
}

test('the record of activity keeps whose it shows', async ({ page, login }) => {
  await login('admin');
  await page.goto('/audit');
  const main = page.getByRole('main');
  await main.getByRole('combobox').first().fill('Ferrándiz');
  await page
    .getByRole('option', { name: /Ferrándiz/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?/);
  const asked = page.url();
  await page.getByRole('link', { name: 'Usuarios', exact: true }).click();
  await expect(page).toHaveURL(/\/users/);
  await page.goBack();
  await expect(page).toHaveURL(asked);
  await page.reload();
  await expect(page).toHaveURL(asked);
  await expect(main.getByText(/Ferrándiz/).first()).toBeVisible();
});
