import type { DirectoryPage } from '@fonendo/contract/doctors/directory.schema';
import type { CandidatePage } from '@fonendo/contract/selection/lists.schema';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { as, emailOf } from '../support/candidacies.ts';
import { skipToContent, tabAndPress } from '../support/keyboard/tab-to.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Somebody of the directory with a candidacy at the hospital of whoever is signed in. */
async function findApplicant(page: Page): Promise<{ name: string }> {
  const token = await page.evaluate(() => localStorage.getItem('auth:token'));
  const read = async (path: string) =>
    (await page.request.get(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const [candidates, directory] = (await Promise.all([
    read('selection/candidates?limit=100'),
    read('doctors?limit=100'),
  ])) as [CandidatePage, DirectoryPage];
  const applied = new Set(candidates.items.map(({ person }) => person?.id));
  const found = directory.items.find(({ id }) => applied.has(id));
  if (!found) throw new Error('nobody of the directory has applied');
  return { name: `${found.firstname} ${found.lastname}` };
}

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

  // An offer is recommended by keyboard alone, and the focus is back at the button.
  await page.reload();
  await skipToContent(page);
  const recommend = page.getByRole('button', { name: 'Recomendar una oferta' });
  await tabAndPress(page, recommend, 12);
  const dialog = page.getByRole('dialog', { name: `Recomendar una oferta a ${name}` });
  const choice = dialog.getByRole('combobox', { name: 'Oferta abierta' });
  await tabAndPress(page, choice, 3, 'ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice).not.toHaveValue('');
  const offer = await choice.inputValue();
  await tabAndPress(page, dialog.getByRole('button', { name: 'Recomendar' }), 6);
  await expect(page.getByText('Oferta recomendada a 1 persona')).toBeVisible();
  await expect(recommend).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Ofertas recomendadas' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: offer }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Médicos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Médicos' })).toBeVisible();

  // Of somebody who applied before, each candidacy is one click away.
  const applicant = await findApplicant(page);
  await page.getByRole('searchbox').fill(applicant.name);
  // Pressed once the list has settled on them.
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('row').getByRole('link', { name: applicant.name }).click();
  const earlier = page.getByRole('region', { name: 'Candidaturas en este hospital' });
  await earlier.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/candidate\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: applicant.name })).toBeVisible();
});

test('a hospital reads the profile that the doctor previews', async ({ page, request, login, context, baseURL }) => {
  const token = await requestToken(request, accounts.hospital);
  const listed = (await (await request.get('/api/doctors?limit=100', as(token))).json()) as DirectoryPage;
  const doctor = listed.items.find(({ id }) => id.startsWith('01900000-'));
  const email = await emailOf(request, doctor?.id ?? '');
  await signInWith(context, baseURL, await requestToken(request, email));
  await page.goto('/profile');
  const facts = page.getByRole('main').locator('dl').first();
  await expect(facts).toBeVisible();
  const previewed = await facts.textContent();
  const experience = page.getByRole('region', { name: 'Experiencia' });
  const cv = await experience.textContent();
  await login('hospital');
  await page.goto(`/users/${doctor?.id}`);
  await expect(facts).toHaveText(previewed ?? '');
  await expect(experience).toContainText((cv ?? '').replace('Editar mi CV', ''));
});

test('who is not in the directory is not found', async ({ page, login, problems }) => {
  problems.expect(/404.*api\/doctors/);
  await login('hospital');
  await page.goto('/users/0198c000-0000-7000-8000-000000000000');
  await expect(page).toHaveTitle('Página no encontrada · Fonendo');
});
