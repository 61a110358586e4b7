import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { expectApart } from '../support/boxes.ts';
import { dayInSpain } from '../support/days.ts';
import { skipToContent, tabAndPress, tabAndType, tabTo, takeFromMenu } from '../support/keyboard/tab-to.ts';
import { chooseFile, smallPdf } from '../support/pdf.ts';
import { fillDay, fillNotified, Team } from '../support/petitions.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Demo doctors whose petitions are with the ministry; the first one changes here and nowhere else. */
const applicants = {
  conditional: 'gabriela.valdes5@demo.fonendo.test',
  /** Other tests look at it too: nothing of it is changed here. */
  overdue: 'luciana.salazar9@demo.fonendo.test',
  /** A hearing is opened and closed. */
  heard: 'ximena.valdes51@demo.fonendo.test',
} as const;

const menu = (page: Page) => page.getByRole('button', { name: /^Acciones de la solicitud/ });

async function choose(page: Page, action: string): Promise<void> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function openProcedure(page: Page, id: string): Promise<void> {
  await page.goto(`/petitions/${id}`);
  await expect(page.getByRole('heading', { name: 'Trámite' })).toBeVisible();
  // Queue, paper and verdict share the window; none of them makes the page wider than it is.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}

/** The team attaches the ministry's own letter to what it asks for, or proposes. */
async function attachLetter(page: Page, action: string, file: string): Promise<void> {
  await chooseFile(page, smallPdf(file), () => page.getByRole('button', { name: action }).click());
  await expect(page.getByRole('button', { name: `Escrito del Ministerio: ${file}` })).toBeVisible();
}

test('the ministry asks, is answered, and grants with conditions that are met one by one', async ({
  page,
  context,
  baseURL,
  login,
  request,
}) => {
  test.setTimeout(120_000);
  const team = await Team.open(request);
  const { id } = await team.petitionOf(applicants.conditional);
  await login('admin');
  await openProcedure(page, id);

  // Asked: the clock stands still and the cover sheet of the answer can be printed.
  await choose(page, 'Anotar un requerimiento');
  const asking = page.getByRole('dialog', { name: 'Anotar un requerimiento' });
  await asking.getByRole('button', { name: 'Anotar requerimiento' }).click();
  await expect(asking.getByText('Este campo es obligatorio.').first()).toBeVisible();
  const reason = asking.getByRole('textbox', { name: 'Qué pide el Ministerio' });
  await reason.fill('Se escribe y se deja.');
  // Nothing that was typed is thrown away without a leaving, and an Escape answers only that.
  const leaving = page.getByRole('dialog', { name: '¿Cerrar sin enviar?' });
  await reason.press('Escape');
  await expect(leaving.getByRole('button', { name: 'Seguir editando' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leaving).toBeHidden();
  await expect(reason).toHaveValue('Se escribe y se deja.');
  await reason.press('Escape');
  await leaving.getByRole('button', { name: 'Cerrar sin enviar' }).click();
  await expect(asking).toBeHidden();
  await choose(page, 'Anotar un requerimiento');
  await reason.fill('Pensum con horas por asignatura.');
  await fillNotified(asking);
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Anotar requerimiento' }).click();
  await expect(asking).toBeHidden();
  await expect(page.getByText('Pensum con horas por asignatura.')).toBeVisible();
  await expect(page.getByText('Plazo suspendido').first()).toBeVisible();
  await attachLetter(page, 'Adjuntar el requerimiento', 'requerimiento.pdf');
  // In the header, beside the status, in every width.
  const asked = page.getByText(/^Requerimiento, hasta el \d+ \w+/);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(asked).toBeInViewport();
    const marks = page.getByRole('heading', { level: 1 }).locator('..').locator(':scope > *');
    await expect(marks.filter({ hasText: 'Enviada al Ministerio' })).toBeVisible();
    await expectApart(marks, `the marks beside the name at ${width}`);
  }
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: /Anotar un requerimiento/ })).toContainText('hay uno abierto');
  const sheet = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Carátula de subsanación' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^HOM-\d{4}-\d{6}-subsanacion\.pdf$/);

  // More time is asked for. Neither what the ministry decides nor how long it gives is filled in beforehand.
  await choose(page, 'Anotar que se pide ampliar el plazo');
  const longer = page.getByRole('dialog', { name: 'Ampliación del plazo pedida' });
  await fillDay(longer.getByRole('textbox', { name: 'Día en que se pidió' }), 0);
  await longer.getByRole('button', { name: 'Anotar petición' }).click();
  await expect(longer).toBeHidden();
  await choose(page, 'Anotar si se amplía el plazo');
  const decision = page.getByRole('dialog', { name: 'Ampliación del plazo' });
  await expect(decision.getByRole('radio', { checked: true })).toHaveCount(0);
  await decision.getByRole('radio', { name: 'Amplía el plazo', exact: true }).check();
  const days = decision.getByRole('textbox', { name: 'Días hábiles en total' });
  await expect(days).toHaveValue('');
  await fillDay(decision.getByRole('textbox', { name: 'Día de la decisión' }), 0);
  await decision.getByRole('button', { name: 'Anotar decisión' }).click();
  await expect(days).toHaveAccessibleDescription(/Este campo es obligatorio\./);
  await days.fill('20');
  await decision.getByRole('button', { name: 'Anotar decisión' }).click();
  await expect(decision).toBeHidden();

  // Answered: it runs again.
  await page.getByRole('button', { name: 'Anotar la respuesta' }).click();
  const answering = page.getByRole('dialog', { name: 'Anotar la respuesta' });
  await expect(answering).toContainText('Pensum con horas por asignatura.');
  await answering.getByRole('button', { name: 'Anotar respuesta' }).click();
  await expect(answering.getByText('Este campo es obligatorio.')).toBeVisible();
  await fillDay(answering.getByRole('textbox', { name: 'Fecha de la respuesta' }), 0);
  await answering.getByRole('button', { name: 'Anotar respuesta' }).click();
  await expect(answering).toBeHidden();
  await expect(page.getByText('Plazo suspendido')).toHaveCount(0);
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Anotar la respuesta' })).toHaveCount(0);

  // Granted with conditions: the doctor is certified by the last one, not by the resolution.
  await page.getByRole('button', { name: 'Registrar resolución' }).click();
  const resolution = page.getByRole('dialog', { name: 'Registrar la resolución' });
  await resolution.getByRole('radio', { name: 'Concedida con condiciones' }).check();
  await resolution.getByRole('textbox', { name: 'Condición 1' }).fill('Prueba de aptitud de Pediatría');
  await resolution.getByRole('button', { name: 'Añadir condición' }).click();
  await resolution.getByRole('textbox', { name: 'Condición 2' }).fill('Seis meses de prácticas tuteladas');
  await resolution.locator('input[type=file]').setInputFiles(smallPdf('resolucion.pdf'));
  await expect(resolution.getByText('resolucion.pdf')).toBeVisible();
  await resolution
    .getByRole('textbox', { name: 'Comentario de la resolución' })
    .fill('Faltan contenidos de pediatría.');
  await fillNotified(resolution);
  await expectAccessible(page);
  await resolution.getByRole('button', { name: 'Registrar resolución' }).click();
  const question = page.getByRole('dialog', { name: '¿Registrar la concesión con condiciones?' });
  await question.getByRole('button', { name: 'Registrar resolución' }).click();
  await expect(resolution).toBeHidden();

  // What proves a condition is uploaded beside it, and lies beside it for the team.
  await signInWith(context, baseURL, await requestToken(request, applicants.conditional));
  await page.goto(`/petitions/${id}`);
  const conditions = page.getByRole('region', { name: 'Resolución', exact: true });
  await chooseFile(page, smallPdf('aptitud.pdf'), () =>
    conditions.getByRole('button', { name: 'Añadir PDF: Prueba de aptitud de Pediatría' }).click(),
  );
  await expect(conditions.getByRole('listitem').filter({ hasText: 'Prueba de aptitud' })).toContainText('aptitud.pdf');
  await expectAccessible(page);
  await login('admin');
  await openProcedure(page, id);
  await expect(page.getByText(/^aptitud\.pdf, subido el/)).toBeVisible();

  for (const [condition, effect] of [
    ['Prueba de aptitud de Pediatría', 'lo verá en su solicitud'],
    ['Seis meses de prácticas tuteladas', 'Es la última'],
  ] as const) {
    const box = page.getByRole('checkbox', { name: condition });
    await expect(box).not.toBeChecked();
    await box.click();
    const done = page.getByRole('dialog', { name: `¿Dar por cumplida «${condition}»?` });
    await expect(done).toContainText(effect);
    await done.getByRole('button', { name: 'Dar por cumplida' }).click();
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Historial' }).click();
  const history = page.getByRole('dialog', { name: 'Historial' });
  await expect(history).toContainText('Homologación concedida con condiciones');
  await expect(history).toContainText('Condición cumplida: Seis meses de prácticas tuteladas');
});

