import { accounts, type Group, requestToken } from '../support/accounts.ts';
import { listsOf } from '../support/group-pages.ts';
import { expect, test } from '../support/test.ts';

type Api = ReturnType<typeof listsOf>;

/** Where one thing is shown, and what the tab says after its name. */
const things: Record<string, { group: Group; section: string; address: (api: Api) => Promise<string> }> = {
  'an offer of a hospital': {
    group: 'hospital',
    section: 'Ofertas',
    address: async (api) => `/offers/${(await api('/offers/managed?view=approved'))[0]?.id}`,
  },
  'the candidates of an offer': {
    group: 'hospital',
    section: 'Candidatos',
    address: async (api) => `/offers/${(await api('/offers/managed?view=approved'))[0]?.id}/candidates`,
  },
  'a candidate': {
    group: 'hospital',
    section: 'Candidatos',
    address: async (api) => `/candidates/${(await api('/selection/candidates'))[0]?.person?.id}`,
  },
  'an offer for doctors': {
    group: 'certifiedDoctor',
    section: 'Ofertas',
    address: async (api) => `/offers/${(await api('/offers'))[0]?.id}`,
  },
  'a petition': {
    group: 'admin',
    section: 'Homologaciones',
    address: async (api) => `/petitions/${(await api('/petitions'))[0]?.id}`,
  },
  'a person': {
    group: 'admin',
    section: 'Usuarios',
    address: async (api) => `/users/${(await api('/users?group=recruiter'))[0]?.id}`,
  },
};

for (const [what, { group, section, address }] of Object.entries(things)) {
  test(`the tab names ${what}`, async ({ page, login, request }) => {
    const token = await requestToken(request, accounts[group]);
    await login(group);
    await page.goto(await address(listsOf(request, token)));
    await expect(page).toHaveTitle(new RegExp(`.{4} · ${section}$`));
    const name = (await page.title()).slice(0, -` · ${section}`.length);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link').first().click();
    await expect(page).toHaveTitle(/ · Fonendo$/);
  });
}

test('what is not there leaves people their sidebar', async ({ page, login, problems }) => {
  problems.expect(/404/);
  await login('hospital');
  for (const address of ['/no/such/page', '/offers/019a84a0-0000-7000-8000-000000000000', '/petitions/42']) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('404');
    await expect(page.getByRole('main')).toHaveCount(1);
    await page
      .getByRole('navigation', { name: 'Navegación principal' })
      .getByRole('link', { name: 'Candidatos' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Candidatos' })).toBeVisible();
    await expect(page).toHaveTitle('Candidatos · Fonendo');
  }
});
