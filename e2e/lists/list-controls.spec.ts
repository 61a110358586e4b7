import type { Page } from '@playwright/test';
import { requestToken } from '../support/accounts.ts';
import { controlRows, cutWords } from '../support/boxes.ts';
import { listsOf } from '../support/group-pages.ts';
import { expect, test } from '../support/test.ts';

const widths = [390, 768, 1024, 1440];

const lists = {
  hospital: ['/candidates', '/users', '/offers'],
  admin: ['/users', '/petitions', '/hospitals', '/payments', '/offers?view=all', '/audit'],
} as const;

/** Tabs fade at their end where there are more of them, and only there. */
const wrongCues = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('fieldset:has(> button[aria-pressed])')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const goesOn = row.scrollWidth > row.clientWidth + 1;
        const { maskImage } = getComputedStyle(row);
        const faded = getComputedStyle(row).getPropertyValue('--f-cue-end');
        const isRight = goesOn ? maskImage !== 'none' && faded === '40px' : faded === '0px';
        return isRight ? [] : [`${row.textContent}: ${faded}`];
      }),
    );

for (const [group, addresses] of Object.entries(lists) as ['hospital' | 'admin', readonly string[]][]) {
  test(`the filters of every list of a ${group} have one row, and their words fit`, async ({
    page,
    login,
    request,
    context,
    baseURL,
  }) => {
    test.slow();
    await login(group);
    for (const locale of ['es', 'en']) {
      await context.addCookies([{ name: 'i18n_locale', value: locale, url: baseURL ?? '' }]);
      const own = [...addresses];
      if (group === 'hospital') {
        const api = listsOf(request, await requestToken(request, 'hospital@fonendo.test'));
        const [candidacy] = await api('/selection/candidates');
        const board = `/offers/${candidacy?.offer?.id}/candidates`;
        own.push(board, `${board}?view=table`);
      }
      for (const address of own) {
        await page.goto(address);
        const main = page.getByRole('main');
        // The record of activity is searched by people: what is typed finds one of them.
        const search = main.getByRole(address === '/audit' ? 'combobox' : 'searchbox').first();
        await expect(search).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const at = `${address} at ${width} in ${locale}`;
          await expect.poll(() => controlRows(search), `${at}: rows of controls`).toBe(1);
          await expect.poll(() => cutWords(page), `${at}: words that do not fit their field`).toEqual([]);
          await expect.poll(() => wrongCues(page), `${at}: tabs that fade`).toEqual([]);
        }
      }
    }
  });
}

test('an address under a name has one line, and its tooltip has the whole of it', async ({ page, login }) => {
  await login('admin');
  for (const address of ['/petitions?status=all', '/users', '/payments']) {
    await page.goto(address);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const mails = page
        .getByRole('main')
        .getByRole('table')
        .getByText(/@demo\.fonendo\.test$/);
      await expect(mails.first()).toBeVisible();
      const found = await mails.evaluateAll((all) =>
        all.map((mail) => ({
          lines: Math.round(mail.clientHeight / 16),
          whole: mail.getAttribute('title') === mail.textContent,
        })),
      );
      expect(
        found.filter(({ lines, whole }) => lines > 1 || !whole),
        `${address} at ${width}`,
      ).toEqual([]);
    }
  }
});

test('a filter is chosen by typing, however few its choices are', async ({ page, login }) => {
  await login('admin');
  await page.goto('/hospitals');
  const approval = page.getByRole('combobox', { name: 'Aprobación' });
  await approval.click();
  await page.keyboard.type('aprobado');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/approval=approved/);
  await page.getByRole('button', { name: 'Más filtros' }).click();
  await page.getByRole('combobox', { name: 'Sector' }).click();
  await page.keyboard.type('publ');
  await expect(page.getByRole('option', { name: 'Público' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Privado' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sector=public/);
});
