import type { Page } from '@playwright/test';
import { accounts, type Group, groups, requestToken } from '../support/accounts.ts';
import { groupPages, listsOf } from '../support/group-pages.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** A laptop of 1280 × 720 at 200 %: the browser lays out half as many pixels. */
const zoomed = { width: 640, height: 360 };

test.use({ viewport: zoomed, deviceScaleFactor: 2 });

/** Superadministrators have the pages of administrators, recruiters those of their hospital. */
const pagesOf: Record<Group, keyof typeof groupPages> = {
  superadmin: 'an administrator',
  admin: 'an administrator',
  certifiedDoctor: 'a doctor',
  notCertifiedDoctor: 'a doctor who begins',
  hospital: 'a hospital',
  recruiter: 'a hospital with its candidacies',
};

/** The share of the window that stays covered by what does not scroll away. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const rows = Array.from({ length: 36 }, (_, index) => index * 10 + 5);
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const hidden = rows.filter((row) => stays(document.elementFromPoint(window.innerWidth / 2, row)));
    return hidden.length / rows.length;
  });

for (const group of groups) {
  test(`at 200 % every page of ${group} can be read and reached to its end`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const token = await requestToken(request, accounts[group]);
    await signInWith(context, baseURL, token);
    const { addresses } = groupPages[pagesOf[group]] ?? { addresses: async () => [] };
    for (const address of await addresses(listsOf(request, token))) {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(heading, address).toBeVisible();
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(wider, `${address} is as wide as the window`).toBeLessThanOrEqual(0);
      // What stays in place leaves at least half of the low window to what is read.
      await page.mouse.wheel(0, 600);
      await expect.poll(() => covered(page), `${address}: covered`).toBeLessThanOrEqual(0.5);
    }
  });
}
