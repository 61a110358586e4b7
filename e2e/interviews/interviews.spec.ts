import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { emailOf, findCandidacy } from '../support/candidacies.ts';
import { skipToContent, tabTo } from '../support/keyboard/tab-to.ts';
import { readMailLink } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { openInBogota } from './agreed.ts';

/** A working day two weeks after the one that the calendar opens with: on weekends it opens with the next. */
function workingDay(weekday: 1 | 2 | 3 | 4 | 5): { typed: string; iso: string } {
  const today = new Date(`${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format()}T12:00:00Z`);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const days = (sinceMonday > 4 ? 21 : 14) - sinceMonday + weekday - 1;
  const iso = new Date(today.getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return { iso, typed: iso.split('-').toReversed().join('/') };
}

/** By the list beside the calendar, which needs no pointer. */
async function addDate(page: Page, day: string, time: string) {
  const panel = page.getByRole('region', { name: 'Fechas propuestas' });
  await panel.getByRole('button', { name: 'Añadir fecha' }).click();
  await panel.getByRole('textbox', { name: /^Día/ }).fill(day);
  await panel.getByLabel(/^Hora \(península\)/).fill(time);
  await panel.getByRole('button', { name: 'Añadir', exact: true }).click();
}

/** Somebody at the interview step of an offer of La Ribera, without dates yet. */
async function findWaiting(
  request: APIRequestContext,
): Promise<{ email: string; name: string; offer: string; address: string }> {
  const { id, person, offer } = await findCandidacy(
    request,
    'status=inProcess&stepName=Entrevista',
    ({ next }) => next.key === 'proposeDates',
  );
  const name = `${person.firstname} ${person.lastname}`;
  return { email: await emailOf(request, person.id), name, offer: offer.name, address: `/candidate/${id}` };
}

test('three dates are proposed, a doctor in Bogotá picks one, it is moved and cancelled', async ({
  page,
  browser,
  request,
  baseURL,
  login,
  problems,
}) => {
  test.slow();
  const { email, name, offer, address } = await findWaiting(request);
  await login('recruiter');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Proponer entrevista' })).toBeVisible();

  // One by pointer, where the calendar stands; it moves by arrow keys, a quarter of an hour at a time.
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  const tuesday = workingDay(2);
  await page.locator(`[data-date="${tuesday.iso}"]`).click({ position: { x: 40, y: 52 * 8 + 4 } });
  const slot = page.getByRole('button', { name: /^Propuesta 1:/ });
  await expect(slot).toHaveAccessibleName(/15:00 – 15:45; 11:00 – 11:45 en Buenos Aires$/);
  await slot.press('ArrowDown');
  await expect(slot).toBeFocused();
  await expect(slot).toHaveAccessibleName(/15:15 – 16:00/);
  await addDate(page, workingDay(3).typed, '16:30');
  await addDate(page, workingDay(3).typed, '16:45');
  const panel = page.getByRole('region', { name: 'Fechas propuestas' });
  await expect(panel).toContainText('Se solapa con otra de las fechas.');
  await panel.getByRole('button', { name: 'Cambiar la propuesta 3' }).click();
  await panel.getByRole('textbox', { name: /^Día/ }).fill(workingDay(4).typed);
  await expect(panel).toContainText('3 de 5');
  await panel.getByRole('textbox', { name: /Enlace de la reunión/ }).fill('meet.laribera.example/e2e');
  await panel.getByRole('combobox', { name: /^Entrevistan/ }).fill('Elena');
  await page.getByRole('option', { name: /^Elena Cuesta/ }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Enviar 3 propuestas' }).click();
  const interview = page.getByRole('region', { name: 'Fecha de la entrevista' });
  await expect(interview).toContainText(`Falta que ${name} elija una fecha.`);
  await expect(interview).toContainText('Entrevistan: Elena Cuesta');
  // The first link in her mail is that of the meeting.
  const asked = new RegExp(`^Cuentan con usted para una entrevista: ${RegExp.escape(offer)}`);
  expect(await readMailLink(request, accounts.hospital, asked)).toBe('/e2e');

  // She travels to Bogotá here.
  const doctor = await openInBogota(browser, baseURL, await requestToken(request, email), problems);
  await doctor.goto(address);
  await doctor.getByRole('button', { name: 'Confirmar fecha' }).click();
  await expect(doctor.getByText('Selecciona una de las fechas propuestas.')).toBeVisible();
  await doctor
    .getByRole('radio', { name: /16:30 – 17:15, hora peninsular.*Tu hora \(Bogotá\): 10:30 – 11:15/ })
    .click();
  await expectAccessible(doctor);
  // Without a network it waits, and is confirmed once it is back.
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await doctor.context().setOffline(true);
  await doctor.getByRole('button', { name: 'Confirmar fecha' }).click();
  await expect(doctor.getByRole('region', { name: 'Sin conexión con Fonendo' })).toBeVisible();
  await doctor.context().setOffline(false);
  const own = doctor.getByRole('region', { name: 'Entrevista', exact: true });
  await expect(own).toContainText('Confirmada');
  await expect(own.getByRole('term').first()).toContainText('Tu hora (Bogotá)');
  await expect(own.getByRole('button', { name: 'Añadir al calendario' })).toBeVisible();

  // Her colleagues see who is there, and are warned when they want her at the same time.
  await page.goto(`/candidates?view=calendar&day=${workingDay(3).iso}`);
  const week = page.getByRole('region', { name: 'Semana de entrevistas' });
  await expect(
    week.getByRole('button', {
      name: new RegExp(`^16:30 .*${name}.*Confirmada.*Elena Cuesta`),
    }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /^Elena Cuesta/ }).uncheck();
  await expect(week.getByRole('button', { name: new RegExp(name) })).toBeHidden();

  await page.goto(address);
  await expect(interview).toContainText('Confirmada');
  // By keyboard alone: other dates, and then none.
  await skipToContent(page);
  await tabTo(page, interview.getByRole('button', { name: 'Proponer otras fechas' }), 40);
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: 'Añadir fecha' }), 60);
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('textbox', { name: /^Día/ }), 2);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(workingDay(5).typed);
  await tabTo(page, panel.getByLabel(/^Hora \(península\)/), 2);
  // The second half of the day is asked for where the browser counts in twelves.
  await page.keyboard.type('1200PM');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Enviar 1 propuesta', exact: true }), 20);
  await page.keyboard.press('Enter');
  await expect(interview).toContainText('Pendiente de confirmar');

  const cancel = interview.getByRole('button', { name: 'Cancelar entrevista' });
  await tabTo(page, cancel, 60);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Cancelar la entrevista?' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('textbox'), 3);
  await page.keyboard.type('El servicio cierra esa semana.');
  await tabTo(page, dialog.getByRole('button', { name: 'Cancelar entrevista' }), 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Entrevistas anteriores' })).toBeVisible();

  await doctor.reload();
  await expect(own).toContainText('La entrevista se ha cancelado.');
  await expect(own).toContainText('El servicio cierra esa semana.');
  expect(await readMailLink(request, email, /^Entrevista cancelada/)).toBe(address);
  await doctor.context().close();
});

