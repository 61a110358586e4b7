import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { accounts, type Group, requestToken } from './accounts.ts';
import { clickByKeyboard } from './keyboard/by-keyboard.ts';
import { Problems, settle } from './problems.ts';
import { signInWith } from './registration.ts';

type Fixtures = {
  /** Fails the test on console errors and warnings, uncaught errors, failed and foreign requests. */
  problems: Problems;
  /** Signs this test's browser in as the demo account of a group, without the form. */
  login: (group: Group, options?: { ownSession?: boolean }) => Promise<void>;
  /** The page, with the problems watched from its first request on. */
  page: Page;
};

type WorkerFixtures = {
  /** One session per group serves all tests of a worker: signing in costs a deliberate tenth of a second. */
  tokens: Map<Group, string>;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  tokens: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  problems: [
    async ({ context, baseURL }, use, { title, errors }) => {
      const problems = new Problems();
      if (process.env['KEYBOARD_ALONE']) await preferKeyboard(context);
      problems.watch(context, new URL(baseURL ?? '').origin);
      await use(problems);
      if (errors.length > 0) console.error(`Unanswered when "${title}" failed:`, problems.unanswered());
      await settle(context.pages());
      expect(problems.list(), 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  login: async ({ context, request, baseURL, tokens }, use) => {
    await use(async (group, { ownSession = false } = {}) => {
      const token = (!ownSession && tokens.get(group)) || (await requestToken(request, accounts[group]));
      if (!ownSession) tokens.set(group, token);
      await signInWith(context, baseURL, token);
    });
  },
});

/** Clicks of all tests of this worker, once; an example is the only way to what locators have in common. */
async function preferKeyboard(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  clickByKeyboard(page.locator('html'));
  await page.close();
}

export { expect };
