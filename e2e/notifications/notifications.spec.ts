import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** The tests count what these doctors were told, so nobody else may do anything to them. */
const doctors = { desk: 'luciana.salazar9@demo.fonendo.test', phone: 'sofia.lozano49@demo.fonendo.test' } as const;

test.describe.configure({ mode: 'default' });

const bell = (page: Page) => page.getByRole('button', { name: /^(Avisos|Notifications): / });

/** An administrator writes to the doctor about their petition; returns its id. */
async function commentOn(request: APIRequestContext, email: string, text: string): Promise<string> {
  const headers = { authorization: `Bearer ${await requestToken(request, accounts.admin)}` };
  const found = await request.get('/api/petitions', { params: { search: email, limit: 1 }, headers });
  const { items } = (await found.json()) as { items: { id: string }[] };
  const data = { text, internal: false };
  const answer = await request.post(`/api/petitions/${items[0]?.id}/comments`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return items[0]?.id ?? '';
}

type Browser = { page: Page; request: APIRequestContext; baseURL: string | undefined };

/** Signed in, with everything read that the demo told. */
async function comeIn({ page, request, baseURL }: Browser, email: string): Promise<void> {
  const token = await requestToken(request, email);
  const read = await request.post('/api/notifications/read', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(read.ok()).toBe(true);
  await signInWith(page.context(), baseURL, token);
}

test('what others do is counted at once, in every tab, and leads to where it happened', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await comeIn({ page, request, baseURL }, doctors.desk);
  // One for the browser: each of its tabs would take one of the six connections that it opens to a server.
  const streams: string[] = [];
  context.on('request', (sent) => sent.url().endsWith('/api/notifications/stream') && streams.push(sent.url()));
  await page.goto('/homologations');
  await expect(bell(page)).toHaveAccessibleName('Avisos: ninguno sin leer');
  const secondTab = await context.newPage();
  await secondTab.goto('/account?tab=notifications&show=unread');
  await expect(secondTab.getByText('No queda ningún aviso pendiente de leer.')).toBeVisible();

  await commentOn(request, doctors.desk, 'Hemos hablado con el Ministerio.');
  await expect(bell(page)).toHaveAccessibleName('Avisos: 1 sin leer');
  await expect(bell(secondTab)).toHaveAccessibleName('Avisos: 1 sin leer');
  await expect(secondTab.getByRole('link', { name: 'El equipo te ha escrito' })).toHaveCount(1);
  expect(streams).toHaveLength(1);

  // The tab that holds the stream goes; the other takes it over.
  await page.close();
  await commentOn(request, doctors.desk, 'Ya está en trámite.');
  await expect(bell(secondTab)).toHaveAccessibleName('Avisos: 2 sin leer');

  await bell(secondTab).click();
  const latest = secondTab.getByRole('dialog', { name: 'Avisos' });
  await expect(latest.getByRole('button', { name: 'Marcar todo como leído' })).toBeVisible();
  await expectAccessible(secondTab);
  await latest.getByRole('link', { name: 'El equipo te ha escrito' }).first().click();
  await expect(secondTab).toHaveURL(/\/petitions\/[\w-]+$/);
  await expect(latest).toBeHidden();
  // Both are about this petition: whoever sees it has seen what they tell.
  await expect(bell(secondTab)).toHaveAccessibleName('Avisos: ninguno sin leer');

  await bell(secondTab).click();
  await latest.getByRole('link', { name: 'Ver todos los avisos' }).click();
  await expect(secondTab.getByRole('heading', { name: 'Avisos' })).toBeVisible();
  await commentOn(request, doctors.desk, 'Hemos recibido el justificante.');
  await expect(bell(secondTab)).toHaveAccessibleName('Avisos: 1 sin leer');
  await secondTab.getByRole('button', { name: 'Marcar todo como leído' }).click();
  await expect(bell(secondTab)).toHaveAccessibleName('Avisos: ninguno sin leer');
  await secondTab.getByRole('radiogroup', { name: 'Avisos que se muestran' }).getByText('Sin leer').click();
  await expect(secondTab.getByText('No queda ningún aviso pendiente de leer.')).toBeVisible();
});

test('a page that shows what somebody is told of follows it without a reload', async ({ page, request, baseURL }) => {
  await comeIn({ page, request, baseURL }, doctors.desk);
  const id = await commentOn(request, doctors.desk, 'Empezamos a revisar.');
  const listening = page.waitForResponse('**/api/notifications/stream');
  await page.goto(`/petitions/${id}`);
  await listening;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const words = `Visto a las ${Date.now()}`;
  await commentOn(request, doctors.desk, words);
  await expect(page.getByText(words)).toBeVisible({ timeout: 5_000 });
});

test('a page stays alive when marking as read fails while the stream tells of more', async ({
  page,
  request,
  baseURL,
  problems,
}) => {
  problems.expect(/failed request.*notifications\/read/);
  problems.expect(/console error.*ERR_CONNECTION_RESET/);
  await comeIn({ page, request, baseURL }, doctors.desk);
  const id = await commentOn(request, doctors.desk, 'Empezamos a revisar los papeles.');
  const connection = Promise.withResolvers<void>();
  await page.route(
    '**/api/notifications/read',
    async (route) => {
      await connection.promise;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const marking = page.waitForRequest('**/api/notifications/read');
  await page.goto(`/petitions/${id}`);
  await marking;
  const told = page.waitForResponse(`**/api/petitions/${id}`);
  await commentOn(request, doctors.desk, 'Uno más.');
  await told;
  connection.resolve();
  // What failed is tried again, because the page still shows it.
  await expect(bell(page)).toHaveAccessibleName('Avisos: ninguno sin leer');
  await page.reload();
  await expect(page.getByText('Uno más.')).toBeVisible();
});

test('on a phone, in English, by keyboard', async ({ page, context, request, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn({ page, request, baseURL }, doctors.phone);
  await context.addCookies([{ name: 'i18n_locale', value: 'en', url: baseURL ?? '' }]);
  await commentOn(request, doctors.phone, 'Todo en orden.');
  await page.goto('/account?tab=notifications');
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByText('The team wrote to you').first()).toBeVisible();
  await expectAccessible(page);

  await bell(page).focus();
  await page.keyboard.press('Enter');
  const latest = page.getByRole('dialog', { name: 'Notifications' });
  await expect(latest.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notifications: none unread');
  await page.keyboard.press('Escape');
  await expect(latest).toBeHidden();
  await expect(bell(page)).toBeFocused();
});
