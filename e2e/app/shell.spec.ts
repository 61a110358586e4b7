import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { listsOf } from '../support/group-pages.ts';
import { expect, test } from '../support/test.ts';

test('the loading bar shows on a slow page, in the primary colour, and goes away', async ({ page, login }) => {
  await login('admin');
  await page.goto('/dashboard');
  await page.route('**/assets/administration-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  const bar = page.locator('[data-loading-bar]');
  await page.getByRole('link', { name: 'Hospitales', exact: true }).click();
  await expect(bar).toHaveAttribute('data-visible');
  await expect(bar).toHaveCSS('height', '3px');
  await expect(page.getByRole('heading', { name: 'Hospitales' })).toBeVisible();
  await expect(bar).not.toHaveAttribute('data-visible');
});

test('a part that cannot be loaded reloads the page once, and only then shows the error page', async ({
  page,
  login,
  problems,
}) => {
  problems.expect(/administration-/);
  await login('admin');
  await page.goto('/dashboard');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/administration-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Hospitales', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('500');
  await expect(page.getByRole('alert')).toContainText('Error interno del servidor');
  expect(loads).toBe(1);
});

test('the loading bar turns red where a page fails', async ({ page, login, problems }) => {
  problems.expect(/administration-/);
  await login('admin');
  await page.goto('/dashboard');
  await page.evaluate(() => sessionStorage.setItem('app:reloadedAt', String(Date.now())));
  await page.route('**/assets/administration-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Hospitales', exact: true }).click();
  const bar = page.locator('[data-loading-bar]');
  await expect(bar).toHaveAttribute('data-failed');
  await expect(bar).toHaveCSS('background-image', /linear-gradient/);
});

test('the page names the build that it belongs to', async ({ page, request }) => {
  await page.goto('/');
  const { id } = (await (await request.get('/build.json')).json()) as { id: string };
  await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', id);
});

test('a newer build is offered, not forced', async ({ page }) => {
  await page.clock.install();
  let id = 'running';
  await page.route('**/build.json', (route) => route.fulfill({ json: { id } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  id = 'newer';
  await page.clock.runFor(5 * 60_000 + 1000);
  await expect(page.getByText('Hay una versión nueva de Fonendo.')).toBeVisible();
  await page.clock.runFor(60_000);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await reloaded;
});

test('errors while the application starts are shown on the error page', async ({ page, problems }) => {
  problems.expect(/texts-start-/);
  problems.expect(/texts could not be loaded/);
  await page.route('**/assets/texts-start-*.js', (route) => route.fulfill({ status: 500, body: '' }));
  // A server that hands out its build would be tried once more, by loading the page anew.
  problems.expect(/503.*build\.json/);
  await page.route('**/build.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('500');
});

test('the skip link leads to the content', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/candidates');
  await expect(page.getByRole('heading', { name: 'Candidatos' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('on a phone the sidebar is a drawer that closes after use', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('hospital');
  await page.goto('/offers');
  await expect(page.getByRole('link', { name: 'Candidatos' })).toBeHidden();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('link', { name: 'Candidatos' }).click();
  await expect(page).toHaveURL('/candidates');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the chosen colours hold after a reload, before the first paint', async ({ page, login }) => {
  await login('admin');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // The menu says which ones are chosen: a tick beside the picture.
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Oscuro' }).locator('svg')).toHaveCount(2);
  await expect(page.getByRole('menuitem', { name: 'Claro' }).locator('svg')).toHaveCount(1);
});

test('leaving the page twice in a row ends at the last one asked for', async ({ page, login }) => {
  await login('admin');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Usuarios', exact: true }).click();
  await page.getByRole('link', { name: 'Homologaciones' }).click();
  await expect(page).toHaveURL('/petitions');
  await page.goBack();
  await expect(page).not.toHaveURL('/petitions');
});

test('the strict policy for scripts is in force', async ({ page, problems }) => {
  problems.expect(/Content Security Policy/);
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });
  expect(ran).toBe(false);
});

test('a page has left before the next one begins to arrive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const times = await page.evaluate(async () => {
    const transition = document.startViewTransition(() => {});
    await transition.ready;
    const ofPage = (kind: string) =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement === `::view-transition-${kind}(page)`,
        )
        .map(({ effect }) => effect?.getComputedTiming() ?? {});
    return { leave: ofPage('old').map(({ endTime }) => endTime), enter: ofPage('new').map(({ delay }) => delay) };
  });
  expect(times.leave).toHaveLength(1);
  expect(times.enter).toHaveLength(1);
  expect(Number(times.leave[0])).toBeLessThanOrEqual(Number(times.enter[0]));
});

test('help, contact, legal texts and the state of the service are one step away inside the product', async ({
  page,
  login,
}) => {
  await login('hospital');
  await page.goto('/candidates');
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Ayuda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
  const contact = page.getByRole('region', { name: 'Contacto' });
  await expect(contact.getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+/);
  await expect(page.getByRole('status').filter({ hasText: 'Todo funciona con normalidad.' })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/ready', (route) =>
    route.fulfill({ status: 200, json: { status: 'unavailable', checks: {} } }),
  );
  await page.goto('/offers');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Preguntas frecuentes', 'Contacto', 'Aviso legal', 'Términos de uso']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await footer.getByRole('link', { name: 'Estado del servicio' }).click();
  await expect(page.getByText('Hay partes de Fonendo que ahora no responden.')).toBeVisible();
  await footer.getByRole('link', { name: 'Aviso legal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aviso legal y privacidad' })).toBeVisible();
});

