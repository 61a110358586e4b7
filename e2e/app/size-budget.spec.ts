import type { BrowserContext, Page, Request } from '@playwright/test';
import { requestToken } from '../support/accounts.ts';
import { watchQuiet } from '../support/cold-visit.ts';
import { groupPages, listsOf, publicPages } from '../support/group-pages.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Compressed bytes, as they are transferred, and requests. scripts/checks/size-budget.ts measures the build alone. */
const budget = { scripts: 190_000, styles: 25_000, routeChange: 60_000, requestsOfFirst: 15, requests: 25 };

test('the first load of / stays within its budget', async ({ page }) => {
  const loaded = watchTransfers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { script = 0, stylesheet = 0 } = totals(await loaded());
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ script, stylesheet }) });
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(budget.scripts);
  expect(stylesheet).toBeGreaterThan(1_000);
  expect(stylesheet).toBeLessThanOrEqual(budget.styles);
});

for (const locale of ['es-ES', 'en-GB', 'fr-FR']) {
  test.describe(`a browser that prefers ${locale}`, () => {
    test.use({ locale });

    test('loads the texts of / in one language', async ({ page }) => {
      const loaded = watchTransfers(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      const files = await loaded();
      const texts = files.filter(({ url }) => url.includes('/texts-')).map(({ url }) => /-(es|en)-/.exec(url)?.[1]);
      expect(new Set(texts)).toEqual(new Set([locale === 'en-GB' ? 'en' : 'es']));
    });
  });
}

test('going on from / stays within its budget', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const quiet = watchQuiet(page);
  await page.getByLabel('Correo electrónico').fill('admin@fonendo.test');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Demo1234!');
  // Turning to the form fetches what comes after it, while the person types.
  await quiet();
  const loaded = watchTransfers(page);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('/dashboard');
  // Not `networkidle`: the stream of notifications stays open.
  await quiet();
  const { script = 0, stylesheet = 0 } = totals(await loaded());
  expect(script + stylesheet).toBeLessThanOrEqual(budget.routeChange);
});

test('every page that is open to anybody asks for little', async ({ context, problems }) => {
  problems.expect(/404.*no\/such\/page/);
  test.setTimeout(60_000);
  const counts: Record<string, number> = {};
  await openTabs(context, publicPages, async (tab, address) => {
    const requests = watchRequests(tab);
    const quiet = watchQuiet(tab);
    await tab.goto(address);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    counts[address] = requests();
  });
  test.info().annotations.push({ type: 'requests', description: JSON.stringify(counts) });
  expect(Object.keys(counts)).toHaveLength(publicPages.length);
  expect(Object.values(counts).filter((count) => count < 5)).toEqual([]);
  expect(counts['/']).toBeLessThanOrEqual(budget.requestsOfFirst);
  expect(Object.entries(counts).filter(([, count]) => count > budget.requests)).toEqual([]);
});

for (const [who, { email, addresses }] of Object.entries(groupPages)) {
  test(`every page of ${who} stays within the budgets of a route change and of requests`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const there = await filesBeforeSigningIn(page);
    const token = await requestToken(request, email);
    // It leaves the login page first, which would go on to the dashboard: what comes along would not be counted.
    await signInWith(context, baseURL, token);
    const known = new Map<string, number>();
    const filesOf: Record<string, Set<string>> = {};
    const counts: Record<string, number> = {};
    await openTabs(context, await addresses(listsOf(request, token)), async (tab, address) => {
      const loaded = watchTransfers(tab);
      const requests = watchRequests(tab);
      const quiet = watchQuiet(tab);
      await tab.goto(address);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet();
      counts[address] = requests();
      const files = (await loaded()).filter(({ url }) => !there.has(url) && !isViewer(url));
      // A file that is in the browser's cache already weighs what it weighed when it came.
      for (const { url, bytes } of files) known.set(url, Math.max(bytes, known.get(url) ?? 0));
      filesOf[address] = new Set(files.map(({ url }) => url));
    });
    const weights = Object.entries(filesOf).map(
      ([address, urls]) => [address, [...urls].reduce((sum, url) => sum + (known.get(url) ?? 0), 0)] as const,
    );
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(Object.fromEntries(weights)) });
    test.info().annotations.push({ type: 'requests', description: JSON.stringify(counts) });
    expect(weights.length).toBeGreaterThan(3);
    expect(weights.filter(([, bytes]) => bytes < 3_000)).toEqual([]);
    expect(weights.filter(([, bytes]) => bytes > budget.routeChange)).toEqual([]);
    expect(Object.entries(counts).filter(([, count]) => count > budget.requests)).toEqual([]);
  });
}

/** A tab for each address, three at a time: what takes the time is waiting until a page is quiet. */
async function openTabs(
  context: BrowserContext,
  addresses: readonly string[],
  look: (tab: Page, address: string) => Promise<void>,
): Promise<void> {
  const left = [...addresses];
  const open = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const tab = await context.newPage();
      await look(tab, address);
      await tab.close();
    }
  };
  await Promise.all([open(), open(), open()]);
}

/** Requests from the cache count as well: on a first visit the server gets them. Documents and their viewer do not. */
function watchRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!isViewer(request.url()) && !/\/api\/documents\/[\w-]+\/file$/.test(request.url())) count += 1;
  });
  return () => count;
}

/** The viewer of PDFs comes with the document that it shows, and weighs as much as one (docs/decisions/0014). */
const isViewer = (url: string) => /pdf\.worker|pdfjs|\/pdf-[\w-]+\.js$/.test(url);

/** What somebody who signs in has loaded by then: the first page, and what it fetches while they type. */
async function filesBeforeSigningIn(page: Page): Promise<Set<string>> {
  const loaded = watchTransfers(page);
  const quiet = watchQuiet(page);
  await page.goto('/');
  await page.getByLabel('Correo electrónico').fill('a');
  await quiet();
  return new Set((await loaded()).map(({ url }) => url));
}

type Transfer = { url: string; kind: string; bytes: number };

/** Scripts and styles, however they came to be asked for. */
function watchTransfers(page: Page): () => Promise<Transfer[]> {
  const transfers: Promise<Transfer>[] = [];
  const note = (request: Request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    transfers.push(request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), kind, bytes })));
  };
  page.on('requestfinished', note);
  return () => {
    // Whatever comes later is not waited for, and its size cannot be asked for once the page is closed.
    page.off('requestfinished', note);
    return Promise.all(transfers);
  };
}

function totals(transfers: readonly Transfer[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, bytes } of transfers) sums[kind] = (sums[kind] ?? 0) + bytes;
  return sums;
}
