import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const name = 'Hospital Universitario La Ribera Demo';

test('an administrator opens a hospital’s candidates, profiles and process, as themselves', async ({ page, login }) => {
  test.slow();
  await login('admin', { ownSession: true });
  await page.goto('/candidates');
  await expect(page.getByText('Elegir un hospital')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Hospitales' }).click();
  await page.getByRole('searchbox').first().fill('La Ribera');
  await page.getByRole('row', { name }).getByRole('link', { name }).click();
  await page.getByRole('region', { name }).getByRole('button', { name: 'Candidatos' }).click();
  await expect(page).toHaveURL('/candidates');
  const banner = page.getByRole('region', { name: 'Hospital elegido' });
  await expect(banner).toContainText(`Trabajando para ${name}`);
  const candidates = page.getByRole('main').getByRole('link').filter({ hasText: /\S/ });
  await expect(candidates.first()).toBeVisible();
  await expectAccessible(page);

  await banner.getByRole('link', { name: 'Perfiles' }).click();
  await expect(page.getByText('Elena Cuesta Marín').first()).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('link', { name: 'Proceso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proceso de selección' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear proceso' }).first()).toBeVisible();

  await banner.getByRole('button', { name: 'Dejar este hospital' }).click();
  await expect(page).toHaveURL('/hospitals');
  await expect(banner).toHaveCount(0);
});

test('the only administrator of a hospital is not offered to be changed, and another is invited', async ({
  page,
  login,
}) => {
  await login('admin', { ownSession: true });
  await page.goto('/users?q=Elena%20Cuesta');
  await page.getByRole('main').getByRole('link', { name: 'Elena Cuesta Marín' }).first().click();
  await expect(page.getByText(`Es la única persona que administra ${name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acceder como' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^(Editar|Acciones de )/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invitar a otra persona' }).click();
  await expect(page.getByRole('region', { name: 'Hospital elegido' })).toContainText(`Trabajando para ${name}`);
  const dialog = page.getByRole('dialog', { name: 'Invitar a alguien al equipo' });
  await expect(dialog.getByRole('textbox', { name: 'Correo electrónico' })).toBeVisible();
});

test('a candidacy opens for an administrator by its address, without choosing', async ({
  page,
  login,
  request,
  baseURL,
}) => {
  await login('admin', { ownSession: true });
  await page.goto('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('auth:token'));
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.get(`${baseURL}/api/hospitals?search=Ribera`, { headers });
  const { items } = (await found.json()) as { items: { id: string; name: string }[] };
  const hospital = items.find((item) => item.name === name)?.id ?? '';
  const listed = await request.get(`${baseURL}/api/selection/candidates`, {
    headers: { ...headers, 'x-hospital': hospital },
  });
  const { items: cards } = (await listed.json()) as { items: { id: string }[] };
  await page.goto(`/candidate/${cards[0]?.id}`);
  await expect(page).not.toHaveTitle(/Fonendo$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
