import { expect, test } from '../support/test.ts';

/* A filter offers what occurs: whichever of its values is chosen, the list shows something. */

/** Filters by what other tests do not take away meanwhile. */
const lists = {
  hospital: {
    '/candidates?status=all': ['Certificación', 'Encaje', 'Oferta'],
    '/users': ['Especialidad', 'Homologación'],
  },
  admin: {
    '/petitions?status=all': ['País del título', 'Tiempo de espera'],
    '/users': ['Grupo', 'Pagos'],
    '/hospitals': ['Comunidad autónoma', 'Sector'],
    '/offers?view=all': ['Hospital'],
  },
} as const;

for (const [group, addresses] of Object.entries(lists)) {
  test(`a filter of the lists of a ${group} finds something`, async ({ page, login }) => {
    test.slow();
    await login(group as keyof typeof lists);
    const row = page.getByRole('table').getByRole('row').nth(1);
    const more = page.getByRole('main').getByRole('button', { name: /^Más filtros/ });
    for (const [address, names] of Object.entries(addresses) as [string, readonly string[]][]) {
      for (const name of names) {
        await test.step(`${address}: ${name}`, async () => {
          await page.goto(address);
          await expect(row).toBeVisible();
          const filter = page.getByRole('combobox', { name, exact: true });
          // Beside the search where there is room for all, otherwise behind a button.
          await expect(filter.or(more).first()).toBeVisible();
          if (!(await filter.isVisible())) await more.click();
          await filter.click();
          const options = page.getByRole('listbox').getByRole('option');
          await expect(options.first()).toBeVisible();
          await options.last().click();
          await expect(page.getByRole('button', { name: 'Borrar filtros' }).first()).toBeVisible();
          await expect(row).toBeVisible();
        });
      }
    }
  });
}
