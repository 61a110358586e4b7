import type { Page } from '@playwright/test';
import { bringForward, inDays, reschedule } from '../interviews/bring-forward.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { expectInside } from '../support/boxes.ts';
import { type Candidacy, desktop, findCandidacy, openAs, phone } from '../support/candidacies.ts';
import { smallPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

const candidate = 'carolina.escobar57@demo.fonendo.test';
const offer = '01900000-0000-7000-8013-000000000011';
const offerName = 'Rehabilitación de daño cerebral';
const papers = ['Registro de procedimientos firmado por el servicio', 'Carta de la jefatura anterior'];

/** The whole way of a candidacy, from the application to the first day of work. */
test('a doctor on a phone applies, hands papers in, is interviewed, accepted and agrees on the first day', async ({
  browser,
  request,
  baseURL,
  problems,
}) => {
  test.setTimeout(240_000);
  const doctorToken = await requestToken(request, candidate);
  const staffToken = await requestToken(request, accounts.recruiter);
  const doctor = await openAs(browser, baseURL, doctorToken, { ...phone, locale: 'es-ES' });
  const staff = await openAs(browser, baseURL, staffToken, { ...desktop, locale: 'es-ES' });
  for (const side of [doctor, staff]) problems.watch(side.context(), new URL(baseURL ?? '').origin);

  await doctor.goto(`/offers/${offer}`);
  await expect(doctor.getByRole('heading', { level: 1, name: offerName })).toBeVisible();
  await expect(doctor.getByRole('heading', { name: 'Así es la selección' })).toBeVisible();
  const foot = doctor.getByRole('region', { name: 'Inscripción en esta oferta' });
  await foot.getByRole('button', { name: 'Inscribirme' }).click();
  await doctor.getByRole('dialog').getByRole('button', { name: 'Inscribirme' }).click();
  await expect(foot.getByRole('status')).toContainText('Te has inscrito');
  const { id } = await findCandidacy(request, `offer=${offer}&status=applied`, isHers);

  // The recruiter sees the new card on the board and starts the first step, which asks for its papers.
  await staff.goto(`/offers/${offer}/candidates`);
  await staff.getByRole('link', { name: /Carolina Escobar/ }).click();
  await expect(staff.getByRole('heading', { level: 1, name: /Carolina Escobar/ })).toBeVisible();
  await staff.getByRole('button', { name: 'Empezar «Solicitud de documentación»' }).click();
  for (const paper of papers) await expect(paperOf(staff, paper)).toContainText('Solicitado');

  await doctor.goto(`/candidate/${id}`);
  for (const [index, paper] of papers.entries()) {
    await doctor.getByLabel(paper, { exact: true }).setInputFiles(smallPdf(`documento-${index}.pdf`));
    await expect(paperOf(doctor, paper)).toContainText('Entregado');
  }

  await staff.goto(`/candidate/${id}`);
  for (const paper of papers) {
    await staff.getByRole('button', { name: `Revisar: ${paper}` }).click();
    const review = staff.getByRole('dialog', { name: 'Revisar documento' });
    await review.getByRole('button', { name: 'Aceptar' }).click();
    await expect(review).toBeHidden();
    await expect(paperOf(staff, paper)).toContainText('Aceptado');
  }
  const asked = staff.getByRole('region', { name: 'Solicitud de documentación' });
  await asked.getByRole('button', { name: 'Completar y empezar «Gestión interna»' }).click();
  const internal = staff.getByRole('region', { name: 'Gestión interna' });
  await internal.getByRole('textbox', { name: /Resultado/ }).fill('Visto bueno de la jefatura.');
  await internal.getByRole('button', { name: 'Completar y empezar «Entrevista»' }).click();

  // Dates, without the pointer: the list beside the calendar does the same.
  await expect(staff.getByRole('heading', { name: 'Proponer entrevista' })).toBeVisible();
  await addDate(staff, inDays(6), '10:00');
  await addDate(staff, inDays(7), '16:30');
  await staff.getByRole('textbox', { name: 'Enlace de la reunión' }).fill('meet.laribera.example/rehabilitacion');
  await staff.getByRole('button', { name: 'Enviar 2 propuestas' }).click();
  await expect(staff.getByText('Propuestas enviadas')).toBeVisible();

  const pickFirst = async () => {
    await doctor.goto(`/candidate/${id}`);
    await doctor.getByRole('radio').first().check();
    await doctor.getByRole('button', { name: 'Confirmar fecha' }).click();
    await expect(doctor.getByRole('region', { name: 'Entrevista', exact: true })).toContainText('Confirmada');
  };
  await pickFirst();

  // Moved twice: to another day, and, as no test waits a week, to the next minute.
  await reschedule(request, { staffToken, candidacyId: id }, inDays(8));
  await pickFirst();
  const startsAt = await bringForward(request, { staffToken, doctorToken, candidacyId: id });

  // Until it begins: a question and a file in the conversation, answered there.
  for (const side of [doctor, staff]) await side.goto(`/candidate/${id}`);
  await doctor.getByRole('tab', { name: /Conversación/ }).click();
  await doctor.getByRole('textbox', { name: /Escribir a/ }).fill('¿Desde cuándo haría falta?');
  await doctor.getByRole('button', { name: 'Enviar' }).click();
  await doctor.locator('input[type=file]').setInputFiles(smallPdf('carta.pdf'));
  await expect(doctor.getByRole('log').getByRole('button', { name: /carta\.pdf/ })).toBeVisible();
  await staff.getByRole('tab', { name: /Conversación/ }).click();
  await expect(staff.getByRole('log').getByRole('button', { name: /carta\.pdf/ })).toBeVisible();
  await staff.getByRole('textbox', { name: /Escribir a/ }).fill('En cuanto usted pueda.');
  await staff.getByRole('textbox', { name: /Escribir a/ }).press('Control+Enter');
  await expect(doctor.getByRole('log').getByText('En cuanto usted pueda.')).toBeVisible();

  await expect.poll(() => Date.now() > startsAt.getTime(), { timeout: 70_000, intervals: [250] }).toBe(true);
  await staff.goto(`/candidate/${id}`);
  await staff.getByRole('button', { name: 'Se ha realizado' }).click();
  await expect(staff.getByText('Resultado anotado')).toBeVisible();
  await staff.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Aceptar candidatura' }).click();
  await expect(staff.getByRole('region', { name: /Aceptada el/ })).toBeVisible();

  // Both sides can reach each other now.
  const contact = staff.getByRole('region', { name: 'Contacto', exact: true });
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  const [card] = await Promise.all([
    staff.waitForEvent('download'),
    contact.getByRole('button', { name: 'Guardar contacto' }).click(),
  ]);
  expect(card.suggestedFilename()).toBe('contacto.vcf');
  await expectInside(contact, contact.locator('p, button, span'), 'the parts of the contact');

  await doctor.goto(`/candidate/${id}`);
  await expect(doctor.getByText('¡Enhorabuena!')).toBeVisible();
  const hospital = doctor.getByRole('region', { name: 'Contacto con el hospital' });
  await expect(hospital.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await hospital.getByRole('switch', { name: /Compartir también mi teléfono/ }).click();
  await expect(doctor.getByText('El hospital no verá tu teléfono')).toBeVisible();

  await staff.goto(`/candidate/${id}`);
  await expect(contact.getByText('No comparte su teléfono')).toBeVisible();

  // The first day: dates from the phone, a wrong one first; one of them chosen at the desk; then other dates.
  const mine = doctor.getByRole('region', { name: 'Primer día de trabajo' });
  const theirs = staff.getByRole('region', { name: 'Primer día de trabajo' });
  await expect(theirs).toContainText('aún no ha dicho cuándo puede empezar');
  await mine.getByLabel('Desde').fill(typed(inDays(90)));
  await mine.getByLabel('Hasta').fill(typed(inDays(60)));
  await mine.getByRole('button', { name: 'Enviar las fechas' }).click();
  await expect(mine.getByText(/La fecha no puede ser anterior al/)).toBeVisible();
  await expect(mine.getByLabel('Hasta')).toHaveValue(typed(inDays(60)));
  await expectAccessible(doctor);
  await mine.getByLabel('Hasta').fill(typed(inDays(120)));
  await mine.getByRole('button', { name: 'Enviar las fechas' }).click();
  await expect(mine).toContainText('ya tiene tus fechas');
  await expect(theirs).toContainText('puede empezar entre el');
  await theirs.getByLabel('Primer día').fill(typed(inDays(100)));
  await theirs.getByRole('button', { name: 'Acordar este día' }).click();
  await expect(theirs).toContainText('Acordado');
  await expectAccessible(staff);
  await expect(mine).toContainText('te espera ese día');
  await mine.getByRole('button', { name: 'Cambiar las fechas' }).click();
  await expect(mine).toContainText('el día acordado deja de valer');
  await mine.getByLabel('Hasta').fill(typed(inDays(150)));
  await mine.getByRole('button', { name: 'Enviar las fechas' }).click();
  await expect(theirs).toContainText('Falta elegir el día');
  await doctor.context().close();
  await staff.context().close();
});

const isHers = ({ person }: Candidacy) => person?.lastname.startsWith('Escobar') === true;

const paperOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** As somebody types it. */
const typed = (day: Date) =>
  day.toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid', day: '2-digit', month: '2-digit', year: 'numeric' });

async function addDate(page: Page, day: Date, time: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir fecha' }).click();
  await page.getByLabel('Día', { exact: true }).fill(day.toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid' }));
  await page.getByLabel('Hora (península)').fill(time);
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
}
