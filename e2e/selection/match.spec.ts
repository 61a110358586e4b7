import { accounts, requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Of general medicine, and applied to a post of it. */
const doctor = 'ximena.ibanez21@demo.fonendo.test';
const name = 'Ximena Ibáñez Figueroa';
const offer = '/offers/01900000-0000-7000-8013-000000000001';

/** Three levels with a reason, never a percentage: what one side reads, the other reads as well. */
test('the doctor and the hospital read the same match, in the same words', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInWith(context, baseURL, await requestToken(request, doctor));
  await page.goto(offer);
  await expect(page.getByRole('heading', { name: 'Por qué encaja contigo' })).toBeVisible();
  await expect(page.getByText('Encaje alto', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Coincide la especialidad', { exact: true }).first()).toBeVisible();
  // The list has the same three levels, each with its reason.
  await page.goto('/offers');
  const found = page.getByRole('list', { name: 'Ofertas abiertas' }).getByRole('link');
  await expect(found.first()).toContainText(/Encaje (alto|medio|bajo)/);
  for (const card of await found.allTextContents()) expect(card).toMatch(/Encaje (alto|medio|bajo)/);

  await signInWith(context, baseURL, await requestToken(request, accounts.recruiter));
  await page.goto(`${offer}/candidates`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card).toContainText('Encaje alto');
  await expect(card).toContainText('Coincide la especialidad');
  await expect(page.getByRole('main')).not.toContainText('%');
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Encaje alto');
  await expect(page.getByRole('main')).toContainText('Coincide la especialidad');

  // Sorted by it, and narrowed to the best.
  await page.goto('/candidates?match=high');
  const table = page.getByRole('table', { name: 'Candidatos' });
  await expect(table).toContainText(name);
  const levels = table.getByText(/^Encaje (alto|medio|bajo)$/);
  await expect(levels.first()).toHaveText('Encaje alto');
  expect(new Set(await levels.allTextContents())).toEqual(new Set(['Encaje alto']));
  await expect(table).not.toContainText('%');
});
