import type { Page } from '@playwright/test';
import { requestToken } from '../support/accounts.ts';
import { groupPages, listsOf } from '../support/group-pages.ts';
import { payers } from '../support/payments.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/**
 * Words that only speak to somebody called tú. What the specification settles word by word has none of them but
 * "Debes"; texts that people wrote themselves may have any, so their places are left out.
 */
const informal = /(?<![\p{L}/])(tus?|tú|ti|contigo|puedes|tienes|quieres|podrás|tendrás|tuyos?|tuyas?)(?!\p{L})/iu;
/** And those that only speak to somebody called usted. */
const formal =
  /(?<![\p{L}/])(usted|ustedes|podrá usted|escriba|elija|indique|seleccione|compruebe|revise|introduzca)(?!\p{L})/iu;
const written = 'textarea, [role="log"]';
/** What the hospital of the demo asks its candidates for, in its own words. */
const ofTheDemo = /^Con estos documentos comprobamos tu experiencia/;

const placeholdersInSight = (page: Page) =>
  page
    .locator('.mantine-Skeleton-root')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < window.innerHeight).length);

const readers: Record<string, RegExp> = {
  'a hospital': informal,
  'a hospital with its candidacies': informal,
  'an administrator': informal,
  'a doctor': formal,
  'a doctor whose degree is not recognised yet': formal,
  'a doctor who begins': formal,
};

for (const [who, words] of Object.entries(readers)) {
  test(`${who} is addressed in one way on every page`, async ({ page, request, context, baseURL }) => {
    test.setTimeout(120_000);
    const { email, addresses } = groupPages[who] ?? { email: '', addresses: async () => [] };
    const token = await requestToken(request, email);
    await signInWith(context, baseURL, token);
    const found: string[] = [];
    for (const address of await addresses(listsOf(request, token))) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // What lies further down is fetched for those who scroll there, so it is not waited for.
      await expect.poll(() => placeholdersInSight(page), address).toBe(0);
      const texts = await page.evaluate((places) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const shown: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement?.closest(`${places}, script, style`)) shown.push(node.textContent ?? '');
        }
        return shown;
      }, written);
      found.push(
        ...texts.filter((text) => words.test(text) && !ofTheDemo.test(text)).map((text) => `${address}: ${text}`),
      );
    }
    expect(found).toEqual([]);
  });
}

test('an x between digits stays one, where people type it and where they read it', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/account?tab=personal');
  const address = page.getByRole('textbox', { name: /^Dirección/ });
  await expect(address).toBeVisible();
  for (const place of [address, page.locator('body')]) {
    const features = await place.evaluate((element) => getComputedStyle(element).fontFeatureSettings);
    expect(features).toContain('"calt" 0');
  }
});

/** Words of the page that are cut in two by the end of a line. Addresses and codes may be. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[class*="VisuallyHidden"]')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<![^\s(«])\p{L}{3,18}(?![^\s.,:;)»])/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });

for (const who of ['a doctor', 'a doctor whose degree is not recognised yet', 'a doctor who begins']) {
  test(`no word of ${who} is cut in two, on a tablet and on a phone`, async ({ page, request, context, baseURL }) => {
    test.setTimeout(120_000);
    const { email, addresses } = groupPages[who] ?? { email: '', addresses: async () => [] };
    const token = await requestToken(request, email);
    await signInWith(context, baseURL, token);
    for (const address of await addresses(listsOf(request, token))) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const width of [1024, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => brokenWords(page), `${address} at ${width}`).toEqual([]);
      }
    }
  });
}

test('no step of the registration is cut in two on a tablet', async ({ page, request, context, baseURL }) => {
  await signInWith(context, baseURL, await requestToken(request, payers.retries));
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/signup');
  await expect(page.getByRole('list', { name: 'Pasos del registro de médico' })).toContainText('Documentación');
  await expect.poll(() => brokenWords(page)).toEqual([]);
});
