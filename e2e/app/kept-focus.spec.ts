import type { Page } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { as, findCandidacy } from '../support/candidacies.ts';
import { expectFocusWithin, tabAndPress, takeFromMenu } from '../support/keyboard/tab-to.ts';
import { readOneByOne } from '../support/payloads.ts';
import { registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tags = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Quitar el filtro/ });
const clear = (page: Page) => page.getByRole('button', { name: 'Borrar filtros', exact: true });

test('a filter that is taken back leaves the focus among the filters', async ({ page, login }) => {
  await login('admin');
  await page.goto('/users?standing=blocked&verified=yes&q=ana');
  const main = page.getByRole('main');
  await expect(tags(page).first()).toBeVisible();
  const count = await tags(page).count();
  expect(count).toBeGreaterThan(1);
  const second = await tags(page).nth(1).textContent();
  await tabAndPress(page, tags(page).first(), 60);
  await expect(tags(page)).toHaveCount(count - 1);
  await expect(tags(page).first()).toBeFocused();
  await expect(tags(page).first()).toHaveText(second ?? '');
  const { y = 0 } = (await clear(page).boundingBox()) ?? {};
  await tabAndPress(page, clear(page), count);
  await expect(tags(page)).toHaveCount(0);
  // In the row of filters, without opening one of them.
  await expectFocusWithin(main);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(Math.abs(((await main.locator(':focus').boundingBox())?.y ?? 0) - y)).toBeLessThan(120);
});

test('a filter of the offers that is taken back leaves the focus among the filters', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/offers?community=ES-MD&salaryMin=40000');
  const list = page.getByRole('region', { name: 'Ofertas abiertas' });
  await tabAndPress(page, tags(page).first(), 80);
  await expect(tags(page)).toHaveCount(1);
  await expect(tags(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveCount(0);
  await expectFocusWithin(list.locator('header'));
});

test('a saved search that is deleted in a popover leaves the focus in it', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/offers?community=ES-CT');
  await button(page, 'Búsquedas guardadas').press('Enter');
  const saved = page.getByRole('dialog', { name: 'Búsquedas guardadas' });
  const name = `Cataluña ${Date.now()}`;
  await saved.getByLabel('Nombre de la búsqueda').fill(name);
  await page.keyboard.press('Enter');
  await saved.getByRole('button', { name: `Eliminar «${name}»` }).press('Enter');
  await expect(saved.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expectFocusWithin(saved);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Búsquedas guardadas')).toBeFocused();
});

test('a note and an answer that are deleted leave the focus beside them', async ({ page, login, request }) => {
  // By a menu and a question.
  await login('recruiter');
  const found = await findCandidacy(request, 'status=inProcess', () => true);
  await page.goto('/users');
  await page.getByRole('row').getByRole('rowheader').getByRole('link').first().press('Enter');
  const note = `Nota que se borra ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Nota' }).fill(note);
  await button(page, 'Guardar nota').press('Enter');
  const notes = page.getByRole('region', { name: /Notas/ });
  await expect(notes).toContainText(note);
  await expectFocusWithin(notes);
  await takeFromMenu(page, button(page, /Acciones de la nota/).first(), 'Eliminar', 20);
  await tabAndPress(page, button(page, 'Eliminar nota'), 3);
  await expect(page.getByText(note)).toHaveCount(0);
  await expectFocusWithin(notes);

  // In a dialog above which the question stands.
  const token = await requestToken(request, accounts.recruiter);
  const title = `Sobra ${Date.now()}`;
  await request.post('/api/quick-answers', { ...as(token), data: { title, es: 'Sobra.', en: 'Over.' } });
  await page.goto(`/candidate/${found.id}?view=conversation`);
  await button(page, 'Respuestas rápidas del hospital').press('Enter');
  const answers = page.getByRole('dialog', { name: /Respuestas/ });
  await answers
    .getByRole('button', { name: /^Eliminar «/ })
    .first()
    .press('Enter');
  const before = await answers.getByRole('listitem').count();
  await tabAndPress(page, button(page, 'Eliminar respuesta'), 3);
  await expect(answers.getByRole('listitem')).toHaveCount(before - 1);
  await expectFocusWithin(answers);
});

test('an invitation that is withdrawn leaves the focus on the page of the team', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/profiles');
  await button(page, 'Invitar a alguien').press('Enter');
  const dialog = page.getByRole('dialog');
  const email = `retirada.${Date.now()}@correo.test`;
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Rita');
  await dialog.getByRole('textbox', { name: 'Apellidos' }).fill('Irada');
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await dialog.getByRole('radio', { name: /Reclutador/ }).check();
  await dialog.getByRole('button', { name: 'Enviar invitación' }).press('Enter');
  const invited = page.getByRole('listitem').filter({ hasText: email });
  await expect(invited).toBeVisible();
  await expect(button(page, 'Invitar a alguien')).toBeFocused();
  await takeFromMenu(page, invited.getByRole('button', { name: /Acciones/ }), /^(Retirar|Anular|Cancelar)/, 60);
  await page.getByRole('dialog').getByRole('button').last().press('Enter');
  await expect(invited).toHaveCount(0);
  await expectFocusWithin(page.getByRole('main'));
});

test('a session that is closed and a message that is put away leave the focus where it was', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const account = await registerVerified(request);
  await request.post('/api/auth/login', {
    data: { email: account.email, password: account.password, provider: 'password' },
  });
  await signInWith(context, baseURL, account.token);
  await page.goto('/account?tab=security');
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  const close = sessions.getByRole('button', { name: 'Cerrar las demás' });
  await close.press('Enter');
  const question = page.getByRole('dialog', { name: '¿Cerrar las demás sesiones?' });
  await tabAndPress(page, question.getByRole('button', { name: 'Cerrar las demás' }), 3);
  await expect(sessions.getByText('No hay ninguna otra sesión abierta.')).toBeVisible();
  // Nothing is left to press there: its heading says where one is.
  await expectFocusWithin(sessions);
  const dismiss = button(page, 'Cerrar aviso').last();
  await dismiss.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await expectFocusWithin(sessions);
});

test('a dialog that could not be loaded keeps the focus while it is tried again', async ({ page, login, problems }) => {
  problems.expect(/503.*api\/petitions/);
  await login('notCertifiedDoctor');
  await readOneByOne(page);
  await page.route('**/api/petitions', (route) =>
    route.fulfill({ status: 503, json: { code: 'ServiceUnavailable', message: 'No disponible' } }),
  );
  await page.goto('/account?tab=privacy');
  await button(page, 'Eliminar cuenta').press('Enter');
  const dialog = page.getByRole('dialog');
  const retry = dialog.getByRole('button', { name: 'Reintentar' });
  await retry.press('Enter');
  await expect(retry).toBeEnabled();
  await expect(retry).toBeFocused();
  await page.unroute('**/api/petitions');
  await page.keyboard.press('Enter');
  await expect(retry).toHaveCount(0);
  await expectFocusWithin(dialog);
});
