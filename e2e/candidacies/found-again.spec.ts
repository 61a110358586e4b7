import { requestToken } from '../support/accounts.ts';
import { emailOf, findCandidacy } from '../support/candidacies.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Their sidebar has no "Mis ofertas": the specification leaves it to certified doctors. */
test('whoever is not certified yet finds a candidacy on the dashboard and in the palette, with its state', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const candidacy = await findCandidacy(request, 'status=inProcess&certification=inProgress');
  const email = await emailOf(request, candidacy.person.id);
  await signInWith(context, baseURL, await requestToken(request, email));
  await page.goto('/dashboard');
  const own = page.getByRole('region', { name: 'Tus candidaturas' });
  const sidebar = page.getByRole('navigation', { name: 'Navegación principal' });
  await expect(own.getByRole('link', { name: candidacy.offer.name }).first()).toContainText('En proceso');
  await expect(sidebar.getByRole('link', { name: 'Mis ofertas' })).toHaveCount(0);
  await own.getByRole('link', { name: candidacy.offer.name }).first().click();
  await expect(page).toHaveURL(/\/candidate\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: candidacy.offer.name })).toBeVisible();

  await page.goto('/dashboard');
  await own.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis ofertas' })).toBeVisible();

  // By keyboard, from any page, by a word of the offer.
  await page.goto('/homologations');
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar en Fonendo' })).toBeFocused();
  await page.keyboard.type(candidacy.offer.name.split(' ')[0] ?? '');
  const found = page
    .getByRole('dialog', { name: 'Buscar en Fonendo' })
    .getByRole('group', { name: 'Mis candidaturas' });
  const option = found.getByRole('option', { name: candidacy.offer.name }).first();
  await expect(option).toContainText('En proceso');
  await option.click();
  await expect(page).toHaveURL(/\/candidate\/[\da-f-]{36}/);
});
