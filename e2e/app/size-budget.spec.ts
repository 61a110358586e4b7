import { watchQuiet } from '../support/cold-visit.ts';
import { openTabs, publicPages } from '../support/group-pages.ts';
import { expect, test } from '../support/test.ts';
import { budget, type Transfer, watchRequests, watchTransfers } from '../support/transfers.ts';

test('the first load of / stays within its budget, and its first file is compiled ahead', async ({ page }) => {
  const loaded = watchTransfers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const files = await loaded();
  const { script = 0, stylesheet = 0 } = totals(files);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ script, stylesheet }) });
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(budget.scripts);
  expect(stylesheet).toBeGreaterThan(1_000);
  expect(stylesheet).toBeLessThanOrEqual(budget.styles);
  const first = await page.request.get(
    files.find(({ url }) => url.includes('/assets/start-') && url.endsWith('.js'))?.url ?? '',
  );
  // Browsers take the hint on the very first line only.
  expect(await first.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
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

function totals(transfers: readonly Transfer[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, bytes } of transfers) sums[kind] = (sums[kind] ?? 0) + bytes;
  return sums;
}
