import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('the questions answer with this installation’s own prices, and lead to the contact form', async ({
  page,
  request,
}) => {
  const { prices } = (await (await request.get('/api/settings/about')).json()) as {
    prices: { recognitionCents: number };
  };
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
  const cost = page.getByText('¿Cuánto cuesta?');
  await cost.click();
  const amount = (prices.recognitionCents / 100).toLocaleString('es-ES', { minimumFractionDigits: 2 });
  await expect(page.getByText(new RegExp(`Homologación: ${amount}.€ más impuestos`))).toBeVisible();
  await expect(page.getByRole('form', { name: 'Contacto' })).toBeAttached();
  await expectAccessible(page);
});

test('the legal notice names where the map of the communities comes from', async ({ page }) => {
  await page.goto('/legal');
  await expect(page.getByText(/es-atlas .*Instituto Geográfico Nacional, CC BY 4\.0/)).toBeVisible();
});

for (const [path, heading, section, english] of [
  ['/legal', 'Aviso legal y privacidad', 'Lo que ningún hospital ve', 'Legal notice and privacy'],
  ['/terms', 'Términos de uso', 'Qué no es Fonendo', 'Terms of use'],
] as const) {
  test(`${path} is read part by part, on a phone and in English`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
    // A brace that nothing filled would be a fact left out.
    await expect(page.getByRole('main')).not.toContainText(/[{}]/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.getByLabel('Idioma').selectOption('en');
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/[{}]/);
  });
}
