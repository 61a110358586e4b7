import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, demoPassword, type Group, groups } from '../support/accounts.ts';
import { registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

// The product as people have it: with the files of the build kept for the time without a network.
test.use({ serviceWorkers: 'allow' });

// Each signs in, loses its network twice and loads a page anew.
test.slow();

const banner = (page: Page) => page.getByRole('region', { name: 'Sin conexión con Fonendo' });

/** A page of the sidebar that nobody opened before, and something of it that only the server knows. */
const neverVisited: Record<Group, { link: string; heading: string }> = {
  superadmin: { link: 'Usuarios', heading: 'Usuarios' },
  admin: { link: 'Hospitales', heading: 'Hospitales' },
  certifiedDoctor: { link: 'Mis ofertas', heading: 'Mis ofertas' },
  notCertifiedDoctor: { link: 'Buscar ofertas', heading: 'Buscar ofertas' },
  hospital: { link: 'Candidatos', heading: 'Candidatos' },
  recruiter: { link: 'Médicos', heading: 'Médicos' },
};

/** Until the service worker has the whole build and answers for this page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

const sent = (page: Page, method: string, path: string): string[] => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && request.url().endsWith(path)) bodies.push(request.postData() ?? '');
  });
  return bodies;
};

for (const group of groups) {
  test(`without a network nothing is lost: ${group}`, async ({ page, context, login, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    // The one form that everybody has; a wrong password changes nothing for the other tests.
    problems.expect(/401.*auth\/change-password/);
    await login(group, { ownSession: true });
    await page.goto('/account?tab=security');
    await kept(page);
    const attempts = sent(page, 'POST', '/api/auth/change-password');
    const current = page.getByLabel('Contraseña actual');

    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await current.fill('no-es-esta');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('Una-clave-larga-9');
    await page.getByLabel(/^Rep[ei]t/).fill('Una-clave-larga-9');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(current).toHaveValue('no-es-esta');
    expect(attempts).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('La contraseña no es correcta.').first()).toBeVisible();
    await expect(current).toHaveValue('no-es-esta');
    await expect(banner(page)).toHaveCount(0);
    expect(attempts).toHaveLength(1);

    await context.setOffline(true);
    const { link, heading } = neverVisited[group];
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    const address = page.url();
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await context.setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expectAccessible(page);
    expect(attempts).toHaveLength(1);
  });
}

test('what is saved or chosen without a network is done once, when it is back', async ({
  page,
  context,
  baseURL,
  request,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const account = await registerVerified(request);
  await signInWith(context, baseURL, account.token);
  await page.goto('/account?tab=account');
  await kept(page);
  const saves = sent(page, 'PATCH', '/api/account');
  const firstname = page.getByLabel('Nombre', { exact: true });

  await context.setOffline(true);
  await firstname.fill('María José');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  // What is typed while the form waits is sent as well.
  await firstname.fill('María Jesús');
  await page.getByRole('tab', { name: 'Privacidad y correos' }).hover();
  await expect(banner(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Datos guardados')).toBeVisible();
  expect(saves).toEqual([expect.stringContaining('María Jesús')]);

  await page.getByRole('tab', { name: 'Privacidad y correos' }).click();
  const daily = page.getByRole('radiogroup', { name: 'Ofertas' }).getByText('Resumen diario');
  await daily.click({ trial: true });
  await context.setOffline(true);
  await daily.click();
  await expect(banner(page)).toBeVisible();
  expect(saves).toHaveLength(1);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await context.setOffline(false);
  expect((await saved).ok()).toBe(true);
  expect(saves).toHaveLength(2);
});

test('a login without a network waits for it and happens once', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await kept(page);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) logins.push(request.url());
  });
  await context.setOffline(true);
  await page.getByLabel('Correo electrónico').fill(accounts.certifiedDoctor);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(accounts.certifiedDoctor);
  expect(logins).toEqual([]);
  const middleOf = async (place: Locator) => {
    const { y, height } = (await place.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  const apart = (await middleOf(button)) - (await middleOf(button.locator('.mantine-Button-loader')));
  expect(Math.abs(apart), 'the ring stands beside the words, not below them').toBeLessThan(3);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page).toHaveURL('/dashboard');
  expect(logins).toHaveLength(1);
});

test('only files of the build are kept in the browser', async ({ page, login }) => {
  await login('hospital', { ownSession: true });
  await page.goto('/users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await kept(page);
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !path.startsWith('/assets/')).sort()).toEqual(['/', '/favicon.svg', '/first.js']);
});

test.describe('before the files are kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose files are missing opens when the network is back, and the one on screen stays until then', async ({
    page,
    context,
    login,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await login('hospital', { ownSession: true });
    await page.goto('/offers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Candidatos', exact: true }).click();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Candidatos' })).toBeVisible();
  });
});
