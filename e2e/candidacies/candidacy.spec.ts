import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { skipToContent, tabTo } from '../support/keyboard/tab-to.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

// The second story goes on with the offer of the first.
test.describe.configure({ mode: 'default' });

const hospital = 'hospital2@fonendo.test';
const accepted = 'mariana.rivas41@demo.fonendo.test';
const discarded = 'carolina.quintero27@demo.fonendo.test';
const offerName = 'Internista de hospitalización';
const reason = 'Buscamos más años de planta, e2e-zafiro.';

type Offer = { id: string; name: string };
type Candidacy = { id: string };

test.slow();

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** A fresh application of a demo doctor to the hospital's offer. */
async function apply(request: APIRequestContext, doctor: string): Promise<Candidacy> {
  const staff = await requestToken(request, hospital);
  const { items } = (await (await request.get('/api/offers/managed?limit=50', as(staff))).json()) as { items: Offer[] };
  const offer = items.find(({ name }) => name === offerName);
  if (!offer) throw new Error(`the demo has no offer ${offerName}`);
  const token = await requestToken(request, doctor);
  const answer = await request.post(`/api/offers/${offer.id}/candidacies`, as(token));
  if (!answer.ok()) throw new Error(`${doctor} cannot apply: ${await answer.text()}`);
  return (await answer.json()) as Candidacy;
}

test('the hospital takes a candidate through the first two steps by keyboard and accepts them; the doctor sees it', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { id } = await apply(request, accepted);
  const staff = await requestToken(request, hospital);
  await signInWith(context, baseURL, staff);
  await page.goto('/candidates?q=Mariana%20Rivas');
  const row = page.getByRole('rowheader').locator(`a[href*="${id}"]`);
  await expect(row).toBeVisible();
  await skipToContent(page);
  await tabTo(page, page.getByRole('link', { name: 'Ir a la lista' }), 16);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Mariana Rivas/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceptar' })).toHaveAccessibleDescription(
    'Antes hay que empezar el proceso',
  );
  await tabTo(page, page.getByRole('button', { name: 'Empezar «Primera entrevista»' }), 30);
  await page.keyboard.press('Enter');

  const step = page.getByRole('region', { name: 'Primera entrevista' });
  await expect(step).toContainText('Paso 1 de 4');
  await expectAccessible(page);
  await tabTo(page, step.getByRole('textbox', { name: /Resultado/ }), 30);
  await page.keyboard.type('Muy resolutiva, e2e-topacio.');
  // Looking something up, or a reload, takes nothing of it.
  await page.getByRole('tab', { name: /^Conversación/ }).click();
  await expect(page.getByRole('textbox', { name: /^Escribir a/ })).toBeVisible();
  await page.getByRole('tab', { name: /^Proceso/ }).click();
  await expect(step.getByRole('textbox', { name: /Resultado/ })).toHaveValue('Muy resolutiva, e2e-topacio.');
  await page.reload();
  await expect(step.getByRole('textbox', { name: /Resultado/ })).toHaveValue('Muy resolutiva, e2e-topacio.');
  await step.getByRole('textbox', { name: /Resultado/ }).focus();
  await tabTo(page, step.getByRole('button', { name: 'Completar y empezar «Solicitud de documentación»' }), 4);
  await page.keyboard.press('Enter');

  // The step asks for its papers by itself: nobody leaves it while they are open.
  const papers = page.getByRole('region', { name: 'Solicitud de documentación' });
  await expect(papers.getByRole('textbox', { name: /Resultado/ })).toHaveValue('');
  const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('copy:')).length;
  expect(await page.evaluate(copies)).toBe(0);
  await expect(papers.getByRole('button', { name: 'Completar', exact: true })).toHaveAccessibleDescription(
    /^Quedan? \d+ documentos? por llegar$/,
  );
  await expect(page.getByRole('button', { name: 'Aceptar' })).toHaveAccessibleDescription(
    'Falta 1 de los dos primeros pasos',
  );
  const asked = await request.get(`/api/selection/candidacies/${id}/document-requests`, as(staff));
  const { items } = (await asked.json()) as { items: { id: string; can: { cancel: boolean } }[] };
  for (const paper of items.filter(({ can }) => can.cancel)) {
    await request.post(`/api/document-requests/${paper.id}/cancel`, as(staff));
  }
  await page.reload();
  await papers.getByRole('button', { name: 'Completar', exact: true }).click();
  await expect(papers).toContainText('completado');

  await page.getByRole('button', { name: 'Aceptar' }).click();
  const question = page.getByRole('dialog', { name: /¿Aceptar a Mariana Rivas/ });
  await expect(question).toContainText('Ocupará la única vacante de');
  await expect(question).toContainText('se puede deshacer durante 24 horas');
  await question.getByRole('button', { name: 'Aceptar candidatura' }).click();
  const filled = page.getByRole('dialog', { name: '¿Cerrar la oferta?' });
  await expect(filled).toContainText('Todas las vacantes');
  await filled.getByRole('button', { name: 'Dejarla abierta' }).click();
  await expect(page.getByRole('region', { name: /Aceptada el/ })).toContainText('Mariana ocupa la vacante de');

  // The call to agree on the conditions is the hospital's turn; once noted, colleagues see it and can correct it.
  const next = page.getByRole('region', { name: 'Qué pasa ahora' });
  await expect(next).toContainText('Le toca a usted');
  await next.getByRole('button', { name: 'Anotar la llamada' }).click();
  const call = page.getByRole('dialog', { name: 'Anotar la llamada' });
  await call.getByRole('textbox', { name: /Qué se ha hablado/ }).fill('Prefiere el turno de topacio.');
  await expectAccessible(page);
  await call.getByRole('button', { name: 'Guardar la llamada' }).click();
  await expect(next).toContainText('Prefiere el turno de topacio.');
  await next.getByRole('button', { name: 'Corregir' }).click();
  await expect(call.getByRole('textbox', { name: /Qué se ha hablado/ })).toHaveValue('Prefiere el turno de topacio.');
  await call.getByRole('button', { name: 'Cancelar' }).click();
  await expect(next).toContainText('2 de 4 hechos');
  await page.getByRole('link', { name: /Mariana Rivas/ }).click();
  await expect(page.getByRole('region', { name: 'Candidaturas en este hospital' })).toContainText('Aceptada');
  await expectAccessible(page);

  await signInWith(context, baseURL, await requestToken(request, accepted));
  await page.goto('/offers/own');
  await page.getByRole('article', { name: offerName }).getByRole('link', { name: offerName }).click();
  await expect(page.getByText('¡Enhorabuena!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué pasa ahora' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver tu camino hasta el primer día' })).toBeVisible();
  await expect(page.getByRole('list', { name: `Progreso de la candidatura a ${offerName}` })).toContainText(
    'Primera entrevista',
  );
  await expect(page.locator('body')).not.toContainText('topacio');
  await expectAccessible(page);
});

