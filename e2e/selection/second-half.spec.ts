import type { Locator, Page } from '@playwright/test';
import { bringForward } from '../interviews/bring-forward.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { as, desktop, openAs } from '../support/candidacies.ts';
import { dayInSpain } from '../support/days.ts';
import { expectFocusWithin, skipToContent, tabAndPress, tabAndType, tabTo } from '../support/keyboard/tab-to.ts';
import { chooseFile, smallPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

const candidate = 'carolina.quintero27@demo.fonendo.test';
/** Of three vacancies, so that nobody is asked to close it. */
const offer = '01900000-0000-7000-8013-000000000006';
const book = 'Libro de guardias';
const papers = ['Registro de procedimientos firmado por el servicio', 'Carta de la jefatura anterior', book];

/** As it is written in a date field. */
const inWriting = (days: number): string => dayInSpain(days).split('-').toReversed().join('/');

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/candidate/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await skipToContent(page);
}

/** Both sides work without a pointer, and see at every stop where they are. */
test('papers, an interview, the acceptance and the first day by keyboard alone', async ({
  browser,
  request,
  baseURL,
  problems,
}) => {
  test.setTimeout(240_000);
  const doctorToken = await requestToken(request, candidate);
  const staffToken = await requestToken(request, accounts.recruiter);
  const applied = await request.post(`/api/offers/${offer}/candidacies`, as(doctorToken));
  expect(applied.ok(), await applied.text()).toBe(true);
  const { id } = (await applied.json()) as { id: string };
  const doctor = await openAs(browser, baseURL, doctorToken, { ...desktop, locale: 'es-ES' });
  const staff = await openAs(browser, baseURL, staffToken, { ...desktop, locale: 'es-ES' });
  for (const side of [doctor, staff]) problems.watch(side.context(), new URL(baseURL ?? '').origin);

  await test.step('the hospital asks for papers', async () => {
    await open(staff, id);
    await tabAndPress(staff, staff.getByRole('button', { name: 'Empezar «Solicitud de documentación»' }), 40);
    await expect(rowOf(staff, papers[0] ?? '')).toContainText('Solicitado');
    await expectFocusWithin(staff.getByRole('main'));
    await tabAndPress(staff, staff.getByRole('button', { name: 'Solicitar documentación' }), 40);
    const dialog = staff.getByRole('dialog', { name: 'Solicitar documentación' });
    await tabAndType(staff, dialog.getByRole('textbox', { name: 'Qué documento' }), 4, book);
    await tabAndType(staff, dialog.getByRole('textbox', { name: 'Para qué se necesita' }), 4, 'Para conocerte.');
    await tabAndPress(staff, dialog.getByRole('button', { name: 'Solicitar el documento' }), 10);
    await expect(dialog).toBeHidden();
    await expect(rowOf(staff, book)).toContainText('Solicitado');
    await expect(staff.getByRole('button', { name: 'Solicitar documentación' })).toBeFocused();
  });

  await test.step('the doctor hands all of them in', async () => {
    await open(doctor, id);
    for (const paper of papers) {
      await tabTo(doctor, doctor.getByRole('button', { name: `Subir PDF: ${paper}` }), 40);
      await chooseFile(doctor, smallPdf('documento.pdf'), () => doctor.keyboard.press('Enter'));
      await expect(rowOf(doctor, paper)).toContainText('Entregado');
      await expectFocusWithin(doctor.getByRole('main'));
    }
  });

  await test.step('the hospital accepts them and goes on to the interview', async () => {
    await open(staff, id);
    for (const paper of papers) {
      await tabAndPress(staff, staff.getByRole('button', { name: `Revisar: ${paper}` }), 60);
      const review = staff.getByRole('dialog', { name: 'Revisar documento' });
      await tabAndPress(staff, review.getByRole('button', { name: 'Aceptar' }), 30);
      await expect(review).toBeHidden();
      await expect(rowOf(staff, paper)).toContainText('Aceptado');
      // The button that opened it is gone: what is beside it has the focus.
      await expectFocusWithin(staff.getByRole('main'));
    }
    const asked = region(staff, 'Solicitud de documentación');
    await tabAndPress(staff, asked.getByRole('button', { name: 'Completar y empezar «Gestión interna»' }), 60);
    const internal = region(staff, 'Gestión interna');
    await tabAndType(staff, internal.getByRole('textbox', { name: /Resultado/ }), 60, 'Visto bueno.');
    await tabAndPress(staff, internal.getByRole('button', { name: 'Completar y empezar «Entrevista»' }), 6);
    await expect(staff.getByRole('heading', { name: 'Proponer entrevista' })).toBeVisible();
    await expectFocusWithin(staff.getByRole('main'));
  });

  await test.step('the hospital proposes a date', async () => {
    const panel = region(staff, 'Fechas propuestas');
    await tabAndPress(staff, panel.getByRole('button', { name: 'Añadir fecha' }), 60);
    // What takes the place of the button has its focus.
    await expect(panel.getByRole('textbox', { name: /^Día/ })).toBeFocused();
    await tabAndType(staff, panel.getByRole('textbox', { name: /^Día/ }), 0, inWriting(6));
    await tabTo(staff, panel.getByLabel(/^Hora \(península\)/), 6);
    await staff.keyboard.type('1000AM');
    await tabAndPress(staff, panel.getByRole('button', { name: 'Añadir', exact: true }), 6);
    await expect(panel).toContainText('1 de 5');
    await expectFocusWithin(panel);
    await tabAndType(
      staff,
      panel.getByRole('textbox', { name: /Enlace de la reunión/ }),
      20,
      'meet.laribera.example/e2e',
    );
    await tabAndPress(staff, panel.getByRole('button', { name: 'Enviar 1 propuesta' }), 20);
    await expect(staff.getByText('Propuestas enviadas')).toBeVisible();
    await expectFocusWithin(staff.getByRole('main'));
  });

  await test.step('the doctor picks it', async () => {
    await open(doctor, id);
    await tabTo(doctor, doctor.getByRole('radio').first(), 40);
    await doctor.keyboard.press('Space');
    await tabAndPress(doctor, doctor.getByRole('button', { name: 'Confirmar fecha' }), 6);
    const interview = doctor.getByRole('region', { name: 'Entrevista', exact: true });
    await expect(interview).toContainText('Confirmada');
    await expectFocusWithin(interview);
  });

  const startsAt = await bringForward(request, { staffToken, doctorToken, candidacyId: id });
  await expect.poll(() => Date.now() > startsAt.getTime(), { timeout: 70_000, intervals: [250] }).toBe(true);

  await test.step('the hospital says that it took place, and accepts', async () => {
    await open(staff, id);
    await tabAndPress(staff, staff.getByRole('button', { name: 'Se ha realizado' }), 60);
    await expect(staff.getByText('Resultado anotado')).toBeVisible();
    await expectFocusWithin(staff.getByRole('main'));
    await tabAndPress(staff, staff.getByRole('button', { name: 'Aceptar', exact: true }), 60);
    const question = staff.getByRole('dialog');
    await tabAndPress(staff, question.getByRole('button', { name: 'Aceptar candidatura' }), 4);
    await expect(region(staff, /Aceptada el/)).toBeVisible();
  });

  await test.step('the doctor says when, the hospital takes a day, and the doctor sees it', async () => {
    await open(doctor, id);
    const mine = region(doctor, 'Primer día de trabajo');
    await tabAndType(doctor, mine.getByLabel('Desde'), 60, inWriting(90));
    await tabAndType(doctor, mine.getByLabel('Hasta'), 6, inWriting(120));
    await tabAndPress(doctor, mine.getByRole('button', { name: 'Enviar las fechas' }), 6);
    await expect(mine).toContainText('ya tiene tus fechas');
    await expectFocusWithin(mine);
    await open(staff, id);
    const theirs = region(staff, 'Primer día de trabajo');
    await tabAndType(staff, theirs.getByLabel('Primer día'), 80, inWriting(100));
    await tabAndPress(staff, theirs.getByRole('button', { name: 'Acordar este día' }), 6);
    await expect(theirs).toContainText('Acordado');
    await expectFocusWithin(theirs);
    await expect(mine).toContainText('te espera ese día');
  });
  await doctor.context().close();
  await staff.context().close();
});
