import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** quality.md, "Web". Bytes that travel, so compressed; scripts/checks/size-budget.ts looks at the build alone. */
const budget = { scripts: 190_000, styles: 25_000, routeChange: 60_000 };

test('the first load of / stays within its budget', async ({ page }) => {
  const loaded = watchTransfers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { scripts, styles } = await loaded();
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ scripts, styles }) });
  expect(scripts).toBeGreaterThan(50_000);
  expect(scripts).toBeLessThanOrEqual(budget.scripts);
  expect(styles).toBeGreaterThan(1_000);
  expect(styles).toBeLessThanOrEqual(budget.styles);
});

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
  const { scripts, styles } = await loaded();
  expect(scripts + styles).toBeLessThanOrEqual(budget.routeChange);
});

/** A second in which nothing more was asked for: a busy machine takes its time before it begins. */
function watchQuiet(page: Page) {
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  return () => expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(1_000);
}

function watchTransfers(page: Page) {
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  return async () => {
    const all = await Promise.all(sizes);
    const sum = (kind: string) =>
      all.filter((item) => item.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
    return { scripts: sum('script'), styles: sum('stylesheet') };
  };
}
