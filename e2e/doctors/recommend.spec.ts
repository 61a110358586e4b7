import { expectAccessible } from '../support/accessibility.ts';
import { readOneByOne } from '../support/payloads.ts';
import { expect, test } from '../support/test.ts';

test('a hospital finds a doctor in the directory and recommends an offer, once', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Médicos' })).toBeVisible();
  await expectAccessible(page);
  // Without accents and only a part of the name.
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('nanez');
  await expect(page).toHaveURL(/q=nanez/);
  const row = page.getByRole('row').filter({ hasText: 'Ñáñez' }).first();
  await expect(row).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Acosta' })).toHaveCount(0);
  const name = ((await row.getByRole('rowheader').textContent()) ?? '').trim();
  await row.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Recomendar una oferta' }).click();
  const dialog = page.getByRole('dialog', { name: `Recomendar una oferta a ${name}` });
  await dialog.getByRole('combobox', { name: 'Oferta abierta' }).click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const offer = ((await option.textContent()) ?? '').trim();
  await option.click();
  await dialog.getByRole('textbox', { name: /Mensaje/ }).fill('Nos gustó tu perfil.');
  await dialog.getByRole('button', { name: 'Recomendar' }).click();
  await expect(page.getByText('Oferta recomendada a 1 persona')).toBeVisible();

  await page.goto('/offers');
  await page
    .getByRole('button', { name: `Acciones de ${offer}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Recomendar' }).click();
  const choice = page.getByRole('dialog', { name: 'Recomendar la oferta' });
  await choice.getByRole('searchbox', { name: 'Buscar por nombre' }).fill(name);
  const told = choice.getByRole('checkbox', { name: new RegExp(name) });
  await expect(told).toBeDisabled();
  await expect(choice).toContainText('Ya la recibió');
  await expectAccessible(page);
});

test('several doctors are chosen from several searches, and who is left out is said before sending', async ({
  page,
  login,
}) => {
  await login('hospital');
  await page.goto('/users');
  // Whose recognition is under way has not applied anywhere.
  const pick = (name: string) => page.getByRole('row').getByRole('checkbox', { name: `Elegir a ${name}` });
  const chosen = page.getByRole('toolbar', { name: 'Acciones con las personas elegidas' });
  const dialog = page.getByRole('dialog', { name: /^Recomendar una oferta a / });
  const chooseLast = async () => {
    await dialog.getByRole('combobox', { name: 'Oferta abierta' }).click();
    await page.getByRole('listbox').getByRole('option').last().click();
  };
  await pick('Beatriz Figueroa Lozano').check();
  await chosen.getByRole('button', { name: 'Recomendar una oferta' }).click();
  await chooseLast();
  await dialog.getByRole('button', { name: 'Recomendar' }).click();
  await expect(page.getByText('Oferta recomendada a 1 persona')).toBeVisible();
  await expect(chosen).toBeHidden();

  // The choice stays while the search changes.
  await pick('Beatriz Figueroa Lozano').check();
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('camila acosta');
  await pick('Camila Acosta Domínguez').check();
  await expect(chosen).toContainText('2 elegidas');
  await expectAccessible(page);
  await chosen.getByRole('button', { name: 'Recomendar una oferta' }).click();
  await chooseLast();
  await expect(dialog.getByText('ya recibió esta oferta.')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'Se avisará a 1 persona' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Recomendar' }).click();
  await expect(page.getByText('Oferta recomendada a 1 persona').last()).toBeVisible();
  await expect(chosen).toBeHidden();
});

test('the heading of the directory stays while the hospital and the list arrive', async ({ page, login }) => {
  const own = Promise.withResolvers<void>();
  await readOneByOne(page);
  await page.route('**/api/hospitals/mine', (route) => own.promise.then(() => route.continue()));
  await login('hospital');
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Médicos' })).toBeVisible();
  const watch = await page.evaluateHandle(watchHeadings);
  const answered = page.waitForResponse('**/api/hospitals/mine');
  own.resolve();
  await answered;
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(await watch.evaluate(({ missing }) => missing)).toBe(false);
});

/** Runs in the page: whether there ever is a moment without a visible heading. */
function watchHeadings(): { missing: boolean } {
  const watch = { missing: false };
  const look = () => {
    watch.missing ||= ![...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  return watch;
}
