import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { skipToContent, tabTo } from '../support/keyboard/tab-to.ts';
import { expect, test } from '../support/test.ts';

type Found = { id: string; name: string; candidacy: object | null };

/** An open offer that this doctor never applied to, nor to another of that name: cards are told apart by it. */
async function findFreshOffer(request: APIRequestContext, token: string): Promise<Found> {
  const headers = { authorization: `Bearer ${token}` };
  const { items } = (await (await request.get('/api/offers?limit=50', { headers })).json()) as { items: Found[] };
  const mine = (await (await request.get('/api/candidacies/mine', { headers })).json()) as {
    items: { offer: { name: string } }[];
  };
  const names = mine.items.map((candidacy) => candidacy.offer.name);
  const offer = items.find(({ name, candidacy }) => candidacy === null && !names.includes(name));
  if (!offer) throw new Error('the demo has no open offer left to apply to');
  return offer;
}

test('a doctor applies by keyboard, sees what was sent, finds CV and documents locked, and withdraws', async ({
  page,
  context,
  request,
  login,
  problems,
}) => {
  // The whole way of a candidacy, there and back.
  test.slow();
  await login('certifiedDoctor');
  const offer = await findFreshOffer(request, await requestToken(request, accounts.certifiedDoctor));
  await page.goto(`/offers?q=${encodeURIComponent(offer.name)}`);
  const found = page.getByRole('list', { name: 'Ofertas abiertas' });
  const wanted = found.locator(`a[href*="${offer.id}"]`);
  await expect(wanted).toBeVisible();
  await skipToContent(page);
  await tabTo(page, page.getByRole('link', { name: 'Ir a la lista de ofertas' }), 1);
  await page.keyboard.press('Enter');
  await tabTo(page, found.getByRole('link').first(), 1);
  for (let step = 0; step < 20 && !(await wanted.evaluate((card) => card === document.activeElement)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/offers/${offer.id}`));
  await expect(page.getByRole('region', { name: 'Oferta', exact: true })).toBeFocused();
  const foot = page.getByRole('region', { name: 'Inscripción en esta oferta' });
  await expect(foot).toContainText('No podrás editarlos mientras tu candidatura siga abierta.');
  await tabTo(page, foot.getByRole('button', { name: 'Inscribirme' }), 6);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `¿Inscribirte en «${offer.name}»?` });
  await expect(question).toContainText('Tu pasaporte, tus antecedentes y tus datos personales no se envían.');
  await expect(question.getByRole('button', { name: 'Inscribirme' })).toBeFocused();
  // Without a network the application waits, and happens once it is back.
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sin conexión con Fonendo' })).toBeVisible();
  await expect(foot.getByRole('status').filter({ hasText: 'Te has inscrito' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(foot.getByRole('status')).toContainText('Te has inscrito');
  await foot.getByRole('link', { name: 'Ver mis candidaturas' }).click();

  const card = page.getByRole('article', { name: offer.name }).first();
  await expect(card).toContainText('Inscrita');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Lo que envié' }).click();
  const sent = page.getByRole('dialog', { name: /Lo que envié a/ });
  await expect(sent.getByRole('heading', { name: 'Experiencia' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sent).toBeHidden();

  await page.goto('/account/cv');
  await expect(page.getByText('Tu CV está bloqueado')).toBeVisible();
  await page.goto('/account?tab=documents');
  await page.getByRole('link', { name: 'Ver mis candidaturas' }).click();
  await expect(page).toHaveURL(/\/offers\/own$/);

  await card.getByRole('button', { name: 'Retirar candidatura' }).click();
  const warning = page.getByRole('dialog', { name: `¿Retirar tu candidatura a «${offer.name}»?` });
  await expect(warning).toContainText('no podrás volver a inscribirte en esta oferta');
  await warning.getByRole('button', { name: 'Retirar candidatura' }).click();
  await expect(page.getByText('Candidatura retirada')).toBeVisible();
  await expect(card).toContainText('Retirada');
  await expect(card.getByRole('button', { name: 'Retirar candidatura' })).toHaveCount(0);
  await card.getByRole('link', { name: offer.name }).click();
  await page.getByRole('link', { name: 'Ver la oferta' }).click();
  await expect(foot).toContainText('No es posible volver a inscribirse en la misma oferta.');
});

test('who lacks something is told what, and finds the way there and back', async ({ page, request, login }) => {
  await login('notCertifiedDoctor');
  const offer = await findFreshOffer(request, await requestToken(request, accounts.notCertifiedDoctor));
  await page.goto(`/offers/${offer.id}`);
  const foot = page.getByRole('region', { name: 'Inscripción en esta oferta' });
  await expect(foot).toContainText('Te falta:');
  await expect(foot.getByRole('button', { name: 'Inscribirme' })).toHaveCount(0);
  await expectAccessible(page);
  await foot.getByRole('link', { name: 'Pagar el acceso a ofertas' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await page.goto('/account');
  await page.getByRole('link', { name: `Volver a la oferta «${offer.name}»` }).click();
  await expect(foot).toContainText('Te falta:');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Volver a la oferta/ })).toHaveCount(0);
});

test('who never applied learns how', async ({ page, login }) => {
  await login('notCertifiedDoctor');
  await page.goto('/offers/own');
  await expect(page.getByText('Todavía no te has inscrito en ninguna oferta')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Buscar ofertas' }).last().click();
  await expect(page).toHaveURL(/\/offers$/);
});

test('on a phone the answers of a dialog are alike where each has a row of its own', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('certifiedDoctor');
  await page.goto('/offers/own');
  await page.getByRole('button', { name: 'Retirar candidatura' }).first().click();
  const dialog = page.getByRole('dialog');
  const stay = dialog.getByRole('button', { name: 'Seguir en el proceso' });
  const [kept, left] = await Promise.all([
    stay.boundingBox(),
    dialog.getByRole('button', { name: 'Retirar candidatura' }).boundingBox(),
  ]);
  expect(kept?.y).not.toBe(left?.y);
  expect(kept?.width).toBe(left?.width);
  await stay.click();
  await expect(dialog).toHaveCount(0);
});