test('past the term there are letters that urge, and one to appeal against silence', async ({
  page,
  login,
  request,
}) => {
  const team = await Team.open(request);
  const { id } = await team.petitionOf(applicants.overdue);
  await login('admin');
  await openProcedure(page, id);
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Recurso de reposición' })).toBeVisible();
  const letter = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Escrito de impulso' }).click();
  expect((await letter).suggestedFilename()).toMatch(/-impulso\.pdf$/);
});

test('a hearing is a term of its own, its date says why, and dates are said and corrected', async ({
  page,
  context,
  baseURL,
  login,
  request,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expect(/422.*petitions/);
  const team = await Team.open(request);
  const { id } = await team.petitionOf(applicants.heard);
  await login('admin');
  await openProcedure(page, id);
  // The first one is recorded by keyboard alone.
  await skipToContent(page);
  await takeFromMenu(page, menu(page), 'Anotar trámite de audiencia', 60);
  const hearing = page.getByRole('dialog', { name: 'Trámite de audiencia' });
  // Nothing is chosen for whoever copies an act of the ministry.
  await expect(hearing.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(hearing.getByRole('textbox')).toHaveCount(1);
  await tabAndPress(page, hearing.getByRole('button', { name: 'Anotar audiencia' }), 8);
  await expect(hearing.getByText('Selecciona una opción.')).toHaveCount(2);
  await expect(hearing.getByRole('radio', { name: 'Denegar la homologación' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hearing.getByRole('radio', { name: 'Concederla con condiciones' })).toBeChecked();
  await tabAndType(page, hearing.getByRole('textbox', { name: 'Resumen de la propuesta' }), 1, 'Pediatría.');
  await tabTo(page, hearing.getByRole('radio', { name: 'Electrónica (DEHú)' }), 1);
  await page.keyboard.press('ArrowDown');
  await expect(hearing.getByRole('radio', { name: 'En papel' })).toBeChecked();
  const delivered = hearing.getByRole('textbox', { name: /^Día de la entrega/ });
  // A day that there is not stays as it was typed, and leads back to its field.
  for (const day of ['31/02/2026', inWriting(0)]) {
    await tabAndType(page, delivered, 20, day);
    await tabAndPress(page, hearing.getByRole('button', { name: 'Anotar audiencia' }), 8);
    if (day === inWriting(0)) break;
    await expect(delivered).toHaveAccessibleDescription(/Esta fecha no existe/);
    await expect(delivered).toHaveValue(day);
    await expect(delivered).toBeFocused();
    await expectAccessible(page);
  }
  await expect(hearing).toBeHidden();
  await expect(menu(page)).toBeFocused();
  const why = page.getByRole('button', { name: 'Por qué esta fecha: Alegaciones a la propuesta' });
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('RD 889/2022, art. 17')).toBeVisible();
  await expect(page.getByText(/^Entregada en papel el/)).toBeVisible();
  await why.click();
  await expect(page.getByText('RD 889/2022, art. 17')).toBeHidden();
  await expectAccessible(page);
  await choose(page, 'Cerrar la audiencia');
  const closing = page.getByRole('dialog', { name: 'Cerrar la audiencia' });
  await closing.getByRole('radio', { name: 'Se presentaron alegaciones' }).check();
  await fillDay(closing.getByRole('textbox', { name: 'Fecha' }), 0);
  await closing.getByRole('button', { name: 'Cerrar audiencia' }).click();
  await expect(why).toBeHidden();

  // The next notice is electronic: the doctor says when it was opened, and the cautious date becomes the lawful one.
  await choose(page, 'Anotar trámite de audiencia');
  await hearing.getByRole('radio', { name: 'Denegar la homologación' }).check();
  await hearing.getByRole('textbox', { name: 'Resumen de la propuesta' }).fill('Faltan horas de Pediatría.');
  await hearing.getByRole('radio', { name: 'Electrónica (DEHú)' }).check();
  await fillDay(hearing.getByRole('textbox', { name: /^Puesta a disposición/ }), -6);
  await hearing.getByRole('button', { name: 'Anotar audiencia' }).click();
  await expect(hearing).toBeHidden();
  await attachLetter(page, 'Adjuntar la propuesta', 'propuesta.pdf');
  await signInWith(context, baseURL, await requestToken(request, applicants.heard));
  // The dashboard leads to the term itself.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Ver el plazo' }).click();
  await expect(page).toHaveURL(`/petitions/${id}#terms`);
  await expect(page).toHaveTitle(/^HOM-\d{4}-\d{6} · /);
  await expect(page.getByRole('heading', { name: 'Plazos', exact: true })).toBeInViewport();
  // By keyboard alone: the form that takes the button's place has the focus, and so has what it leaves behind.
  const opened = page.getByRole('button', { name: 'Ya la he abierto' });
  await tabAndPress(page, opened, 60);
  await expect(page.getByText('¿Cuándo abriste la notificación?')).toBeFocused();
  await tabAndPress(page, page.getByRole('button', { name: 'Cancelar' }), 4);
  await expect(opened).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, page.getByRole('button', { name: 'Guardar y recalcular' }), 4);
  await expect(page.getByText('Este campo es obligatorio.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Día de acceso' })).toBeFocused();
  await page.keyboard.type(inWriting(-2));
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await tabAndPress(page, page.getByRole('button', { name: 'Guardar y recalcular' }), 4);
  await expect(page.getByText('Plazos recalculados')).toBeVisible();
  await expect(opened).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'De la propuesta', level: 3 })).toBeFocused();
  await expect(page.getByText('Indicaste cuándo abriste una notificación')).toBeVisible();

  // The doctor reads the proposal and answers it where it stands; then it is the team's turn.
  const heard = page.getByRole('region', { name: 'Trámite de audiencia', exact: true });
  const proposal = page.waitForEvent('download');
  await tabAndPress(page, heard.getByRole('button', { name: /^Escrito del Ministerio/ }), 80);
  expect((await proposal).suggestedFilename()).toBe('propuesta.pdf');
  await tabTo(page, heard.getByRole('button', { name: 'Elegir PDF: Tus alegaciones' }), 12);
  await chooseFile(page, smallPdf('alegaciones.pdf'), () => page.keyboard.press('Enter'));
  await expect(heard).toContainText('Documentación adicional: alegaciones.pdf');
  await expect(page.getByRole('heading', { name: 'Tenemos tus alegaciones y las presentamos nosotros' })).toBeVisible();
  await expectAccessible(page);

  await login('admin');
  await openProcedure(page, id);
  await expect(page.getByText(/^Alegaciones del .*: falta presentarlas/)).toBeVisible();
  await expect(page.getByText('Documentación adicional: alegaciones.pdf')).toBeVisible();

  const before = await team.termOf(id);
  // The closed hearing and the registry are corrected by keyboard alone, with a reason that the doctor reads.
  await skipToContent(page);
  for (const [which, day, reason] of [
    [/^Audiencia cerrada el/, /^Día de la entrega/, 'El acuse dice otro día.'],
    ['El registro', 'Fecha de registro', 'El justificante de registro dice otro día.'],
  ] as const) {
    await takeFromMenu(page, menu(page), 'Corregir datos del Ministerio', 60);
    const correction = page.getByRole('dialog', { name: 'Corregir datos del Ministerio' });
    const save = correction.getByRole('button', { name: 'Guardar y recalcular' });
    const acts = correction.getByRole('radio');
    // What is corrected is chosen here and nowhere else; until then there is nothing to send.
    await expect(correction.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(save).toHaveCount(0);
    await tabTo(page, acts.first(), 4);
    const wanted = correction.getByRole('radio', { name: which }).first();
    await page.keyboard.press('Space');
    for (let at = await acts.count(); at > 0 && !(await wanted.isChecked()); at -= 1) {
      await page.keyboard.press('ArrowDown');
    }
    await tabAndPress(page, save, 12);
    await expect(correction.getByText('Este campo es obligatorio.')).toBeVisible();
    const why = correction.getByRole('textbox', { name: 'Motivo de la corrección' });
    await expect(why).toBeFocused();
    await page.keyboard.type(reason);
    await tabAndPress(page, save, 12);
    // Nobody is told of a correction that corrects nothing.
    const field = correction.getByRole('textbox', { name: day });
    await expect(field).toHaveAccessibleDescription(/Es lo que ya consta: no hay nada que corregir\./);
    await expect(field).toBeFocused();
    await expectAccessible(page);
    const recorded = await field.inputValue();
    await tabAndType(page, field, 0, daysBefore(recorded));
    await tabAndPress(page, save, 12);
    await expect(correction).toBeHidden();
    await expect(menu(page)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Historial' }).click();
  const history = page.getByRole('dialog', { name: 'Historial' });
  await expect(history).toContainText('El acuse dice otro día.');
  await expect(history).toContainText('Corregido: la fecha de registro.');
  await expect(history).toContainText('El justificante de registro dice otro día.');

  // The record of activity has it as well, with who did it.
  await page.goto(`/audit?subject=petition&subjectId=${id}`);
  const recorded = page.getByRole('table', { name: 'Actividad' }).getByRole('row').filter({
    hasText: 'El justificante de registro dice otro día.',
  });
  await expect(recorded.first()).toContainText('Lucía Ferrándiz');

  // The doctor reads why, and the end that is earlier.
  const corrected = await team.termOf(id);
  expect(corrected.registeredOn < before.registeredOn).toBe(true);
  expect(corrected.deadline < before.deadline).toBe(true);
  await signInWith(context, baseURL, await requestToken(request, applicants.heard));
  await page.goto(`/petitions/${id}`);
  await expect(page.getByText('El justificante de registro dice otro día.')).toBeVisible();
  await expect(page.getByText('Corregimos la fecha de registro', { exact: true })).toBeVisible();
  await expect(page.getByText('Corregimos las fechas de la audiencia', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(inWords(corrected.deadline));
  await page.getByRole('button', { name: /^Avisos/ }).click();
  await expect(page.getByText('Hemos corregido la fecha de registro').first()).toBeVisible();

  // And how the hearing ended.
  await login('admin');
  await openProcedure(page, id);
  await choose(page, 'Cerrar la audiencia');
  await closing.getByRole('radio', { name: 'No se presentan alegaciones' }).check();
  await fillDay(closing.getByRole('textbox', { name: 'Fecha' }), 0);
  await closing.getByRole('button', { name: 'Cerrar audiencia' }).click();
  await expect(closing).toBeHidden();
  await signInWith(context, baseURL, await requestToken(request, applicants.heard));
  await page.goto(`/petitions/${id}`);
  await expect(heard).toContainText('Cerrada sin alegaciones');
  await expect(heard).toContainText('Faltan horas de Pediatría.');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await expect(page.getByText('Audiencia cerrada sin alegaciones', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Avisos/ }).click();
  await expect(page.getByText('Audiencia cerrada sin alegaciones').first()).toBeVisible();
});

/** As it is written in a date field. */
const inWriting = (days: number): string => dayInSpain(days).split('-').toReversed().join('/');

/** As it is written in a date field: four days earlier. Six months from 28 to 31 August end on one day. */
function daysBefore(written: string): string {
  const [day = 1, month = 1, year = 1] = written.split('/').map(Number);
  const before = new Date(Date.UTC(year, month - 1, day - 4)).toISOString().slice(0, 10);
  return before.split('-').toReversed().join('/');
}

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
