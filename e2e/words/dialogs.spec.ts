import type { Page } from '@playwright/test';
import { accounts, type Group, requestToken } from '../support/accounts.ts';
import { groupPages, listsOf } from '../support/group-pages.ts';
import { expect, test } from '../support/test.ts';

/* Every dialog speaks to its reader as the pages do: doctors are called tú, hospitals and administrators are not. */

type Opened = { path: string; open: (page: Page) => Promise<void> };
type Api = ReturnType<typeof listsOf>;

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};

const choose = (menu: RegExp, entry: RegExp) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: entry }).click();
};

const dialogs: Partial<Record<Group, { pages: keyof typeof groupPages; all: (api: Api) => Promise<Opened[]> }>> = {
  hospital: {
    pages: 'a hospital',
    all: async (api) => {
      const [candidacy] = await api('/selection/candidates?status=inProcess');
      const [offer] = await api('/offers/managed?view=approved');
      return [
        { path: '/profiles', open: press('Invitar a alguien') },
        { path: '/process', open: press('Crear proceso') },
        { path: `/candidate/${candidacy?.id}`, open: press('Solicitar documentación') },
        { path: `/candidate/${candidacy?.id}`, open: press('Descartar…') },
        { path: `/offers/${offer?.id}`, open: choose(/^Acciones/, /^Cerrar/) },
        { path: '/users', open: choose(/^Acciones de/, /^Recomendar/) },
      ];
    },
  },
  admin: {
    pages: 'an administrator',
    all: async (api) => {
      const [doctor] = await api('/users?search=camila.acosta1');
      const [sent] = await api('/petitions?status=Sended');
      return [
        { path: `/users/${doctor?.id}`, open: press('Acceder como') },
        { path: `/users/${doctor?.id}`, open: choose(/^Acciones de/, /^Bloquear/) },
        { path: `/users/${doctor?.id}`, open: choose(/^Acciones de/, /^Eliminar/) },
        { path: `/petitions/${sent?.id}`, open: press('Registrar resolución') },
        { path: `/petitions/${sent?.id}`, open: choose(/^Acciones de la solicitud/, /^Corregir datos/) },
      ];
    },
  },
  certifiedDoctor: {
    pages: 'a doctor',
    all: async (api) => {
      const offers = (await api('/offers?limit=50')) as { id: string; candidacy?: unknown }[];
      const fresh = offers.find(({ candidacy }) => candidacy === null);
      return [
        { path: `/offers/${fresh?.id}`, open: press('Inscribirme') },
        { path: '/offers/own', open: press('Retirar candidatura') },
        { path: '/account?tab=privacy', open: press('Eliminar cuenta') },
      ];
    },
  },
};

for (const [group, { pages, all }] of Object.entries(dialogs) as [Group, NonNullable<(typeof dialogs)[Group]>][]) {
  test(`dialogs speak to ${group} as the pages do`, async ({ page, request, login }) => {
    test.slow();
    const strange = groupPages[pages]?.strangeWords ?? /^$/;
    await login(group);
    for (const { path, open } of await all(listsOf(request, await requestToken(request, accounts[group])))) {
      await page.goto(path);
      await open(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button').last(), path).toBeVisible();
      await expect(dialog.locator('.mantine-Skeleton-root')).toHaveCount(0);
      await expect(dialog, path).not.toContainText(strange, { useInnerText: true });
    }
  });
}