test('the calendar of all interviews, and the secret link that brings it elsewhere', async ({
  page,
  request,
  login,
}) => {
  await login('hospital');
  await page.goto('/candidates?view=calendar');
  await page.getByRole('radiogroup', { name: 'Periodo' }).getByText('Lista').click();
  await expect(page).toHaveURL(/period=list/);
  const list = page.getByRole('list', { name: 'Entrevistas del periodo' });
  await expect(list.getByRole('link').first()).toHaveAttribute('href', /^\/candidate\//);
  await expectAccessible(page);

  const link = page.getByRole('textbox', { name: 'Enlace secreto' });
  const old = new URL(await link.inputValue()).pathname;
  expect((await request.get(old)).headers()['content-type']).toBe('text/calendar; charset=utf-8');
  await page.getByRole('button', { name: 'Cambiar el enlace' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar el enlace' }).click();
  await expect(page.getByText('Enlace cambiado', { exact: true })).toBeVisible();
  expect((await request.get(old)).status()).toBe(404);
  expect((await request.get(new URL(await link.inputValue()).pathname)).status()).toBe(200);
});

test('in a month every interview has the beginning of its name beside its time', async ({ page, login }) => {
  // In narrow days, where few names fit as a whole.
  await page.setViewportSize({ width: 1200, height: 800 });
  await login('hospital');
  await page.goto('/candidates?view=calendar&period=month');
  const entries = page.getByRole('region', { name: 'Mes de entrevistas' }).locator('[data-entry]');
  await expect(entries.first()).toBeVisible();
  const onNextLine = () =>
    entries.evaluateAll((all) =>
      all.flatMap((entry) => {
        const [time, name] = entry.querySelectorAll('[aria-hidden] > span');
        const range = document.createRange();
        if (!time || !name?.firstChild) return ['no name'];
        range.setStart(name.firstChild, 0);
        range.setEnd(name.firstChild, 1);
        const below = range.getBoundingClientRect().top - time.getBoundingClientRect().top;
        return below < 8 ? [] : [name.textContent];
      }),
    );
  expect(await onNextLine()).toEqual([]);
});

test('weeks and months are in the address, and need no pointer', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/candidates?view=calendar&period=month');
  const month = page.getByRole('region', { name: 'Mes de entrevistas' });
  const entry = month.getByRole('button', { name: /Confirmada|Pendiente de confirmar/ }).first();
  await entry.press('Enter');
  const chosen = page.getByRole('region', { name: 'Entrevista elegida' });
  await expect(chosen.getByRole('link', { name: 'Abrir candidatura' })).toHaveAttribute('href', /^\/candidate\//);
  await expect(page).toHaveURL(/interview=/);
  await expectAccessible(page);

  await page.getByRole('radiogroup', { name: 'Periodo' }).getByText('Semana').click();
  await page.getByRole('navigation', { name: 'Semanas' }).getByRole('button').nth(1).press('Enter');
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
  await expect(page.getByRole('region', { name: 'Semana de entrevistas' })).toBeVisible();
  await expectAccessible(page);
  const open = page.url();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Semana de entrevistas' })).toBeVisible();
  expect(page.url()).toBe(open);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Semana de entrevistas' })).toBeHidden();
  await expect(
    page.getByRole('list', { name: 'Entrevistas del periodo' }).or(page.getByText('Sin entrevistas esta semana')),
  ).toBeVisible();
  await expectAccessible(page);
});
