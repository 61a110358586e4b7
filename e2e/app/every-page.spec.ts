import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { groupOf, requestToken } from '../support/accounts.ts';
import { brokenWords } from '../support/boxes.ts';
import { watchQuiet } from '../support/cold-visit.ts';
import { addressesOf, groupPages, listsOf, openTabs } from '../support/group-pages.ts';
import { signInWith } from '../support/registration.ts';
import { specifiedPages } from '../support/specification.ts';
import { expectSpecified } from '../support/specified-page.ts';
import { expect, test } from '../support/test.ts';
import { budget, isViewer, type Transfer, watchRequests, watchTransfers } from '../support/transfers.ts';

/** Each page is opened once, and looked at for everything: one thing that is wrong does not hide the others. */
const expectSoftly = expect.configure({ soft: true });

for (const [who, pages] of Object.entries(groupPages)) {
  const { email, strangeWords, wholeWords } = pages;
  const group = groupOf(email);
  test(`every page of ${who} keeps its budgets, its words and its place in the window`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const there = await filesBeforeSigningIn(page);
    const token = await requestToken(request, email);
    // It leaves the login page first, which would go on to the dashboard: what comes along would not be counted.
    await signInWith(context, baseURL, token);
    const loads: Record<string, Load> = {};
    const transfers: Transfer[] = [];
    const addresses = await addressesOf(pages, listsOf(request, token));
    await openTabs(context, addresses, async (tab, address) => {
      const all = watchTransfers(tab);
      loads[address] = await load(tab, address, there);
      expectSoftly(await texts(tab, strangeWords), `${address}: words for somebody else`).toEqual([]);
      const specified = specifiedPages.find(({ path }) => path === address && pages.paths.includes(path));
      // What routes.spec.ts asks of every page, in the same visit.
      if (group && specified) await expectSpecified(tab, specified, group);
      await expectPlace(tab, address, wholeWords);
      await lookZoomed(tab, address);
      transfers.push(...(await all()));
    });
    expectBudgets(loads, transfers);
    await context.addCookies([{ name: 'i18n_locale', value: 'en', url: baseURL ?? '' }]);
    await openTabs(context, addresses, async (tab, address) => {
      await tab.goto(address);
      await expect(tab.locator('html'), address).toHaveAttribute('lang', 'en');
      await expect(tab.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expectSoftly.poll(() => placeholdersInSight(tab), `${address}: placeholders`).toBe(0);
      // The other ones were looked at by axe as the specification's pages.
      if (!pages.paths.includes(address)) await expectAccessible(tab);
      await expectPlace(tab, `${address} in English`, wholeWords);
    });
  });
}

type Load = { requests: number; files: Set<string> };

/** Opens the page, and waits until it has all that it asks for by itself. */
async function load(tab: Page, address: string, there: ReadonlySet<string>): Promise<Load> {
  const loaded = watchTransfers(tab);
  const requests = watchRequests(tab);
  const quiet = watchQuiet(tab);
  await tab.goto(address);
  await expect(tab.getByRole('heading', { level: 1 }), address).toBeVisible();
  await quiet();
  const count = requests();
  const files = (await loaded()).map(({ url }) => url).filter((url) => !there.has(url) && !isViewer(url));
  return { requests: count, files: new Set(files) };
}

/** What somebody who signs in has loaded by then: the first page, and what it fetches while they type. */
async function filesBeforeSigningIn(page: Page): Promise<Set<string>> {
  const loaded = watchTransfers(page);
  const quiet = watchQuiet(page);
  await page.goto('/');
  await page.getByLabel('Correo electrónico').fill('a');
  await quiet();
  return new Set((await loaded()).map(({ url }) => url));
}

function expectBudgets(loads: Record<string, Load>, transfers: readonly Transfer[]): void {
  // A file that is in the browser's cache already weighs what it weighed when it came, be it ahead of its page.
  const known = new Map<string, number>();
  for (const { url, bytes } of transfers) known.set(url, Math.max(bytes, known.get(url) ?? 0));
  const weigh = (files: Set<string>) => [...files].reduce((sum, url) => sum + (known.get(url) ?? 0), 0);
  const weights = Object.entries(loads).map(([address, { files }]) => [address, weigh(files)] as const);
  const counts = Object.entries(loads).map(([address, { requests }]) => [address, requests] as const);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(Object.fromEntries(weights)) });
  test.info().annotations.push({ type: 'requests', description: JSON.stringify(Object.fromEntries(counts)) });
  expect(weights.length).toBeGreaterThan(3);
  const outside = {
    'too few bytes to be true': weights.filter(([, bytes]) => bytes < 3_000),
    'bytes of a route change': weights.filter(([, bytes]) => bytes > budget.routeChange),
    requests: counts.filter(([, count]) => count > budget.requests),
  };
  for (const [what, pages] of Object.entries(outside)) expectSoftly(pages, `outside their budget: ${what}`).toEqual([]);
}

/** Where people write themselves. */
const written = 'textarea, [role="log"]';
/** What the hospital of the demo asks its candidates for, in its own words. */
const ofTheDemo = /^Con estos documentos comprobamos tu experiencia/;

const placeholdersInSight = (page: Page) =>
  page
    .locator('.mantine-Skeleton-root')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < window.innerHeight).length);

/** The texts of the page that have such words. */
async function texts(page: Page, words: RegExp): Promise<string[]> {
  // What lies further down is fetched for those who scroll there, so it is not waited for.
  await expectSoftly.poll(() => placeholdersInSight(page), `${page.url()}: placeholders`).toBe(0);
  const all = await page.evaluate((places) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(`${places}, script, style`)) shown.push(node.textContent ?? '');
    }
    return shown;
  }, written);
  return all.filter((text) => words.test(text) && !ofTheDemo.test(text));
}

/** In every window nothing leaves the page, and no word is cut by the end of a line. */
async function expectPlace(tab: Page, address: string, wholeWords: boolean | undefined): Promise<void> {
  for (const width of [1920, 1440, 1024, 768, 390]) {
    await tab.setViewportSize({ width, height: 900 });
    await expectNoWider(tab, `${address} at ${width}`);
    if (wholeWords && width <= 1024) {
      await expectSoftly.poll(() => brokenWords(tab), `${address} at ${width}: words cut in two`).toEqual([]);
    }
  }
}

async function expectNoWider(page: Page, at: string): Promise<void> {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expectSoftly.poll(wider, `${at}: wider than the window`).toBeLessThanOrEqual(0);
}

/** A laptop of 1280 × 720 at 200 %: the browser lays out half as many pixels. */
async function lookZoomed(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 640, height: 360 });
  await expectNoWider(page, `${address} at 200 %`);
  await expectSoftly(page.getByRole('heading', { level: 1 }), `${address} at 200 %: heading`).toBeVisible();
  // What stays in place leaves at least half of the low window to what is read.
  await page.mouse.wheel(0, 600);
  await expectSoftly.poll(() => covered(page), `${address} at 200 %: covered`).toBeLessThanOrEqual(0.5);
}

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
