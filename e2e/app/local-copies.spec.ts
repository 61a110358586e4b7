import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const offered = (page: Page) => page.getByRole('status').filter({ hasText: 'Hay texto sin guardar en este equipo' });
const copies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('copy:')).length);

test('an offer written without a network survives the tab, and is saved once it is recovered', async ({
  page,
  context,
  request,
  login,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await login('recruiter', { ownSession: true });
  const name = `Pediatra sin conexión ${Date.now()}`;
  await page.goto('/offers?write=new');
  const field = (tab: Page) => tab.getByLabel('Nombre del puesto');
  await field(page).waitFor();
  await context.setOffline(true);
  await field(page).fill(name);
  await page.getByLabel('Desde').fill('50k');
  await expect.poll(() => copies(page)).toBe(1);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/offers?write=new');
  await expect(offered(again)).toBeVisible();
  await expectAccessible(again);
  await offered(again).getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expect(field(again)).toHaveValue(name);
  await expect(offered(again)).toHaveCount(0);
  // Also what cannot be read: as it was typed.
  await expect(again.getByLabel('Desde')).toHaveValue('50k');
  await again.getByLabel('Desde').fill('50000');
  await expect(again).toHaveURL(/write=[\da-f]{8}-/);
  await expect.poll(() => copies(again)).toBe(0);
  const id = /write=([\da-f-]+)/.exec(again.url())?.[1];
  const token = await requestToken(request, accounts.recruiter);
  const removed = await request.delete(`/api/offers/managed/${id}`, { headers: { authorization: `Bearer ${token}` } });
  expect(removed.ok(), await removed.text()).toBe(true);
});

test('a note and a message that were not sent are there on return, and go when discarded or somebody signs out', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const token = await requestToken(request, accounts.recruiter);
  const answer = await request.get('/api/selection/candidates?status=inProcess&limit=1', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  await signInWith(context, baseURL, token);
  const address = `/candidate/${items[0]?.id}`;
  const note = (tab: Page) => tab.getByRole('textbox', { name: 'Nota' });
  await page.goto(address);
  await note(page).fill('Buena entrevista');
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await offered(again).getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expect(note(again)).toHaveValue('Buena entrevista');
  await again.reload();
  await offered(again).getByRole('button', { name: 'Descartar' }).click();
  await expect(offered(again)).toHaveCount(0);
  expect(await copies(again)).toBe(0);

  await note(again).fill('Otra nota');
  await expect.poll(() => copies(again)).toBe(1);

  const message = (tab: Page) => tab.getByRole('textbox', { name: /^Escribir a/ });
  await again.getByRole('tab', { name: /^Conversación/ }).click();
  await message(again).waitFor();
  await context.setOffline(true);
  await message(again).fill('Le escribo por la plaza');
  await again.close();
  await context.setOffline(false);
  const last = await context.newPage();
  await last.goto(`${address}?view=conversation`);
  await expect(message(last)).toHaveValue('Le escribo por la plaza');
  expect(await copies(last)).toBe(2);
  await last.getByRole('button', { name: /^Menú de usuario/ }).click();
  await last.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(last.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await copies(last)).toBe(0);
});

test('personal data typed and not saved are offered on return, and given up by leaving without saving', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInWith(context, baseURL, await requestToken(request, 'joaquin.dominguez20@demo.fonendo.test'));
  const address = '/account?tab=personal';
  const city = (tab: Page) => tab.getByRole('textbox', { name: /^Ciudad/ });
  await page.goto(address);
  const before = await city(page).inputValue();
  await context.setOffline(true);
  await city(page).fill('Arequipa');
  await expect.poll(() => copies(page)).toBe(1);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(city(again)).toHaveValue(before);
  await expectAccessible(again);
  await offered(again).getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expect(city(again)).toHaveValue('Arequipa');
  await expect(offered(again)).toHaveCount(0);
  await again.getByRole('tab', { name: 'Seguridad' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(city(again)).toHaveCount(0);
  expect(await copies(again)).toBe(0);
});

test('the name of whoever works in a hospital survives its tab until it is saved', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await registerVerified(request);
  await signInWith(context, baseURL, token);
  const firstname = (tab: Page) => tab.getByLabel('Nombre', { exact: true });
  await page.goto('/account?tab=account');
  await firstname(page).fill('María Jesús');
  await expect.poll(() => copies(page)).toBe(1);
  await page.close();
  const again = await context.newPage();
  await again.goto('/account?tab=account');
  await offered(again).getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expect(firstname(again)).toHaveValue('María Jesús');
  await again.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(again.getByText('Datos guardados')).toBeVisible();
  expect(await copies(again)).toBe(0);
});
