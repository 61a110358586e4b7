import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('a hospital opens a doctor of the directory, writes a note and recommends an offer', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/users');
  const link = page.getByRole('row').getByRole('rowheader').getByRole('link').first();
  const name = ((await link.textContent()) ?? '').trim();
  await link.click();
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.getByRole('heading', { name: 'Candidaturas en este hospital' })).toBeVisible();
  // The doctor is spoken of, not to.
  await expect(page.getByRole('main')).not.toContainText(/\btu\b|\bEditar mi/);

  const note = `Buena impresión por teléfono ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Nota' }).fill(note);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByRole('list', { name: 'Notas internas' })).toContainText(note);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Notas internas' })).toContainText(note);
  await page
    .getByRole('button', { name: /Acciones de la nota/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Eliminar nota' }).click();
  await expect(page.getByText(note)).toHaveCount(0);

  await page.getByRole('button', { name: 'Recomendar una oferta' }).click();
  const dialog = page.getByRole('dialog', { name: `Recomendar una oferta a ${name}` });
  await dialog.getByRole('combobox', { name: 'Oferta abierta' }).click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const offer = ((await option.textContent()) ?? '').trim();
  await option.click();
  await dialog.getByRole('button', { name: 'Recomendar' }).click();
  await expect(page.getByText('Oferta recomendada a 1 persona')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ofertas recomendadas' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: offer }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Médicos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Médicos' })).toBeVisible();
});

test('who is not in the directory is not found', async ({ page, login, problems }) => {
  problems.expect(/404.*api\/doctors/);
  await login('hospital');
  await page.goto('/users/0198c000-0000-7000-8000-000000000000');
  await expect(page).toHaveTitle('Página no encontrada · Fonendo');
});
