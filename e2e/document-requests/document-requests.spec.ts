import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { expectApart } from '../support/boxes.ts';
import { type Candidacy, findCandidacy } from '../support/candidacies.ts';
import { smallPdf } from '../support/pdf.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const doctor = 'renata.acosta47@demo.fonendo.test';
const clerk = 'equipo21@demo.fonendo.test';

// All tests are about one candidacy.
test.describe.configure({ mode: 'default' });

/** Hers at the step that asks for papers. */
function findHers(request: APIRequestContext): Promise<Candidacy> {
  const isHers = ({ person }: Candidacy) => person?.lastname.startsWith('Acosta') === true;
  return findCandidacy(request, 'status=inProcess&stepName=Solicitud de documentación', isHers);
}

const findId = async (request: APIRequestContext): Promise<string> => (await findHers(request)).id;

type Browser = { page: Page; context: BrowserContext; request: APIRequestContext; baseURL: string | undefined };

async function openPage({ page, context, request, baseURL }: Browser, email: string, id: string): Promise<void> {
  await signInWith(context, baseURL, await requestToken(request, email));
  await page.goto(`/candidate/${id}`);
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** The toast that is shown leaves free what can be done next, on a desk and on a phone. */
async function expectActionsUncovered(page: Page): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: '2 documentos solicitados' });
  await expect(toast).toBeVisible();
  // It does not leave while somebody points at it.
  await toast.hover();
  const actions = page.getByRole('main').getByRole('button', { name: /^(Descartar|Aceptar|Solicitar documentación)/ });
  await expect(actions.first()).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectApart(toast.or(actions), `toast and actions at ${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('two papers are asked for, one is handed in, asked for again, handed in and accepted, the other cancelled', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const browser = { page, context, request, baseURL };
  test.slow();
  const id = await findId(request);
  const letter = `Carta de recomendación ${Date.now()}`;
  const diary = `Libro de guardias ${Date.now()}`;
  const asRecruiter = async () => {
    await openPage(browser, accounts.recruiter, id);
    await expect(page.getByRole('heading', { name: 'Documentación solicitada' })).toBeVisible();
  };
  const asDoctor = async () => {
    await openPage(browser, doctor, id);
    await expect(page.getByRole('heading', { name: 'Documentación que te solicitan' })).toBeVisible();
  };

  await asRecruiter();
  await page.getByRole('button', { name: 'Solicitar documentación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar documentación' });
  await dialog.getByRole('textbox', { name: 'Qué documento' }).fill(letter);
  await dialog.getByRole('textbox', { name: 'Para qué se necesita' }).fill('Valoramos las referencias de tu jefatura.');
  await dialog.getByRole('button', { name: 'Añadir otro documento' }).click();
  const second = dialog.getByRole('group', { name: 'Documento 2' });
  await second.getByRole('textbox', { name: 'Qué documento' }).fill(diary);
  // What is missing is said at its field.
  await dialog.getByRole('button', { name: 'Solicitar 2 documentos' }).click();
  await expect(second.getByRole('textbox', { name: 'Para qué se necesita' })).toBeFocused();
  await expectAccessible(page);
  await second.getByRole('textbox', { name: 'Para qué se necesita' }).fill('Para conocer tu experiencia.');
  await dialog.getByRole('button', { name: 'Solicitar 2 documentos' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, letter)).toContainText('Solicitado');
  await expectActionsUncovered(page);
  await expect(row(page, diary)).toContainText('Para conocer tu experiencia.');

  await asDoctor();
  await expect(row(page, letter)).toContainText('Valoramos las referencias de tu jefatura.');
  await page.getByLabel(letter, { exact: true }).setInputFiles(smallPdf('carta.pdf'));
  await expect(row(page, letter)).toContainText('Entregado');
  await expect(row(page, letter).getByRole('button', { name: 'carta.pdf' })).toBeVisible();
  await expectAccessible(page);

  await asRecruiter();
  await page.getByRole('button', { name: `Revisar: ${letter}` }).click();
  const review = page.getByRole('dialog', { name: 'Revisar documento' });
  await expect(review.locator('canvas').first()).toBeVisible();
  await review.getByRole('button', { name: 'Solicitar de nuevo' }).click();
  await review.getByRole('button', { name: 'Falta la firma o el sello' }).click();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Solicitar de nuevo' }).click();
  await expect(review).toBeHidden();
  await expect(row(page, letter)).toContainText('Solicitado de nuevo');

  await asDoctor();
  await expect(row(page, letter)).toContainText('Le falta la firma o el sello de quien lo emite.');
  await page.getByLabel(letter, { exact: true }).setInputFiles(smallPdf('carta-firmada.pdf'));
  await expect(row(page, letter)).toContainText('Entregado');

  await asRecruiter();
  await page.getByRole('button', { name: `Revisar: ${letter}` }).click();
  await review.getByRole('button', { name: 'Aceptar' }).click();
  await expect(review).toBeHidden();
  await expect(row(page, letter)).toContainText('Aceptado');
  await page.getByRole('button', { name: `Acciones de ${diary}` }).click();
  await page.getByRole('menuitem', { name: 'Cancelar la solicitud' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la solicitud' }).click();
  await expect(row(page, diary)).toContainText('Cancelado');
  // What keeps the step open is said, and counted.
  await expect(page.getByText(/^Queda 1 documento por (aceptar|llegar)$/).first()).toBeVisible();
});

test('the administrative role hands in what the candidate brought; the doctor sees who did and replaces it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const browser = { page, context, request, baseURL };
  const id = await findId(request);
  const paper = `Certificado en mano ${Date.now()}`;
  await openPage(browser, clerk, id);
  await page.getByRole('button', { name: 'Solicitar documentación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar documentación' });
  await dialog.getByRole('textbox', { name: 'Qué documento' }).fill(paper);
  await dialog.getByRole('textbox', { name: 'Para qué se necesita' }).fill('Para tu expediente.');
  await dialog.getByRole('button', { name: 'Solicitar el documento' }).click();
  await page.getByRole('button', { name: `Subir PDF: ${paper}` }).click();
  await expect(row(page, paper)).toContainText('Constará quién lo aporta');
  await expectAccessible(page);
  await page.getByLabel(paper, { exact: true }).setInputFiles(smallPdf('en-mano.pdf'));
  await expect(row(page, paper)).toContainText('Entregado');
  await expect(row(page, paper)).toContainText('Aportado por el hospital: ');

  await openPage(browser, doctor, id);
  await expect(row(page, paper)).toContainText('Aportado por el hospital: ');
  await expect(row(page, paper)).toContainText('Lo ha aportado el hospital en tu nombre.');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Sustituir: ${paper}` }).click();
  await page.getByLabel(paper, { exact: true }).setInputFiles(smallPdf('mi-copia.pdf'));
  await expect(row(page, paper).getByRole('button', { name: 'mi-copia.pdf' })).toBeVisible();
  await expect(row(page, paper)).not.toContainText('Aportado por el hospital');
});

