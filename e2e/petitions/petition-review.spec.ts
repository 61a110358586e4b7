import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { expectApart, expectInside, expectUncut } from '../support/boxes.ts';
import { skipToContent, tabTo } from '../support/keyboard/tab-to.ts';
import { smallPdf } from '../support/pdf.ts';
import { fillDay, fillNotified } from '../support/petitions.ts';
import { expect, test } from '../support/test.ts';

type Row = { id: string; email: string; reference: string; documents: { status: string }[] };

const isPhone = { width: 390, height: 844 };

async function petitionsIn(request: APIRequestContext, status: string): Promise<Row[]> {
  const token = await requestToken(request, accounts.admin);
  const response = await request.get('/api/petitions', {
    params: { status, limit: 100 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await response.json()) as { items: Row[] };
  return items.toSorted((one, two) => one.reference.localeCompare(two.reference));
}

/** Tests that judge take a demo doctor of their own each, so that they do not disturb each other. */
const applicants = {
  journey: 'adriana.tapia23@demo.fonendo.test',
  keyboard: 'natalia.paredes13@demo.fonendo.test',
  conflict: 'gabriela.jaramillo35@demo.fonendo.test',
  /** Whose documents no test judges. */
  unjudged: 'camila.acosta1@demo.fonendo.test',
} as const;

async function petitionOf(request: APIRequestContext, applicant: keyof typeof applicants): Promise<Row> {
  const row = (await petitionsIn(request, 'Pending')).find(({ email }) => email === applicants[applicant]);
  if (!row) throw new Error(`${applicants[applicant]} has no pending petition in the demo`);
  return row;
}

async function openPetition(page: Page, { id }: Row): Promise<void> {
  await page.goto(`/petitions/${id}`);
  await expect(page.locator('canvas').first()).toBeVisible();
}

const papers = (page: Page) => page.getByRole('list', { name: 'Documentos de esta solicitud' });
const approve = (page: Page) => page.getByRole('button', { name: 'Aprobar', exact: true });

/** Two documents with their tools, each in a place of its own. */
async function expectTwoDocuments(desk: Locator, when: string): Promise<void> {
  await expect(desk.getByRole('heading', { level: 2 })).toHaveCount(2);
  const tools = desk.getByRole('toolbar');
  await expectApart(tools, `the toolbars ${when}`);
  await expectApart(desk.getByRole('region', { name: /^Páginas de/ }), `the pages ${when}`);
  await expectInside(desk, tools, `the toolbars ${when}`);
  for (const toolbar of await tools.all()) {
    const parts = toolbar.locator(':scope > *').filter({ visible: true });
    await expectApart(parts, `the tools ${when}`);
    await expectInside(toolbar, parts, `the tools ${when}`);
  }
  const heights = await tools.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size, `the heights of the toolbars ${when}`).toBe(1);
}

/** Approves until no document is left; the CV comes last and has a button of its own. */
async function approveAll(page: Page): Promise<void> {
  const left = papers(page)
    .getByRole('button', { name: /por revisar|rechazado/ })
    .filter({ hasNotText: 'Currículum' });
  for (let count = await left.count(); count > 0; count -= 1) {
    await left.first().click();
    await approve(page).click();
    await expect(left).toHaveCount(count - 1);
  }
}

test.describe('the queue', () => {
  test('opens with what there is to do, and looks everywhere for a name', async ({ page, login }) => {
    await login('admin');
    await page.goto('/petitions');
    const tab = (name: string) => page.getByRole('group', { name: 'Estado' }).getByRole('button', { name });
    await expect(tab('Pendiente')).toHaveAttribute('aria-pressed', 'true');
    const states = page.getByRole('table').getByRole('row').filter({ hasText: 'HOM-' });
    await expect(states.first()).toBeVisible();
    await expect(states.filter({ hasNotText: 'Pendiente' })).toHaveCount(0);
    // Somebody whose petition was denied.
    await page.getByRole('searchbox', { name: 'Referencia, nombre o correo' }).fill('sofia zambrano');
    await expect(tab('Todas')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Sofía Zambrano' })).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(tab('Pendiente')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/petitions');
    await tab('Todas').click();
    await expect(page).toHaveURL('/petitions?status=all');
    await expect(states.filter({ hasText: 'Sin iniciar' }).first()).toBeVisible();
  });

  test('keeps its filters over a reload and on the way back', async ({ page, login }) => {
    await login('admin');
    await page.goto('/petitions');
    await page.getByRole('button', { name: /^Enviada al Ministerio/ }).click();
    await expect(page).toHaveURL(/status=Sended/);
    await page.getByRole('searchbox', { name: 'Referencia, nombre o correo' }).fill('salazar');
    await expect(page).toHaveURL(/q=salazar/);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasNotText: 'Salazar' })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('salazar');
    await expect(rows.filter({ hasNotText: 'Salazar' })).toHaveCount(1);
    await page
      .getByRole('link', { name: /Salazar/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Salazar/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('salazar');
    await page.getByRole('searchbox').fill('nadie se llama así');
    await expect(page.getByText('Ninguna solicitud coincide')).toBeVisible();
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await expect(page).toHaveURL('/petitions?status=all');
  });

  test('keeps a view under a name, sorts and exports', async ({ page, login }) => {
    await login('admin');
    await page.goto('/petitions');
    await page.getByRole('button', { name: 'Médico' }).click();
    await expect(page.getByRole('columnheader', { name: 'Médico' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: /^Denegada/ }).click();
    await expect(page).toHaveURL(/status=Refused/);
    await page.getByRole('button', { name: 'Vistas guardadas' }).click();
    await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Denegadas por nombre');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.goto('/petitions');
    await page.getByRole('button', { name: 'Vistas guardadas' }).click();
    await page.getByRole('button', { name: 'Denegadas por nombre', exact: true }).click();
    await expect(page).toHaveURL(/sort=name.*status=Refused|status=Refused.*sort=name/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    expect((await download).suggestedFilename()).toBe('homologaciones.csv');
  });

  test('is readable by everybody, on a phone too', async ({ page, login }) => {
    await login('admin');
    await page.goto('/petitions');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(isPhone);
    await expect(page.getByRole('list', { name: 'Homologaciones' })).toBeVisible();
    // The lists to choose from wait behind one button, which says how many are chosen.
    const paid = page.getByRole('button', { name: 'Pagada', exact: true });
    await expect(paid).toBeHidden();
    await page.getByRole('button', { name: 'Filtros' }).click();
    await expectAccessible(page);
    await paid.click();
    await expect(page).toHaveURL(/paid=/);
    await page.getByRole('button', { name: /^Ver \d+ resultados?$/ }).click();
    await expect(page.getByRole('button', { name: 'Filtros 1' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('an administrator takes a petition from its documents to the resolution', async ({ page, login, request }) => {
  test.setTimeout(120_000);
  const pending = await petitionOf(request, 'journey');
  await login('admin');
  await openPetition(page, pending);
  const move = page.getByRole('button', { name: /^Pasar a «En revisión»/ });
  await expect(move).toHaveAttribute('aria-disabled', 'true');

  // Reject one with a ready-made reason; the next one opens.
  const first = papers(page).getByRole('button').first();
  await first.click();
  await page.getByRole('button', { name: 'No se lee bien' }).click();
  await expect(page.getByRole('textbox', { name: /^Mensaje para/ })).toHaveValue(/no se leen/);
  await page.getByRole('button', { name: 'Rechazar y ver el siguiente' }).click();
  await expect(first).toHaveAccessibleName(/rechazado$/);
  await expect(first).not.toHaveAttribute('aria-current');

  // The verdict can be changed while the petition is pending; then the rest.
  await approveAll(page);

  // The CV comes last. Then the focus is on the next move.
  await papers(page)
    .getByRole('button', { name: /Currículum/ })
    .click();
  // Given back with a reason first, then thought better of.
  await page.getByRole('button', { name: 'Devolver con un motivo' }).click();
  const giveBack = page.getByRole('button', { name: 'Devolver el currículum' });
  await expect(page.getByRole('textbox', { name: /^Qué tiene que cambiar/ })).toBeFocused();
  await expect(giveBack).toBeDisabled();
  await page.getByRole('textbox', { name: /^Qué tiene que cambiar/ }).fill('Faltan las fechas del segundo puesto.');
  // What was written is there again after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Devolver con un motivo' }).click();
  await expect(page.getByRole('textbox', { name: /^Qué tiene que cambiar/ })).toHaveValue(/segundo puesto/);
  await giveBack.click();
  await expect(page.getByText('Faltan las fechas del segundo puesto.').first()).toBeVisible();
  await expect(giveBack).toBeHidden();
  const mark = page.getByRole('button', { name: 'Marcar como revisado' });
  await mark.click();
  await expect(move).toBeFocused();
  await expect(move).toHaveAttribute('aria-disabled', 'false');
  await move.click();
  await expect(page.getByRole('status').filter({ hasText: 'La solicitud está «En revisión»' })).toBeAttached();

  const send = page.getByRole('button', { name: /^Enviar al Ministerio/ });
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Enviar al Ministerio' });
  await dialog.getByRole('button', { name: 'Enviar al Ministerio' }).click();
  await expect(dialog.getByText('Este campo es obligatorio.')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'Número de registro' }).fill('REGAGE26e00099887766');
  // The six months begin on this day, so a mistyped year stays and says why it cannot be.
  const registered = dialog.getByRole('textbox', { name: 'Fecha de registro' });
  await registered.fill('18/11/1990');
  await registered.press('Tab');
  await dialog.getByRole('button', { name: 'Enviar al Ministerio' }).click();
  await expect(dialog.getByText(/^La fecha no puede ser anterior al/)).toBeVisible();
  await expect(registered).toHaveValue('18/11/1990');
  await fillDay(registered, 0);
  await dialog.getByRole('button', { name: 'Enviar al Ministerio' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('REGAGE26e00099887766')).toBeVisible();

  // The resolution, with the ministry's PDF, after a question that says what it brings about.
  await page.getByRole('button', { name: 'Registrar resolución' }).click();
  const resolution = page.getByRole('dialog', { name: 'Registrar la resolución' });
  await resolution.locator('input[type=file]').setInputFiles(smallPdf('resolucion.pdf'));
  await expect(resolution.getByText('resolucion.pdf')).toBeVisible();
  await resolution
    .getByRole('textbox', { name: 'Comentario de la resolución' })
    .fill('Favorable en todos sus términos.');
  await fillNotified(resolution);
  // Nothing is chosen beforehand, because it cannot be undone.
  await expect(resolution.getByRole('radio', { checked: true, name: /Concedida/ })).toHaveCount(0);
  await resolution.getByRole('button', { name: 'Registrar resolución' }).click();
  const granted = resolution.getByRole('radio', { name: 'Concedida', exact: true });
  await expect(granted).toBeFocused();
  await granted.check();
  await resolution.getByRole('button', { name: 'Registrar resolución' }).click();
  const question = page.getByRole('dialog', { name: /^¿Homologar el título de/ });
  await expect(question).toContainText('pasa a ser médico homologado');
  await expect(question).toContainText('resolucion.pdf');
  await question.getByRole('button', { name: 'Registrar resolución' }).click();
  await expect(page.getByText('Aprobada', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Historial' }).click();
  await expect(page.getByRole('dialog', { name: 'Historial' })).toContainText('Homologación concedida');
});

test('the keyboard alone reviews a document, and its single keys can be switched off', async ({
  page,
  context,
  login,
  request,
  problems,
}) => {
  test.slow();
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { email, id } = await petitionOf(request, 'keyboard');
  await login('admin');
  await page.goto(`/petitions?status=Pending&q=${email}`);
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveCount(1);
  await skipToContent(page);
  await tabTo(page, page.getByRole('link', { name: 'Ir a la lista' }), 12);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/petitions/${id}`));
  await expect(page.locator('canvas').first()).toBeVisible();
  const current = papers(page).locator('[aria-current]');
  const name = (await current.textContent()) ?? '';
  await page.keyboard.press('j');
  await expect(current).not.toHaveText(name);
  await page.keyboard.press('k');
  await expect(current).toHaveText(name);
  await page.keyboard.press('2');
  const message = page.getByRole('textbox', { name: /^Mensaje para/ });
  await expect(message).toBeFocused();
  // Letters in a field are letters. They follow the ready-made text, and wait while another reason is looked at.
  await page.keyboard.type(' ajn');
  await expect(message).toHaveValue(/ ajn$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(message).not.toHaveValue(/ ajn$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(message).toHaveValue(/ ajn$/);
  // Without a network the verdict waits, and is given once it is back.
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Sin conexión con Fonendo' })).toBeVisible();
  await context.setOffline(false);
  const judged = papers(page).getByRole('button', { name: name.replace(/por revisar$/, '').trim() });
  await expect(judged).toHaveAccessibleName(/rechazado/);
  // A document that expires is not approved by its key without its last day.
  const record = papers(page).getByRole('button', { name: /^Certificado de antecedentes penales/ });
  await tabTo(page, record, 40);
  await page.keyboard.press('Enter');
  const lastDay = page.getByLabel(/^Válido hasta/);
  await tabTo(page, lastDay, 40);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('a');
  await expect(lastDay).toBeFocused();
  await expect(record).toHaveAccessibleName(/por revisar/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Comentarios' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Comentario' }), 4);
  await page.keyboard.type('Mirar con calma la segunda página.');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '¿Cerrar sin enviar?' });
  await expect(question.getByRole('button', { name: 'Seguir editando' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Comentario' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const written = page
    .getByRole('dialog')
    .getByRole('article')
    .filter({ hasText: 'Mirar con calma la segunda página.' });
  await expect(written.getByText('Interno: solo el equipo')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await help.getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await papers(page).getByRole('button').first().click();
  await page.keyboard.press('r');
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(message).toBeVisible();
});

test('versions lie side by side; whoever judges second learns who was faster', async ({
  page,
  login,
  request,
  problems,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const pending = await petitionOf(request, 'conflict');
  await login('admin');
  await openPetition(page, pending);
  const replaced = papers(page)
    .getByRole('button', { name: /por revisar/ })
    .filter({ hasText: 'v2' });
  await replaced.click();
  const name = ((await replaced.textContent()) ?? '').replace(/por revisar.*$/, '').trim();
  const desk = page.getByRole('region', { name: 'Documento', exact: true });
  await expect(desk).toContainText('Versión 2');
  await page.getByRole('button', { name: 'Comparar versiones' }).click();
  await page.getByRole('menuitem', { name: /^Versión 1/ }).click();
  await expect(desk.getByRole('heading', { name: 'Versión 1, anterior' })).toBeVisible();
  await expect(desk.locator('canvas')).toHaveCount(2);
  await expectAccessible(page);
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectTwoDocuments(desk, `at ${width}`);
    await expectUncut(desk.getByRole('heading', { level: 2 }), `names at ${width}`);
    await expectUncut(desk.getByText(/^Versión 2 · /), `the number of the version at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Dejar de comparar' }).click();
  await expect(desk.locator('canvas')).toHaveCount(1);

  // Another administrator, in a browser of their own, judges the same document first.
  const token = await requestToken(request, accounts.superadmin);
  const origin = new URL(baseURL ?? '').origin;
  const other = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'auth:token', value: token }] }] },
  });
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  await theirs.getByRole('button', { name: 'No se lee bien' }).click();
  await theirs.getByRole('textbox', { name: /^Mensaje para/ }).fill('No se lee la fecha.');
  await theirs.getByRole('button', { name: 'Rechazar y ver el siguiente' }).click();
  await expect(papers(theirs).getByRole('button', { name })).toHaveAccessibleName(/rechazado/);

  problems.expect(/409/);
  await approve(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ha sido más rápido' })).toContainText(`Rechazado: ${name}`);
  await expect(papers(page).getByRole('button', { name })).toHaveAccessibleName(/rechazado/);
  await expect(page.getByText('No se lee la fecha.')).toBeVisible();

  // A rejection that is being written stays with its document, also where the address names none.
  await openPetition(page, pending);
  const open = papers(page).locator('[aria-current]');
  const writtenOf = ((await open.textContent()) ?? '').replace(/por revisar.*$/, '').trim();
  const message = page.getByRole('textbox', { name: /^Mensaje para/ });
  await page.keyboard.press('r');
  await message.fill('Falta el sello.');
  await message.press('Escape');
  await expect(message).toBeHidden();
  await page.keyboard.press('r');
  await expect(message).toHaveValue('Falta el sello.');
  await openPetition(theirs, pending);
  await expect(papers(theirs).locator('[aria-current]')).toContainText(writtenOf);
  await approve(theirs).click();
  await expect(papers(theirs).getByRole('button', { name: writtenOf })).toHaveAccessibleName(/aprobado/);
  await other.close();
  // The page follows by itself, every half minute.
  await expect(papers(page).getByRole('button', { name: writtenOf })).toHaveAccessibleName(/aprobado/, {
    timeout: 40_000,
  });
  await expect(page.getByRole('alert').filter({ hasText: `Aprobado: ${writtenOf}` })).toBeVisible();
  await expect(open).toContainText(writtenOf);
  await expect(message).toHaveValue('Falta el sello.');
  const rejected = papers(page).getByRole('button', { name: /rechazado/ });
  const before = await rejected.count();
  await message.press('Control+Enter');
  await expect(message).toHaveValue('Falta el sello.');
  await expect(rejected).toHaveCount(before);
});

test('the review is readable by everybody, in every width', async ({ page, login, request }) => {
  test.setTimeout(60_000);
  const [sent] = await petitionsIn(request, 'Sended');
  if (!sent) throw new Error('The demo has no sent petition');
  await login('admin');
  await openPetition(page, sent);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.getByRole('button', { name: 'Cola de revisión' }).click();
  await expect(page.getByRole('dialog', { name: 'Cola de revisión' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize(isPhone);
  for (const tab of ['Datos', 'Historial', 'Documentos']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(isPhone.width);
  }
});

test('the digits of the reasons are the same for every document', async ({ page, login, request }) => {
  const pending = await petitionOf(request, 'unjudged');
  await login('admin');
  await openPetition(page, pending);
  const current = papers(page).locator('[aria-current]');
  const message = page.getByRole('textbox', { name: /^Mensaje para/ });
  const reasons = page.getByRole('region', { name: 'Veredicto' }).locator('li button[aria-pressed]');
  // Two documents, by digits alone: each one chooses its own reason, and gives the focus to the message of it.
  const digits = [new Map<string, string>(), new Map<string, string>()];
  for (const known of digits) {
    for (const label of await reasons.allTextContents()) {
      const [digit = ''] = label;
      await page.keyboard.press(digit);
      await expect(message).toBeFocused();
      await expect(reasons.and(page.locator('[aria-pressed="true"]'))).toHaveText(label);
      known.set(label.slice(1), digit);
      await page.keyboard.press('Escape');
      await expect(message).toBeHidden();
    }
    const paper = (await current.textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(current).not.toHaveText(paper);
  }
  const [one, other] = digits;
  const shared = [...(one?.keys() ?? [])].filter((title) => other?.has(title));
  expect(shared.length).toBeGreaterThan(2);
  for (const title of shared) expect(other?.get(title), title).toBe(one?.get(title));
});

test('the verdict is within reach in a low window, whatever was declared', async ({ page, login, request }) => {
  const pending = await petitionOf(request, 'conflict');
  await login('admin');
  await page.setViewportSize({ width: 1366, height: 640 });
  await openPetition(page, pending);
  const last = page.getByRole('region', { name: 'Veredicto' }).getByRole('button', { name: 'Otro motivo…' });
  await papers(page)
    .getByRole('button', { name: /^Certificación académica/ })
    .click();
  await expect(last).not.toBeInViewport();
  for (const name of ['Aprobar', 'Rechazar']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  // They keep their place before the reasons.
  await last.scrollIntoViewIfNeeded();
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  expect(await top(approve(page))).toBeLessThan(await top(last));
  // The message of a reason is seen before it is sent.
  await page.keyboard.press('1');
  await expect(page.getByRole('textbox', { name: /^Mensaje para/ })).toBeInViewport({ ratio: 0.9 });
});

test('administrators settle the ready-made reasons and the holidays', async ({ page, login }) => {
  await login('superadmin');
  await page.goto('/account?tab=settings');
  await page.getByRole('combobox', { name: 'Documento' }).click();
  await page.getByRole('option', { name: 'Documento de aceptación' }).click();
  await page.getByRole('textbox', { name: 'Motivo 1' }).fill('Sin firma manuscrita');
  await page.getByRole('button', { name: 'Guardar motivos' }).click();
  await expect(page.getByText('Motivos guardados')).toBeVisible();
  await page.reload();
  await page.getByRole('combobox', { name: 'Documento' }).click();
  await page.getByRole('option', { name: 'Documento de aceptación' }).click();
  await expect(page.getByRole('textbox', { name: 'Motivo 1' })).toHaveValue('Sin firma manuscrita');
  await page.getByRole('button', { name: 'Añadir festivo' }).click();
  await page.getByRole('textbox', { name: 'Añadir festivo' }).fill('24/12/2031');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByText('24 de diciembre de 2031')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el 24 de diciembre de 2031' }).click();
  await expect(page.getByText('24 de diciembre de 2031')).toBeHidden();

  // Of a community, which leaves the seat's calendar alone.
  await page.getByRole('combobox', { name: 'Calendario' }).click();
  await page.getByRole('option', { name: 'Cataluña' }).click();
  await page.getByRole('textbox', { name: 'Añadir festivo' }).fill('16/06/2031');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByText('16 de junio de 2031')).toBeVisible();
  await page.getByRole('combobox', { name: 'Calendario' }).click();
  await page.getByRole('option', { name: 'España y Madrid' }).click();
  await expect(page.getByText('16 de junio de 2031')).toBeHidden();
  await page.getByRole('combobox', { name: 'Calendario' }).click();
  await page.getByRole('option', { name: 'Cataluña' }).click();
  await page.getByRole('button', { name: 'Quitar el 16 de junio de 2031' }).click();
  await expect(page.getByText('16 de junio de 2031')).toBeHidden();
});
