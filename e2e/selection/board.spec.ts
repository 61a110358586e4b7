import type { Board } from '@fonendo/contract/selection/lists.schema';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** The demo hospital's liveliest offer; other specs leave these applicants to this one. */
const offer = '01900000-0000-7000-8013-000000000001';
const board = `/offers/${offer}/candidates`;

// Each test moves cards of the same board.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ login }) => login('recruiter'));

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`${board}${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Medicina general en urgencias' })).toBeVisible();
}

/** Pressed, carried in steps as a hand does, not yet released. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('nothing to carry, or nowhere to carry it to');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height - 20);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 20, start.y + start.height - 10, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 6 });
}

/** The name of somebody in process whom nothing keeps from being accepted. */
async function somebodyReady(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('auth:token'));
  let name = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/selection/board?offer=${offer}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const cards = ((await answer.json()) as Board).columns.flatMap((shown) => shown.cards);
      const found = cards.find(({ status, refused }) => status === 'inProcess' && refused['accepted'] === undefined);
      name = found?.person ? `${found.person.firstname} ${found.person.lastname}` : '';
      return name;
    })
    .not.toBe('');
  return name;
}

test('a card is carried to another column by the pointer; an impossible one says why', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page);
  const refused = column(page, 'Gestión interna');
  const carolina = card(page, 'Carolina Quintero Benítez');
  await carry(page, carolina, refused);
  await expect(refused).toContainText('Antes hay pasos obligatorios.');
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('No se ha movido a Carolina Quintero Benítez');
  await expect(column(page, 'Inscrita').filter({ has: carolina })).toBeVisible();

  const isabel = card(page, 'Isabel Urrutia Cárdenas');
  const target = column(page, 'Solicitud de documentación');
  await carry(page, isabel, target);
  const moves: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/move') && moves.push(sent.url()));
  const moved = page.waitForResponse((response) => response.url().endsWith('/move'));
  // Without a network the move waits, and happens once.
  await context.setOffline(true);
  await page.mouse.up();
  await expect(target.filter({ has: isabel })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sin conexión con Fonendo' })).toBeVisible();
  expect(moves).toEqual([]);
  await context.setOffline(false);
  expect((await moved).status()).toBe(200);
  await expect(target.filter({ has: isabel })).toBeVisible();
  expect(moves).toHaveLength(1);
  await page.reload();
  await expect(target.filter({ has: isabel })).toBeVisible();

  // Before somebody is accepted, the same is said as on the page of the candidacy.
  const ready = card(page, await somebodyReady(page));
  await carry(page, ready, column(page, 'Aceptada'));
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: /^¿Aceptar a / });
  await expect(question).toContainText(/^.*Ocupará .+ de «Medicina general en urgencias»/);
  await expect(question).toContainText('se puede deshacer durante 24 horas');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(column(page, 'Aceptada').filter({ has: ready })).toHaveCount(0);
});

test('and by the keyboard, with every step said aloud; somebody else’s move wins', async ({
  page,
  request,
  problems,
}) => {
  await open(page);
  const name = 'Ximena Ibáñez Figueroa';
  const said = page.locator('[aria-live=assertive]');
  await card(page, name).getByRole('link', { name }).focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(`${name}, cogida en Inscrita. Use las flechas para elegir columna.`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('no se puede soltar aquí. Antes hay pasos obligatorios.');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(`${name} se queda en Inscrita.`);

  // A colleague is faster: the server refuses what this page still believes.
  const id = await card(page, name).getAttribute('data-card');
  const token = await page.evaluate(() => localStorage.getItem('auth:token'));
  const colleague = await request.post(`/api/selection/candidacies/${id}/move`, {
    headers: { authorization: `Bearer ${token}` },
    data: { from: { status: 'applied', step: null }, to: { step: 0 } },
  });
  expect(colleague.status()).toBe(200);
  problems.expect(/409/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toContainText(
    'Otra persona ya la había movido: está en Solicitud de documentación.',
  );
  await expect(column(page, 'Solicitud de documentación').filter({ has: card(page, name) })).toBeVisible();
});

test('several are discarded at once, with a reason', async ({ page }) => {
  await open(page);
  const names = ['Renata Mendoza Acosta', 'Luciana Gallardo Rivas'];
  for (const name of names) await card(page, name).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Acciones con las seleccionadas' });
  await expect(bar).toContainText('2 seleccionadas');
  await bar.getByRole('button', { name: 'Descartar…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('No encajan con el servicio.');
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se han descartado 2 candidaturas' })).toBeVisible();
  await page.getByRole('button', { name: 'Descartada mostrar la columna' }).click();
  for (const name of names) await expect(column(page, 'Descartada').filter({ has: card(page, name) })).toBeVisible();
});

test('filters live in the address and survive a reload', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Nombre o palabra del CV' }).fill('ximena');
  await expect(page).toHaveURL(/[?&]q=ximena/);
  await expect(card(page, 'Sofía Zambrano Paredes')).toHaveCount(0);
  await page.getByText('Tabla', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Candidatos' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Nombre o palabra del CV' })).toHaveValue('ximena');
  await expect(page.getByRole('table', { name: 'Candidatos' })).toContainText('Ximena Ibáñez Figueroa');
  await expect(page.getByRole('table', { name: 'Candidatos' })).not.toContainText('Sofía Zambrano Paredes');
});

test('on a phone search, order and filters have one row, and the rest stands beside the way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const search = page.getByRole('searchbox', { name: 'Nombre o palabra del CV' });
  const controls = [
    search,
    page.getByRole('combobox', { name: 'Ordenar' }),
    page.getByRole('button', { name: 'Filtros' }),
  ];
  const middles: number[] = [];
  for (const control of controls) {
    const box = await control.boundingBox();
    middles.push(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  }
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('radiogroup', { name: 'Vista' }).getByTitle('Tabla').click();
  await expect(page).toHaveURL(/view=table/);
});

test.describe('for everybody', () => {
  for (const [name, viewport] of Object.entries({
    'on a desk': { width: 1440, height: 900 },
    'on a phone': { width: 390, height: 844 },
  })) {
    test(`board and list are accessible ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      await page.getByRole('article').getByRole('checkbox').first().check();
      await expectAccessible(page);
      await page.goto('/candidates');
      await expect(page.getByRole('heading', { level: 1, name: 'Candidatos' })).toBeVisible();
      await expect(page.getByText('Ximena Ibáñez Figueroa').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