test('a note calls a colleague by name, and stars are given by keyboard; the doctor sees neither', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const browser = { page, context, request, baseURL };
  const id = await findId(request);
  await openPage(browser, accounts.recruiter, id);
  await expect(page.getByRole('heading', { name: 'Notas internas' })).toBeVisible();
  const words = `Buena en urgencias ${Date.now()}`;
  const note = page.getByRole('textbox', { name: 'Nota' });
  await note.click();
  await note.pressSequentially(`${words} @ele`);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue(/ @Elena [^@]+ $/);
  await page.keyboard.press('Control+Enter');
  const written = page.getByRole('listitem').filter({ hasText: words });
  await expect(written).toContainText('@Elena');
  await expect(note).toHaveValue('');

  await page.getByRole('radio', { name: '3 estrellas' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '4 estrellas' })).toBeChecked();
  await expectAccessible(page);

  const headers = { authorization: `Bearer ${await requestToken(request, accounts.hospital)}` };
  const told = await (await request.get('/api/notifications', { headers })).text();
  expect(told).toContain('mentionedInNote');

  await written.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar nota' }).click();
  await expect(written).toHaveCount(0);

  await openPage(browser, doctor, id);
  await expect(page.getByRole('heading', { name: 'Documentación que te solicitan' })).toBeVisible();
  await expect(page.getByText('Notas internas')).toHaveCount(0);
});

test('a date that is not allowed is not sent, and no other in its place', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('document-requests')) asked.push(sent.url());
  });
  await openPage({ page, context, request, baseURL }, accounts.recruiter, await findId(request));
  await page.getByRole('button', { name: 'Solicitar documentación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar documentación' });
  await dialog.getByRole('textbox', { name: 'Qué documento' }).fill('Carta');
  await dialog.getByRole('textbox', { name: 'Para qué se necesita' }).fill('Para conocer tu experiencia.');
  const due = dialog.getByRole('textbox', { name: 'Fecha límite' });
  await due.fill('01/11/2025');
  await dialog.getByRole('button', { name: 'Solicitar el documento' }).click();
  await expect(due).toBeFocused();
  await expect(due).toHaveValue('01/11/2025');
  await expect(due).toHaveAccessibleDescription(/La fecha no puede ser anterior al/);
  expect(asked).toEqual([]);
});

test('on a phone the candidacy names its offer and leads back, for the hospital and for the doctor', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, offer } = await findHers(request);
  await openPage({ page, context, request, baseURL }, accounts.recruiter, id);
  const back = page.getByRole('link', { name: `Volver a los candidatos de ${offer.name}` });
  await expect(back.getByText(offer.name, { exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL(/\/offers\/[\da-f-]+\/candidates/);
  await openPage({ page, context, request, baseURL }, doctor, id);
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Mis ofertas' }).click();
  await expect(page).toHaveURL(/\/offers\/own$/);
});
