import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Buscar en Fonendo' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Buscar en Fonendo' });
const groupOf = (page: Page, name: string) => dialogOf(page).getByRole('group', { name });

/** By its key, once the page around it is there. */
async function openByKey(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
}

/** Arrows until the row that is named is the chosen one. */
async function choose(page: Page, row: string | RegExp): Promise<void> {
  const wanted = dialogOf(page).getByRole('option', { name: row });
  await expect(wanted).toHaveCount(1);
  for (let step = 0; step < 40 && (await wanted.getAttribute('aria-selected')) !== 'true'; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  // What a screen reader is told is the row that Enter opens.
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await wanted.getAttribute('id')) ?? '');
}

async function read<Body>(request: APIRequestContext, email: string, path: string): Promise<Body> {
  const headers = { authorization: `Bearer ${await requestToken(request, email)}` };
  return (await (await request.get(`/api${path}`, { headers })).json()) as Body;
}

test('an administrator finds a doctor and a petition without touching the mouse, and lands on them', async ({
  page,
  login,
}) => {
  test.slow();
  await login('admin');
  await page.goto('/dashboard');
  await openByKey(page);
  await expect(groupOf(page, 'Páginas').getByRole('option', { name: 'Homologaciones' })).toBeVisible();
  await expectAccessible(page);

  // Without accents, in any order.
  await page.keyboard.type('rojas camila');
  await expect(groupOf(page, 'Homologaciones').getByRole('option')).toHaveCount(1);
  await expect(dialogOf(page).getByText('2 resultados')).toBeAttached();
  await expectAccessible(page);
  await choose(page, /Camila Quispe Rojas doctor\.nuevo@fonendo\.test/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Camila Quispe Rojas' })).toBeVisible();
  await expect(page).toHaveURL(/\/users\/[\da-f-]{36}/);
  await expect(page.locator('main')).toBeFocused();

  await openByKey(page);
  await expect(groupOf(page, 'Recientes').getByRole('option', { name: /Camila Quispe Rojas/ })).toBeVisible();
  await page.keyboard.type('quispe rojas');
  await choose(page, /Camila Quispe Rojas HOM-/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/petitions\/[\da-f-]{36}/);
  await expect(page.getByRole('heading', { name: 'Camila Quispe Rojas' })).toBeVisible();
});

test('the palette finds pages by what people call them, keeps them when the server is away, and gives the focus back', async ({
  page,
  login,
  problems,
}) => {
  test.slow();
  problems.expect(/api\/search/);
  await login('hospital');
  await page.goto('/candidates');
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatos' })).toBeVisible();
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'ServiceUnavailable', message: 'Fuera de servicio' } }),
  );
  await openByKey(page);
  await page.keyboard.type('contraseña');
  await expect(dialogOf(page).getByText('No hemos podido buscar')).toBeVisible();
  await expect(dialogOf(page).getByRole('option')).toHaveText(['Seguridad']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(search).toBeFocused();

  await openByKey(page);
  await page.keyboard.type('contraseña');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\?tab=security/);
});

test('what is typed right after the shortcut is kept, however long the palette takes to load', async ({
  page,
  login,
}) => {
  await login('admin');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/palette-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/users');
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.focus();
  /** A point of the page that nothing of the palette covers. */
  const beside = () => page.screenshot({ clip: { x: 300, y: 880, width: 1, height: 1 } });
  const bare = await beside();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('camilla');
  // The page is dimmed from the first moment, as much as by the palette itself.
  const dimmed = await beside();
  expect(dimmed.equals(bare)).toBe(false);
  for (const _ of 'la') await page.keyboard.press('Backspace');
  await page.keyboard.type('a ');
  release();
  await page.keyboard.type('quispe rojas', { delay: 20 });
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('camila quispe rojas');
  await expect(search).toHaveValue('');
  await expect(groupOf(page, 'Usuarios').getByRole('option', { name: /Camila Quispe Rojas/ })).toBeVisible();
  await expect.poll(async () => (await beside()).equals(dimmed)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  // The next visit begins with an empty field.
  await openByKey(page);
  await expect(fieldOf(page)).toHaveValue('');
});

test('whoever may invite finds the invitation and lands in its dialog', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/dashboard');
  await openByKey(page);
  await page.keyboard.type('invitar');
  await choose(page, 'Invitar a alguien al equipo');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invitar a alguien al equipo' });
  await expect(dialog.getByLabel('Correo electrónico')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/profiles$/);
});

test('a hospital does not find the candidates of another one', async ({ page, request, context, baseURL }) => {
  type Candidates = { items: { person: { id: string; firstname: string; lastname: string } | null }[] };
  const email = 'hospital2@fonendo.test';
  const ours = await read<Candidates>(request, email, '/selection/candidates?limit=100');
  const theirs = await read<Candidates>(request, accounts.recruiter, '/selection/candidates?limit=100');
  const known = new Set(ours.items.map(({ person }) => person?.id));
  const foreign = theirs.items.find(({ person }) => person && !known.has(person.id))?.person;
  const own = ours.items.find(({ person }) => person)?.person;
  if (!foreign || !own) throw new Error('the demo has candidates of both hospitals');

  await signInWith(context, baseURL, await requestToken(request, email));
  await page.goto('/offers');
  await openByKey(page);
  await fieldOf(page).fill(`${own.firstname} ${own.lastname}`);
  await expect(groupOf(page, 'Candidatos').getByRole('option').first()).toContainText(own.lastname);
  const answered = page.waitForResponse((response) => response.url().includes('/api/search?q='));
  await fieldOf(page).fill(`${foreign.firstname} ${foreign.lastname}`);
  expect(await (await answered).json()).toMatchObject({ candidacies: [], users: [], petitions: [] });
  await expect(groupOf(page, 'Candidatos')).toHaveCount(0);
});

test('a doctor opens the palette by its button on a phone and finds an offer', async ({ page, request, login }) => {
  test.slow();
  type Offers = { items: { id: string; name: string }[] };
  const { items } = await read<Offers>(request, accounts.certifiedDoctor, '/offers?limit=1');
  const [offer] = items;
  if (!offer) throw new Error('the demo has open offers');

  await page.setViewportSize({ width: 390, height: 844 });
  await login('certifiedDoctor');
  await page.goto('/account');
  const button = page.getByRole('button', { name: 'Buscar', exact: true });
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(button).toBeFocused();

  await button.click();
  await fieldOf(page).fill('zzzz nada');
  await expect(dialogOf(page).getByText('Nada con «zzzz nada»')).toBeVisible();
  await fieldOf(page).fill(offer.name);
  await groupOf(page, 'Ofertas').getByRole('option', { name: offer.name }).first().click();
  await expect(page).toHaveURL(/\/offers\/[\da-f-]{36}/);
});

test('a slip is forgiven, in the name of a person and of a page, and what was understood is said', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/dashboard');
  await openByKey(page);
  await page.keyboard.type('camila qiuspe');
  await expect(dialogOf(page).getByText('Mostramos resultados de «camila quispe».')).toBeVisible();
  await expect(groupOf(page, 'Usuarios').getByRole('option', { name: /Camila Quispe Rojas/ })).toBeVisible();
  await expectAccessible(page);
  await fieldOf(page).fill('auditroia');
  await expect(groupOf(page, 'Páginas').getByRole('option', { name: 'Registro de actividad' })).toBeVisible();
});
