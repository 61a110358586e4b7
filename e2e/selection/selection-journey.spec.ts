import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { smallPdf } from '../support/pdf.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const doctor = 'carolina.escobar57@demo.fonendo.test';
const offer = '01900000-0000-7000-8013-000000000011';
const offerName = 'Rehabilitación de daño cerebral';
const papers = ['Registro de procedimientos firmado por el servicio', 'Carta de la jefatura anterior'];

type Interview = { id: string; slots: { id: string; startsAt: string; proposedBy: string }[] };

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The whole way of a candidacy, from the application to the acceptance. */
test('a doctor applies, hands in what is asked, picks a date, is interviewed and accepted', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(200_000);
  const doctorToken = await requestToken(request, doctor);
  const staffToken = await requestToken(request, accounts.recruiter);
  const asDoctor = () => signInWith(context, baseURL, doctorToken);
  const asStaff = () => signInWith(context, baseURL, staffToken);

  await asDoctor();
  await page.goto(`/offers/${offer}`);
  await expect(page.getByRole('heading', { level: 1, name: offerName })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Así es la selección' })).toBeVisible();
  const foot = page.getByRole('region', { name: 'Inscripción en esta oferta' });
  await foot.getByRole('button', { name: 'Inscribirme' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inscribirme' }).click();
  await expect(foot.getByRole('status')).toContainText('Te has inscrito');
  const id = await findCandidacy(request, doctorToken);

  // The recruiter sees the new card on the board and starts the first step, which asks for its papers.
  await asStaff();
  await page.goto(`/offers/${offer}/candidates`);
  await page.getByRole('link', { name: /Carolina Escobar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Carolina Escobar/ })).toBeVisible();
  await page.getByRole('button', { name: 'Empezar «Solicitud de documentación»' }).click();
  for (const paper of papers) await expect(paperOf(page, paper)).toContainText('Pedido');

  await asDoctor();
  await page.goto(`/candidate/${id}`);
  for (const [index, paper] of papers.entries()) {
    await page.getByLabel(paper, { exact: true }).setInputFiles(smallPdf(`documento-${index}.pdf`));
    await expect(paperOf(page, paper)).toContainText('Entregado');
  }

  await asStaff();
  await page.goto(`/candidate/${id}`);
  for (const paper of papers) {
    await page.getByRole('button', { name: `Revisar: ${paper}` }).click();
    const review = page.getByRole('dialog', { name: 'Revisar documento' });
    await review.getByRole('button', { name: 'Aceptar' }).click();
    await expect(review).toBeHidden();
    await expect(paperOf(page, paper)).toContainText('Aceptado');
  }
  const asked = page.getByRole('region', { name: 'Solicitud de documentación' });
  await asked.getByRole('button', { name: 'Completar y empezar «Gestión interna»' }).click();
  const internal = page.getByRole('region', { name: 'Gestión interna' });
  await internal.getByRole('textbox', { name: /Resultado/ }).fill('Visto bueno de la jefatura.');
  await internal.getByRole('button', { name: 'Completar y empezar «Entrevista»' }).click();

  // Dates, without the pointer: the list beside the calendar does the same.
  await expect(page.getByRole('heading', { name: 'Proponer entrevista' })).toBeVisible();
  await addDate(page, inDays(6), '10:00');
  await addDate(page, inDays(7), '16:30');
  await page.getByRole('textbox', { name: 'Enlace de la reunión' }).fill('meet.laribera.example/rehabilitacion');
  await page.getByRole('button', { name: 'Enviar 2 propuestas' }).click();
  await expect(page.getByText('Propuestas enviadas')).toBeVisible();

  await asDoctor();
  await page.goto(`/candidate/${id}`);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Confirmar fecha' }).click();
  await expect(page.getByText('Entrevista confirmada').first()).toBeVisible();

  // No test waits a week: the interview is moved to the next minute.
  await bringForward(request, { staffToken, doctorToken, candidacyId: id });
  await asStaff();
  await page.goto(`/candidate/${id}`);
  await page.getByRole('button', { name: 'Se ha realizado' }).click();
  await expect(page.getByText('Resultado anotado')).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar candidatura' }).click();
  await expect(page.getByRole('region', { name: /Aceptada el/ })).toBeVisible();

  // Both sides can reach each other now.
  const contact = page.getByRole('region', { name: 'Contacto', exact: true });
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    contact.getByRole('button', { name: 'Guardar contacto' }).click(),
  ]);
  expect(card.suggestedFilename()).toBe('contacto.vcf');

  await asDoctor();
  await page.goto(`/candidate/${id}`);
  await expect(page.getByText('¡Enhorabuena!')).toBeVisible();
  const hospital = page.getByRole('region', { name: 'Contacto con el hospital' });
  await expect(hospital.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await hospital.getByRole('switch', { name: /Compartir también mi teléfono/ }).click();
  await expect(page.getByText('El hospital no verá tu teléfono')).toBeVisible();

  await asStaff();
  await page.goto(`/candidate/${id}`);
  await expect(contact.getByText('No comparte su teléfono')).toBeVisible();
});

const paperOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function findCandidacy(request: APIRequestContext, token: string): Promise<string> {
  const response = await request.get('/api/candidacies/mine?limit=100', as(token));
  const { items } = (await response.json()) as { items: { id: string; offer: { id: string } }[] };
  const found = items.find((item) => item.offer.id === offer);
  if (!found) throw new Error(`there is no candidacy to ${offerName}`);
  return found.id;
}

const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

async function addDate(page: Page, day: Date, time: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir fecha' }).click();
  await page.getByLabel('Día', { exact: true }).fill(day.toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid' }));
  await page.getByLabel('Hora (península)').fill(time);
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
}

async function bringForward(
  request: APIRequestContext,
  { staffToken, doctorToken, candidacyId }: { staffToken: string; doctorToken: string; candidacyId: string },
): Promise<void> {
  const list = await request.get(`/api/selection/candidacies/${candidacyId}/interviews`, as(staffToken));
  const { items } = (await list.json()) as { items: Interview[] };
  const [interview] = items;
  if (!interview) throw new Error('there is no interview');
  // Interviews begin at whole minutes; the doctor needs a moment to pick it before.
  const minute = 60_000;
  const startsAt = new Date(Math.ceil((Date.now() + 5000) / minute) * minute).toISOString();
  const moved = await request.post(`/api/interviews/${interview.id}/reschedule`, {
    ...as(staffToken),
    data: {
      slots: [{ startsAt }],
      durationMinutes: 15,
      place: 'video',
      location: 'meet.laribera.example/rehabilitacion',
      message: '',
    },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  const { slots } = (await moved.json()) as Interview;
  const slot = slots.find((one) => new Date(one.startsAt).getTime() === new Date(startsAt).getTime());
  const picked = await request.post(`/api/interviews/${interview.id}/pick`, {
    ...as(doctorToken),
    data: { slotId: slot?.id },
  });
  expect(picked.ok(), await picked.text()).toBe(true);
  await expect.poll(() => Date.now() > new Date(startsAt).getTime(), { timeout: 70_000, intervals: [1000] }).toBe(true);
}
