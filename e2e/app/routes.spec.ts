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

  test('another page leads to the login, and remembers where to', async ({ page: tab }) => {
    await tab.goto('/offers?view=all');
    await expect(tab).toHaveTitle('Iniciar sesión · Fonendo');
    const { pathname, searchParams } = new URL(tab.url());
    expect(pathname).toBe('/');
    expect(searchParams.get('redirect')).toBe('/offers?view=all');
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

/**
 * What each group is shown that nobody is shown elsewhere: a page of its own, or what the page says to those whom it is
 * not for. Who gets in where is in apps/web/src/app/access/access.test.ts, for every group and route.
 */
const shownTo: Partial<Record<Group, readonly string[]>> = {
  certifiedDoctor: [
    // Open to everybody, with parts or a header that know who is signed in.
    ...['/faq', '/new-password', '/payment', '/verify-account', '/waiting-account-verify'],
    ...['/homologations', '/petitions', '/road', '/help', '/users', '/candidates', '/process'],
  ],
  notCertifiedDoctor: [
    ...['/homologations', '/petitions', '/homologation-info', '/journey', '/road'],
    ...['/offers/own', '/profile', '/account/cv'],
  ],
  hospital: [
    ...['/profile', '/offers/own', '/account/cv', '/homologation-info', '/homologations', '/petitions'],
    ...['/journey', '/hospitals'],
  ],
  recruiter: ['/dashboard', '/offers', '/offers/own', '/candidates', '/users', '/process', '/profiles', '/account'],
  admin: ['/profile', '/offers/own', '/candidates', '/process', '/profiles', '/help'],
};

const holdsOneThing = ({ path }: SpecifiedPage) => path.includes('$id');

test('every page is opened by somebody, here or in every-page.spec.ts', () => {
  const opened = new Set(groups.flatMap((group) => [...pathsOf(group), ...(shownTo[group] ?? [])]));
  const missing = specifiedPages.filter((page) => !isOpen(page) && !holdsOneThing(page) && !opened.has(page.path));
  expect(missing).toEqual([]);
});

for (const [group, paths] of Object.entries(shownTo) as [Group, readonly string[]][]) {
  test(`what ${group} alone is shown opens`, async ({ page: tab, login }) => {
    test.setTimeout(180_000);
    await login(group);
    for (const path of paths) {
      const page = specifiedPages.find((candidate) => candidate.path === path);
      if (!page) throw new Error(`${path} is no specified page`);
      await test.step(path, () => expectPage(tab, page, group));
    }
  });
}

test('a page for others, an unknown thing and the login say so or lead on', async ({ page: tab, login, problems }) => {
  await login('recruiter');
  await tab.goto('/payments');
  await expect(tab).toHaveURL('/401');
  await expect(tab).toHaveTitle('Sin permiso · Fonendo');
  // What refuses somebody inside the product leaves them their way on, as its other errors do.
  await expectLayout(tab, 'by-policygroup', 'recruiter');
  await expectReadable(tab);
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.goto('/login');
  await expect(tab).toHaveURL('/dashboard');
  await tab.goto('/signup');
  await expect(tab).toHaveURL('/dashboard');
  problems.expect(/40[34].*\/api\//);
  for (const { path } of specifiedPages.filter(holdsOneThing)) {
    await test.step(`${path} knows no such thing`, async () => {
      await tab.goto(addressOf(path));
      await expect(tab.getByRole('alert')).toContainText('404');
    });
  }
});

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
