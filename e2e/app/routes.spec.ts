import type { Page } from '@playwright/test';
import { type Group, groups } from '../support/accounts.ts';
import { pathsOf } from '../support/group-pages.ts';
import { expectLayout } from '../support/layouts.ts';
import { addressOf, examplePaths, type SpecifiedPage, specifiedPages } from '../support/specification.ts';
import { expectReadable, expectSpecified } from '../support/specified-page.ts';
import { expect, test } from '../support/test.ts';

const isOpen = ({ access }: SpecifiedPage) => access === 'public' || access === 'none';

// One test and one browser for many pages, here and for each group: a new one for each would take twice as long.
test.describe('nobody is signed in', () => {
  test('every open page opens', async ({ page: tab }) => {
    test.setTimeout(120_000);
    for (const page of specifiedPages.filter(isOpen)) {
      await test.step(page.path, () => expectPage(tab, page, null));
    }
  });

  test('every other page leads to the login, and remembers where to', async ({ page: tab }) => {
    test.setTimeout(120_000);
    for (const { path } of specifiedPages.filter((candidate) => !isOpen(candidate))) {
      await test.step(path, async () => {
        await tab.goto(addressOf(path));
        await expect(tab).toHaveTitle('Iniciar sesión · Fonendo');
        const { pathname, searchParams } = new URL(tab.url());
        expect(pathname).toBe('/');
        expect(searchParams.get('redirect')).toBe(addressOf(path));
      });
    }
  });

  test('every example is open', async ({ page: tab }) => {
    test.setTimeout(120_000);
    for (const path of examplePaths) {
      await test.step(path, async () => {
        await tab.setViewportSize({ width: 1440, height: 900 });
        await tab.goto(path);
        await expect(tab).toHaveTitle('Galería de componentes · Fonendo');
        await expectLayout(tab, 'with-sidebar', null);
        await expectReadable(tab);
      });
    }
  });
});

/** Doctors and hospitals go on with their registration, which signup.spec.ts walks through. */
const registers = (group: Group) => group !== 'admin' && group !== 'superadmin' && group !== 'recruiter';

/** The login is over for whoever is signed in, and so is the registration for whoever has none. */
const leadsToDashboard = ({ path }: SpecifiedPage, group: Group) =>
  path === '/' || path === '/login' || (path === '/signup' && !registers(group));

const isFor = ({ access }: SpecifiedPage, group: Group) =>
  access !== 'administrators' || group === 'admin' || group === 'superadmin';

/** One thing that the product keeps: whoever asks for an unknown one finds none. */
const holdsOneThing = ({ path }: SpecifiedPage) => path.includes('$id');

for (const group of groups) {
  test(`every page opens for ${group}`, async ({ page: tab, login, problems }) => {
    test.setTimeout(300_000);
    await login(group);
    const opens = (candidate: SpecifiedPage) =>
      candidate.path !== '/signup' &&
      // Those that every-page.spec.ts opens for its own reasons are held to the specification there.
      !pathsOf(group).includes(candidate.path) &&
      !leadsToDashboard(candidate, group) &&
      !holdsOneThing(candidate) &&
      isFor(candidate, group);
    for (const page of specifiedPages.filter(opens)) {
      await test.step(page.path, () => expectPage(tab, page, group));
    }
    for (const { path } of specifiedPages.filter((candidate) => !isFor(candidate, group))) {
      await test.step(`${path} is not for them`, async () => {
        await tab.goto(path);
        await expect(tab).toHaveURL('/401');
      });
    }
    problems.expect(/40[34].*\/api\//);
    for (const { path } of specifiedPages.filter(holdsOneThing)) {
      await test.step(`${path} knows no such thing`, async () => {
        await tab.goto(addressOf(path));
        await expect(tab.getByRole('alert')).toContainText('404');
      });
    }
    for (const { path } of specifiedPages.filter((candidate) => leadsToDashboard(candidate, group))) {
      await test.step(`${path} leads to the dashboard`, async () => {
        await tab.goto(path);
        await expect(tab).toHaveURL('/dashboard');
      });
    }
  });
}

test('an address that nothing matches shows the error page, with its status', async ({ page: tab, problems }) => {
  problems.expect(/404.*no\/such\/page/);
  expect((await tab.goto('/no/such/page'))?.status()).toBe(404);
  await expect(tab).toHaveTitle('Página no encontrada · Fonendo');
  await expect(tab.getByRole('alert')).toContainText('404');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page not found: /no/such/page');
  await expect(tab.getByText('No hay ninguna página en esta dirección.')).toBeVisible();
  await expectReadable(tab);
});

test('an id that cannot be one shows the error page, with its status', async ({ page: tab, login, problems }) => {
  problems.expect(/404.*petitions\/42/);
  await login('admin');
  expect((await tab.goto('/petitions/42'))?.status()).toBe(404);
  await expect(tab.getByRole('alert')).toContainText('404');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /petitions/42');
  await expect(tab.getByText('Esta dirección no lleva a nada que exista')).toBeVisible();
  await expectReadable(tab);
});

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('reads the titles in English, as the specification has them', async ({ page: tab, login }) => {
    await tab.goto('/');
    await expect(tab).toHaveTitle('Login · Fonendo');
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
    await login('certifiedDoctor');
    await tab.goto('/offers');
    await expect(tab).toHaveTitle('All offers · Fonendo');
    await tab.goto('/offers/own');
    await expect(tab).toHaveTitle('Own offers · Fonendo');
  });

  test('reads the same 404 texts', async ({ page: tab, problems }) => {
    problems.expect(/404.*no\/such\/page/);
    await tab.goto('/no/such/page');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page not found: /no/such/page');
    await expect(tab.getByText('There is no page at this address.')).toBeVisible();
  });
});

async function expectPage(tab: Page, page: SpecifiedPage, group: Group | null) {
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.goto(addressOf(page.path));
  await expectSpecified(tab, page, group);
}