const ownCandidacy = ['/candidacies/mine', '/candidate/:id'] as const;

/** Where one thing is shown, and the entry that led there. */
const marked = {
  admin: [
    ['/petitions', '/petitions/:id', 'Homologaciones'],
    ['/users', '/users/:id', 'Usuarios'],
    ['/offers/managed', '/offers/:id', 'Ofertas'],
  ],
  hospital: [
    ['/selection/candidates?limit=1', '/candidate/:id', 'Candidatos'],
    ['/offers/managed?view=approved', '/offers/:id', 'Ofertas'],
    ['/offers/managed?view=approved', '/offers/:id/candidates', 'Ofertas'],
    ['/doctors', '/users/:id', 'Médicos'],
  ],
  certifiedDoctor: [
    [...ownCandidacy, 'Mis ofertas'],
    ['/offers', '/offers/:id', 'Buscar ofertas'],
  ],
  notCertifiedDoctor: [
    ['/petitions', '/petitions/:id', 'Solicitudes'],
    ['/offers', '/offers/:id', 'Buscar ofertas'],
  ],
} as const;

for (const [group, pages] of Object.entries(marked) as [keyof typeof marked, (typeof marked)[keyof typeof marked]][]) {
  test(`the sidebar of ${group} keeps its mark on what its lists lead to`, async ({ page, request, login }) => {
    const api = listsOf(request, await requestToken(request, accounts[group]));
    await login(group);
    const sidebar = page.getByRole('navigation', { name: 'Navegación principal' });
    for (const [list, address, entry] of pages) {
      const path = address.replace(':id', (await api(list))[0]?.id ?? '');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(sidebar.locator('[aria-current]'), path).toHaveText(entry);
    }
  });
}

test('on the way to a page no other one is called the current one', async ({ page, request, login }) => {
  const headers = { authorization: `Bearer ${await requestToken(request, accounts.recruiter)}` };
  const answer = await request.get('/api/selection/candidates?limit=1', { headers });
  const { items } = (await answer.json()) as { items: { offer: { id: string } }[] };
  await login('recruiter');
  await page.goto(`/offers/${items[0]?.offer.id}/candidates`);
  const way = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(way.getByRole('link', { name: 'Ofertas' })).toBeVisible();
  await expect(way.locator('[aria-current]')).toHaveText(['Candidatos']);
});
