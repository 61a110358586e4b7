import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { expectFocusWithin } from '../support/keyboard/tab-to.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const cards = (page: Page) => page.getByRole('list', { name: 'Ofertas abiertas' }).getByRole('link');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en las ofertas' });

test.beforeEach(({ login }) => login('certifiedDoctor'));

test('a doctor finds offers by a mistyped word, narrows them down and sends somebody the address', async ({
  page,
  context,
}) => {
  await page.goto('/offers');
  await expect(cards(page).first()).toBeVisible();
  await field(page).fill('urjencias');
  await expect(page.getByText('Mostramos resultados de «urgencias».')).toBeVisible();
  await expect(page).toHaveURL(/search=urjencias/);
  const found = cards(page).filter({ hasText: /urgencias/i });
  await expect(found.first()).toBeVisible();
  await page.getByRole('button', { name: 'Buscar solo «urjencias»' }).click();
  await expect(page.getByText('Ninguna oferta cumple todo lo que pides con «urjencias»')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar todos los filtros' }).click();
  await expect(page).toHaveURL('/offers');

  const speciality = page.getByRole('group', { name: 'Especialidad' });
  await speciality.getByRole('button', { name: /^Ver las \d+$/ }).click();
  await expect(speciality.getByRole('button', { name: 'Ver menos' })).toBeVisible();
  await expect(speciality.getByRole('checkbox', { name: /, (0|ninguna) ofertas?$/ })).toHaveCount(0);

  const contract = page.getByRole('group', { name: 'Contrato de trabajo' });
  await contract.getByRole('checkbox', { name: /^Indefinido, \d+ ofertas$/ }).check();
  await expect(page).toHaveURL(/contractType=permanent/);
  await expect(cards(page).filter({ hasNotText: 'Indefinido' })).toHaveCount(0);
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await expect(contract.getByRole('checkbox', { name: /^Indefinido/ })).toBeChecked();
  await expect(cards(elsewhere).filter({ hasNotText: 'Indefinido' })).toHaveCount(0);
  await elsewhere.close();
  await page.getByRole('button', { name: 'Quitar el filtro «Indefinido»' }).click();
  await expect(page).toHaveURL('/offers');
  await expectAccessible(page);
});

test('what was understood is shown with its accent, and a speciality too', async ({ page }) => {
  await page.goto('/offers');
  await field(page).fill('cardiolojia');
  await expect(page.getByText('Mostramos resultados de «cardiología».')).toBeVisible();
  await expect(
    cards(page)
      .filter({ hasText: /cardiología/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(/cardiologia/)).toHaveCount(0);
});

test('the first offer is shown beside the list, without a page of its own; phones keep the list', async ({ page }) => {
  await page.goto('/dashboard');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('navigation', { name: 'Navegación principal' }).getByText('Buscar ofertas').click();
  const offer = page.getByRole('region', { name: 'Oferta', exact: true });
  const first = (await cards(page).first().locator('[class*=name]').first().textContent()) ?? '';
  await expect(offer.getByRole('heading', { level: 2, name: first, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveURL('/offers');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await offer.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expect(offer).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('an offer opens beside the list, which stays where it was; so does the way back', async ({ page, problems }) => {
  // The first one opens by itself; the very newest come from other tests, which close them meanwhile.
  problems.allow(/404 \(Not Found\) \(\/api\/offers\/[\da-f-]+(\/application)?\)/);
  await page.goto('/offers?sort=newest');
  await expect(cards(page)).toHaveCount(20);
  await cards(page).nth(19).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(40);
  const list = page.getByRole('region', { name: 'Ofertas abiertas' });
  await cards(page).nth(30).scrollIntoViewIfNeeded();
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(2000);
  const before = await list.evaluate((element) => element.scrollTop);
  const name = (await cards(page).nth(30).locator('[class*=name]').first().textContent()) ?? '';
  await cards(page).nth(30).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/offers\/[0-9a-f-]+\?sort=newest$/);
  expect(await list.evaluate((element) => element.scrollTop)).toBe(before);
  // Whoever opens an offer reads it next; one step leads back to its card.
  await expect(page.getByRole('region', { name: 'Oferta', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Volver a la lista de ofertas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(30)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cards(page).nth(31)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(31)).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/offers?sort=newest');
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(2000);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(40);
});

test('by keyboard the first offer is three stops away, and its way to apply a few more', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await requestToken(request, accounts.certifiedDoctor)}` };
  const answer = await request.get('/api/offers?sort=newest&limit=20', { headers });
  const { items } = (await answer.json()) as { items: { candidacy: unknown }[] };
  // The very newest come from other tests, which close and delete them meanwhile.
  const open = items.findIndex(({ candidacy }, place) => place > 9 && candidacy === null);
  await page.goto('/offers?sort=newest');
  await expect(cards(page)).toHaveCount(20);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir a la lista de ofertas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cards(page).first()).toBeFocused();
  for (let step = 0; step < open; step += 1) await page.keyboard.press('ArrowDown');
  await expect(cards(page).nth(open)).toBeFocused();
  await page.keyboard.press('Enter');
  const offer = page.getByRole('region', { name: 'Oferta', exact: true });
  await expect(offer).toBeFocused();
  const apply = offer.getByRole('button', { name: 'Inscribirme' }).first();
  await expect(apply).toBeVisible();
  let stops = 0;
  while (stops < 10 && !(await apply.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  await expect(apply).toBeFocused();
});

test('an offer has a title to share, structured data and why it fits', async ({ page, problems }) => {
  // The newest stands open beside the list, and another test may delete it in this moment.
  problems.allow(/404.*\/api\/offers\//);
  await page.goto('/offers?sort=newest');
  // The very newest come from other tests, which close and delete them meanwhile.
  await cards(page).nth(10).click();
  // The first one stood open beside the list, with a heading of the same words.
  await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Buscar ofertas');
  await expect(page.getByRole('heading', { name: /encaja contigo/ })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(new RegExp(`^${name?.replaceAll(/[()/]/g, '.')} · Ofertas$`));
  // The policy of the page allows no inline script: a block of data is none, and nothing is reported.
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'JobPosting', title: name });
  await expectAccessible(page);
  await page.goto('/offers');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('the map narrows the offers down to communities, by pointer, by keyboard and by its list', async ({ page }) => {
  await page.goto('/offers?community=ES-AN');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver en el mapa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elige comunidades' });
  const area = (name: RegExp) =>
    dialog.getByRole('group', { name: 'Mapa de comunidades' }).getByRole('button', { name });
  await expect(area(/^Andalucía, \d+ ofertas$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(area(/^Ceuta/)).toHaveCount(0);
  await area(/^Galicia/).click();
  await expect(page).toHaveURL(/community=ES-AN%3BES-GA/);
  // Chosen by keyboard, an area keeps the focus: it is left again with the next press.
  await area(/^Comunidad de Madrid/).focus();
  await page.keyboard.press('Space');
  await expect(area(/^Comunidad de Madrid/)).toHaveAttribute('aria-pressed', 'true');
  await expect(area(/^Comunidad de Madrid/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(area(/^Comunidad de Madrid/)).toHaveAttribute('aria-pressed', 'false');
  const inList = dialog.getByRole('checkbox', { name: /^Galicia/ });
  await expect(inList).toBeChecked();
  await inList.uncheck();
  await expect(area(/^Galicia/)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Toda España' }).click();
  await expect(page).toHaveURL('/offers');
  await area(/^Galicia/).click();
  const show = dialog.getByRole('button', { name: /^Ver 3 ofertas$/ });
  await show.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 ofertas abiertas')).toBeVisible();
  // Its tag takes it back, and the focus stays among the filters.
  await page.getByRole('button', { name: 'Quitar el filtro «Galicia»' }).press('Enter');
  await expect(page).toHaveURL('/offers');
  await expectFocusWithin(page.getByRole('region', { name: 'Ofertas abiertas' }).locator('header'));
});

test('on a phone the map lies behind the filters', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/offers');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('dialog', { name: 'Filtros' }).getByRole('button', { name: 'Ver en el mapa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elige comunidades' });
  await dialog.getByRole('checkbox', { name: /^Galicia/ }).check();
  await expect(page).toHaveURL(/community=ES-GA/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
  await dialog.getByRole('button', { name: /^Ver \d+ ofertas?$/ }).click();
  await expect(dialog).toBeHidden();
});

test('on a phone filters are a sheet with a count, and an offer is a page of its own', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/offers');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  const show = sheet.getByRole('button', { name: /^Ver \d+ ofertas?$/ });
  const all = await show.textContent();
  await sheet.getByRole('checkbox', { name: /^Estatutario fijo/ }).check();
  await expect(page).toHaveURL(/contractType=statutoryPermanent/);
  // The figure of all offers gives way to that of the chosen ones.
  await expect(show).not.toHaveText(all ?? '');
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0];
  await expectAccessible(page);
  await show.click();
  await expect(page.getByText(new RegExp(`^${count} ofertas? abiertas?$`))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filtros/ })).toContainText('1');
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(field(page)).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
  await page.getByRole('link', { name: 'Volver a las ofertas' }).click();
  await expect(field(page)).toBeVisible();
  await expect(page).toHaveURL(/contractType=statutoryPermanent/);
});

test('a search is kept, opened again, told of by mail or not, and forgotten', async ({ page }) => {
  await page.goto('/offers?community=ES-MD&salaryMin=40000');
  const menu = page.getByRole('button', { name: 'Búsquedas guardadas' });
  await menu.click();
  const saved = page.getByRole('dialog', { name: 'Búsquedas guardadas' });
  await saved.getByLabel('Nombre de la búsqueda').fill('Madrid, bien pagado');
  await saved.getByRole('button', { name: 'Guardar esta búsqueda' }).click();
  const mail = saved.getByRole('button', { name: 'Aviso diario de «Madrid, bien pagado»' });
  await expect(mail).toHaveAttribute('aria-pressed', 'true');
  await mail.click();
  await expect(mail).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await page.goto('/offers');
  await menu.click();
  await saved.getByRole('button', { name: 'Madrid, bien pagado', exact: true }).click();
  await expect(page).toHaveURL('/offers?community=ES-MD&salaryMin=40000');
  await expect(page.getByRole('button', { name: /Desde 40\.000/ })).toBeVisible();
  await menu.click();
  await saved.getByRole('button', { name: 'Eliminar «Madrid, bien pagado»' }).click();
  await expect(saved.getByRole('button', { name: 'Madrid, bien pagado', exact: true })).toHaveCount(0);
});
