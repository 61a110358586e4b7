import { expectAccessible } from '../support/accessibility.ts';
import { readOneByOne } from '../support/payloads.ts';
import { expect, test } from '../support/test.ts';

test('the queue has one row of filters, and only countries that occur', async ({ page, login }) => {
  await login('admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/petitions?status=all');
  const search = page.getByRole('searchbox', { name: 'Referencia, nombre o correo' });
  const more = page.getByRole('button', { name: 'Más filtros' });
  const tabs = page.getByRole('group', { name: 'Estado' }).first();
  // Beside the tabs where there is room for all of them, otherwise below: no tab is cut.
  for (const [width, row] of [
    [1280, [search, more]],
    [1440, [search, more]],
    [1920, [search, more, page.getByRole('button', { name: 'Todas' })]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => tabs.evaluate((list) => list.scrollWidth - list.clientWidth), `tabs at ${width}`).toBe(0);
    const middles = await Promise.all(
      row.map(async (control) => {
        const box = await control.boundingBox();
        return box ? Math.round(box.y + box.height / 2) : 0;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), `at ${width}`).toBeLessThanOrEqual(4);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await more.click();
  await page.getByRole('combobox', { name: 'País del título' }).click();
  await expect(page.getByRole('option', { name: 'Colombia' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Islandia' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Colombia' }).click();
  await expect(page).toHaveURL(/country=CO/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Más filtros 1' })).toBeVisible();
  await expectAccessible(page);
});

test('open work is offered as a filter where there is any, and nothing to choose from is no filter', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  const openWith = async (openWork: string[]) => {
    await readOneByOne(page);
    await page.route('**/api/petitions/counts', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), openWork } });
    });
    await page.goto('/petitions?status=all');
    await page.getByRole('button', { name: 'Más filtros' }).click();
    await expect(page.getByRole('combobox', { name: 'País del título' })).toBeVisible();
  };
  const only = page.getByRole('combobox', { name: 'Mostrar solo' });
  await openWith(['cv-pending']);
  await only.click();
  await expect(page.getByRole('option', { name: 'CV por revisar' })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Mostrar solo' }).getByRole('option')).toHaveCount(1);
  await page.unrouteAll();
  await openWith([]);
  await expect(page.getByRole('combobox', { name: 'Tiempo de espera' })).toBeVisible();
  await expect(only).toHaveCount(0);
});

test('by keyboard: past the filters into the list, and from row to row', async ({ page, login }) => {
  await login('admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/petitions?status=all');
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.getByRole('link', { name: 'Ir a la lista' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/petitions\/[0-9a-f-]{36}/);
});

for (const path of ['/petitions?status=all', '/users']) {
  test(`on a phone ${path} has cards without names of columns`, async ({ page, login }) => {
    await login('admin');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const card = page.locator('main li').filter({ has: page.locator('a[href^="/petitions/"], a[href^="/users/"]') });
    await expect(card.first()).toBeVisible();
    await expect(page.locator('main li dl')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('who opens a page that is for other people is shown a way on', async ({ page, login }) => {
  // Which way is whose is tested beside the function (apps/web/src/features/doctors/way-on.test.ts).
  const visits = [
    { group: 'recruiter', paths: ['/petitions', '/journey', '/account/cv', '/road'], way: 'Ver candidatos' },
    { group: 'admin', paths: ['/road'], way: 'Ver homologaciones' },
    { group: 'certifiedDoctor', paths: ['/road'], way: 'Buscar ofertas' },
  ] as const;
  const addresses = {
    'Ver candidatos': '/candidates',
    'Ver homologaciones': '/petitions',
    'Buscar ofertas': '/offers',
  };
  for (const { group, paths, way } of visits) {
    await login(group);
    for (const path of paths) {
      await page.goto(path);
      const link = page.getByRole('main').getByRole('link', { name: way });
      await expect(link).toHaveAttribute('href', addresses[way]);
    }
  }
});
