import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { applyAs, beginAs, listCandidacies } from '../support/candidacies.ts';
import { skipToContent, tabAndPress, tabAndType } from '../support/keyboard/tab-to.ts';
import { expect, test } from '../support/test.ts';

/** One who has applied, and two who do so here and begin at once; other specs leave this offer alone. */
const offer = '01900000-0000-7000-8013-000000000002';
const board = `/offers/${offer}/candidates`;
const waiting = 'Renata Mendoza Acosta';
const chosen = ['Carolina Escobar Escobar', 'Adriana Herrera Ñáñez'];
const emails = ['carolina.escobar57@demo.fonendo.test', 'adriana.herrera53@demo.fonendo.test'];

// Each test works with the same three.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ request }) => {
  for (const email of emails) await applyAs(request, email, offer);
  const token = await requestToken(request, accounts.recruiter);
  for (const { id, person } of await listCandidacies(request, `offer=${offer}&status=applied`)) {
    if (!chosen.includes(`${person?.firstname} ${person?.lastname}`)) continue;
    await beginAs(request, token, id);
  }
});

test.beforeEach(async ({ page, login }) => {
  await login('recruiter');
  await page.goto(board);
  await expect(page.getByRole('heading', { level: 1, name: 'Psiquiatra de salud mental comunitaria' })).toBeVisible();
});

const boxesOf = (page: Page) => page.getByRole('checkbox', { name: new RegExp([waiting, ...chosen].join('|')) });

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Acciones con las seleccionadas' });

test('papers are asked of two of three: the dialog names the third and why, and nothing is sent to them', async ({
  page,
}) => {
  // By keyboard alone: from card to card, to the bar below them and through the dialog.
  await skipToContent(page);
  for (const at of [0, 1, 2]) await tabAndPress(page, boxesOf(page).nth(at), 60, 'Space');
  const paper = `Informe de la jefatura ${Date.now()}`;
  const dialog = page.getByRole('dialog', { name: 'Solicitar documentación a 2 personas' });
  const opener = bar(page).getByRole('button', { name: 'Solicitar documentación' });
  const send = dialog.getByRole('button', { name: 'Solicitar el documento' });
  const ask = async () => {
    await tabAndPress(page, opener, 60);
    const leftOut = dialog.getByRole('region', { name: 'Se queda fuera 1 persona, que no recibirá nada' });
    await expect(leftOut.getByRole('listitem')).toHaveText(`${waiting} su proceso no ha empezado.`);
    await tabAndType(page, dialog.getByRole('textbox', { name: 'Qué documento' }), 6, paper);
    await tabAndType(page, dialog.getByRole('textbox', { name: 'Para qué se necesita' }), 6, 'Para conocerla.');
  };
  await ask();
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/selection/document-requests'));
  await tabAndPress(page, send, 16);
  const { candidacyIds } = (await sent).postDataJSON() as { candidacyIds: string[] };
  expect(candidacyIds).toHaveLength(2);
  await expect(page.getByRole('status').filter({ hasText: 'Documentación solicitada a 2 personas' })).toBeVisible();
  await expect(opener).toBeFocused();

  // A second time nobody is asked again, and each is named.
  await ask();
  await tabAndPress(page, send, 16);
  const nobody = page.getByRole('alert').filter({ hasText: 'No se ha solicitado nada' });
  for (const name of chosen) await expect(nobody).toContainText(`${name} ya tenía la solicitud`);
});

test('interviews of two of three: whoever is left out is named, then dates are chosen one person after the other', async ({
  page,
}) => {
  test.slow();
  for (const at of [0, 1, 2]) await boxesOf(page).nth(at).check();
  await bar(page).getByRole('button', { name: 'Proponer entrevista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proponer entrevista a 2 personas' });
  await expect(dialog.getByRole('listitem')).toHaveText(`${waiting} su proceso no ha empezado.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Elegir fechas' }).click();

  const names: string[] = [];
  for (const place of ['1 de 2', '2 de 2']) {
    // They stand at a step that is not an interview: the scheduler is there all the same.
    await expect(page.getByRole('navigation', { name: 'Otras candidaturas' })).toContainText(place);
    await expect(page.getByRole('heading', { name: 'Proponer entrevista' })).toBeVisible();
    names.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    const panel = page.getByRole('region', { name: 'Fechas propuestas' });
    await panel.getByRole('button', { name: 'Añadir fecha' }).click();
    await panel.getByRole('textbox', { name: /^Día/ }).fill(inDays(place === '1 de 2' ? 8 : 9));
    await panel.getByLabel(/^Hora \(península\)/).fill('10:00');
    await panel.getByRole('button', { name: 'Añadir', exact: true }).click();
    await panel.getByRole('textbox', { name: /Enlace de la reunión/ }).fill('meet.laribera.example/varias');
    await panel.getByRole('button', { name: 'Enviar 1 propuesta', exact: true }).click();
  }
  await expect(page.getByRole('region', { name: 'Fecha de la entrevista' })).toContainText('elija una fecha');
  expect(names.toSorted()).toEqual(chosen.toSorted());

  // Both have one under way now, so nobody is left to propose dates to.
  await page.goto(board);
  for (const name of chosen) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  const propose = bar(page).getByRole('button', { name: 'Proponer entrevista' });
  await expect(propose).toHaveAttribute('aria-disabled', 'true');
  await expect(propose).toHaveAttribute('title', 'Ninguna: ya tiene una entrevista en marcha.');
  // A finger and the keys show no title.
  await propose.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Ninguna: ya tiene una entrevista en marcha.' }),
  ).toBeVisible();
});

/** As people type it, in the time of the hospital. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid' });
