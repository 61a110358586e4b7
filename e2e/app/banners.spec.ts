import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/* What stays in sight while one scrolls stays below the banners that stand above the page. */

const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });

async function actAs(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const headers = bearer(await requestToken(request, email));
  const { userId } = (await (await request.get('/api/auth/session', { headers })).json()) as { userId: string };
  await page.goto(`/users/${userId}`);
  await page.getByRole('button', { name: 'Acceder como' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acceder como esta persona' });
  await dialog.getByLabel('Motivo').fill('Incidencia 3120, pregunta qué ve en su pantalla');
  await dialog.getByRole('button', { name: 'Acceder como' }).click();
  await expect(page.getByRole('region', { name: 'Acceso como otra persona' })).toBeVisible();
}

async function draftOf(request: APIRequestContext): Promise<string> {
  const headers = bearer(await requestToken(request, accounts.hospital));
  const answer = await request.get('/api/offers/managed?view=draft&limit=1', { headers });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

/** The parts of the page that stay, and how far they are covered by the banners that stay. */
const staying = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((part) => {
      const { position, top } = getComputedStyle(part);
      return position === 'sticky' && top !== 'auto' && part.offsetHeight > 0 && !part.closest('[role=dialog]');
    });
    const scrolls = (part: Element | null): boolean =>
      part !== null &&
      part !== document.body &&
      (/auto|scroll|hidden/.test(getComputedStyle(part).overflowY) || scrolls(part.parentElement));
    const ofPage = all.filter((part) => !scrolls(part.parentElement));
    const banners = ofPage.filter((part) => part.matches('section[aria-label]'));
    const bottom = Math.max(0, ...banners.map((banner) => banner.getBoundingClientRect().bottom));
    return ofPage
      .filter((part) => !banners.includes(part))
      .map((part) => ({
        part: `${part.tagName} ${part.className}`,
        covered: Math.max(0, Math.round(bottom - part.getBoundingClientRect().top)),
      }));
  });

async function expectBelowBanners(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 700 });
  // As far as the end of the longest page, and where the middle of it is.
  for (const y of [0, 250]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    const what = `${page.url()} at ${width}, ${y} down`;
    await expect.poll(async () => (await staying(page)).filter(({ covered }) => covered > 1), what).toEqual([]);
  }
  expect((await staying(page)).length).toBeGreaterThan(0);
}

const people = [
  { group: 'hospital', paths: ['/offers', '/process', 'draft'] },
  { group: 'certifiedDoctor', paths: ['/account/cv', '/offers'] },
] as const;

for (const { group, paths } of people) {
  test(`what stays in sight stays below the banner of who acts as ${group}`, async ({ page, request, login }) => {
    test.slow();
    await login('admin', { ownSession: true });
    await actAs(page, request, accounts[group]);
    for (const path of paths) {
      await page.goto(path === 'draft' ? `/offers/${await draftOf(request)}?edit=true` : path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      for (const width of [1440, 390]) await expectBelowBanners(page, width);
    }
  });
}

test('without a connection the banners stay below one another, and the page below both', async ({
  page,
  request,
  login,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await login('admin', { ownSession: true });
  await actAs(page, request, accounts.hospital);
  await page.goto('/process');
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await context.setOffline(true);
  const away = page.getByRole('region', { name: 'Sin conexión con Fonendo' });
  await expect(away).toBeVisible();
  for (const width of [1440, 390]) {
    await expectBelowBanners(page, width);
    const [one, other] = await Promise.all([
      away.boundingBox(),
      page.getByRole('region', { name: 'Acceso como otra persona' }).boundingBox(),
    ]);
    expect(other?.y).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0) - 1);
  }
});

test('a page that fills the window fills what the banner leaves of it', async ({ page, request, login }) => {
  await login('admin', { ownSession: true });
  await actAs(page, request, accounts.hospital);
  const headers = bearer(await requestToken(request, accounts.hospital));
  const found = await request.get('/api/selection/candidates?limit=1', { headers });
  const { items } = (await found.json()) as { items: { id: string }[] };
  await page.goto(`/candidate/${items[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'Notas internas' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(1);
});