test('a discard has a reason that the doctor never reads, and can be undone', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { id } = await apply(request, discarded);
  await signInWith(context, baseURL, await requestToken(request, hospital));
  await page.goto(`/candidate/${id}`);
  await page.getByRole('button', { name: 'Descartar…' }).click();
  const dialog = page.getByRole('dialog', { name: /¿Descartar a Carolina Quintero/ });
  await dialog.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(page.getByRole('region', { name: /Descartada el/ })).toContainText(reason);
  // The message leaves the way back free.
  const message = page.getByRole('status').filter({ hasText: 'Carolina Quintero' });
  await expect(message).toBeVisible();
  const undo = await page.getByRole('button', { name: 'Deshacer el descarte' }).boundingBox();
  expect((await message.boundingBox())?.y).toBeGreaterThan((undo?.y ?? 0) + (undo?.height ?? 0));

  // Taken back at once, the doctor was told of nothing.
  await message.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Inscrita');
  const bells = await request.get('/api/notifications', {
    headers: { authorization: `Bearer ${await requestToken(request, discarded)}` },
  });
  expect(await bells.text()).not.toContain('candidacyDiscarded');
  await page.getByRole('button', { name: 'Descartar…' }).click();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await dialog.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(page.getByRole('region', { name: /Descartada el/ })).toContainText(reason);

  const doctor = await requestToken(request, discarded);
  await signInWith(context, baseURL, doctor);
  await page.goto(`/candidate/${id}`);
  await expect(page.getByText('El hospital ha seguido con otras candidaturas.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('zafiro');
  await expectAccessible(page);

  await signInWith(context, baseURL, await requestToken(request, hospital));
  await page.goto(`/candidate/${id}`);
  await page.getByRole('button', { name: 'Deshacer el descarte' }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Inscrita');
  await expect(page.getByRole('button', { name: 'Empezar «Primera entrevista»' })).toBeVisible();
});

test('whose turn it is comes first among the doctor’s offers', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/offers/own');
  const turn = page.getByRole('list', { name: 'Es tu turno' });
  await expect(turn.getByRole('article')).not.toHaveCount(0);
  const others = page.getByRole('list', { name: 'Mis candidaturas' });
  expect((await turn.boundingBox())?.y).toBeLessThan((await others.boundingBox())?.y ?? 0);
});
