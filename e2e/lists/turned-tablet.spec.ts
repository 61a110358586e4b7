import type { Locator, Page } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { listsOf } from '../support/group-pages.ts';
import { expect, test } from '../support/test.ts';

/* Layouts that change with the window keep the dialog that is open, and what was typed into it. */

const upright = { width: 768, height: 1024 };
const lying = { width: 1024, height: 768 };
const typed = 'Escrito antes de girar la tableta';

async function expectKept(page: Page, field: Locator, turns: readonly (typeof upright)[]): Promise<void> {
  await field.fill(typed);
  for (const turn of turns) {
    await page.setViewportSize(turn);
    await expect(field).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
}

test('what is recorded about a petition outlives the turning of a tablet', async ({ page, request, login }) => {
  await login('admin');
  const api = listsOf(request, await requestToken(request, accounts.admin));
  // Looked at and left as it is.
  const [petition] = await api('/petitions?search=luciana.salazar9@demo.fonendo.test');
  await page.setViewportSize(lying);
  await page.goto(`/petitions/${petition?.id}`);
  await page.getByRole('button', { name: /^Acciones de la solicitud/ }).click();
  await page.getByRole('menuitem', { name: 'Anotar un requerimiento' }).click();
  const asking = page.getByRole('dialog', { name: 'Anotar un requerimiento' });
  await expectKept(page, asking.getByRole('textbox', { name: 'Qué pide el Ministerio' }), [upright, lying]);
});

test('a dialog of a list outlives the turning of a tablet and of a phone', async ({ page, login }) => {
  const turns = [upright, lying, { width: 390, height: 844 }, { width: 844, height: 390 }, lying];
  await login('admin');
  await page.setViewportSize(lying);
  await page.goto('/payments?status=paid');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /ectificar/ }).click();
  await expectKept(page, page.getByRole('dialog').getByRole('textbox').first(), turns);

  await login('hospital');
  await page.setViewportSize(lying);
  await page.goto('/profiles');
  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  await expectKept(page, page.getByRole('dialog').getByRole('textbox').first(), turns);
});
