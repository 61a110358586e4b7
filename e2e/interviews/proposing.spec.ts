import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { brokenWords } from '../support/boxes.ts';
import { expect, test } from '../support/test.ts';

const chooser = (page: Page) => page.getByRole('dialog', { name: '¿A quién se le propone una entrevista?' });

const firstFree = (dialog: Locator) =>
  dialog.getByRole('listitem').filter({ hasNotText: 'No se pueden proponer fechas' }).getByRole('link').first();

/** From the calendar, for the first who can be proposed an interview. */
async function openScheduler(page: Page): Promise<void> {
  await page.goto('/candidates?view=calendar');
  await page.getByRole('button', { name: 'Proponer entrevista' }).click();
  await firstFree(chooser(page)).click();
}

test('an interview is proposed from the calendar, to somebody who can be proposed one', async ({ page, login }) => {
  test.slow();
  await login('recruiter');
  await page.goto('/candidates?view=calendar');
  await page.getByRole('button', { name: 'Proponer entrevista' }).click();
  const dialog = chooser(page);
  // Who has one already says so, and leads to it.
  await expect(dialog).toContainText('ya tiene una entrevista en marcha');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /Buscar por nombre/ }).fill('nadie se llama así');
  await expect(dialog).toContainText('Nadie con ese nombre está en proceso');
  await dialog.getByRole('textbox', { name: /Buscar por nombre/ }).fill('');
  await firstFree(dialog).click();
  await expect(page).toHaveURL(/\/candidate\/.*work=interview/);
  await expect(page.getByRole('heading', { name: 'Proponer entrevista' })).toBeVisible();

  // What is typed and not added is neither dropped by sending nor by leaving.
  const panel = page.getByRole('region', { name: 'Fechas propuestas' });
  const send = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  const time = panel.getByLabel(/^Hora \(península\)/);
  await panel.getByRole('textbox', { name: /Enlace de la reunión/ }).fill('meet.laribera.example/e2e');
  await send('Enviar propuestas');
  await expect(panel.getByRole('alert').filter({ hasText: 'Falta al menos una fecha.' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Añadir fecha' })).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('textbox', { name: /^Día/ }).fill(typedDay(14));
  await send('Enviar propuestas');
  await expect(time).toBeFocused();
  await expect(panel).toContainText('Falta la hora.');
  await time.fill('10:00');
  await panel.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(panel).toContainText('1 de 5');
  await panel.getByRole('button', { name: 'Añadir fecha' }).click();
  await time.fill('12:00');
  await send('Enviar 1 propuesta');
  await expect(panel.getByRole('textbox', { name: /^Día/ })).toBeFocused();
  await panel.getByRole('textbox', { name: /^Día/ }).fill(typedDay(14));
  await expect(panel.getByRole('button', { name: 'Enviar 2 propuestas' })).toBeVisible();
  // Over the other date: what is sent joins the list, which says why it was not sent.
  await time.fill('10:15');
  await send('Enviar 2 propuestas');
  await expect(panel).toContainText('Se solapa con otra de las fechas.');
  await expect(panel.getByRole('button', { name: 'Cambiar la propuesta 2' })).toBeFocused();
  await panel.getByRole('button', { name: 'Quitar la propuesta 1' }).click();
  await panel.getByRole('button', { name: 'Quitar la propuesta 1' }).click();
  await panel.getByRole('button', { name: 'Añadir fecha' }).click();
  await time.fill('10:00');
  await page.getByRole('link', { name: 'Candidatos', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
  await expect(time).toHaveValue('10:00');
});

test('a day that has passed is neither changed nor sent, and says why', async ({ page, login }) => {
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && one.url().includes('/interviews') && sent.push(one.url()));
  await login('recruiter');
  await openScheduler(page);
  const panel = page.getByRole('region', { name: 'Fechas propuestas' });
  await panel.getByRole('textbox', { name: /Enlace de la reunión/ }).fill('meet.laribera.example/e2e');
  await panel.getByRole('button', { name: 'Añadir fecha' }).click();
  const day = panel.getByRole('textbox', { name: /^Día/ });
  await panel.getByLabel(/^Hora \(península\)/).fill('10:00');
  for (const [written, reason] of [
    [typedDay(-14), /no puede ser anterior al/],
    ['31/02/2027', /Esta fecha no existe/],
  ] as const) {
    await day.fill(written);
    for (const button of ['Añadir', 'Enviar propuestas']) {
      await panel.getByRole('button', { name: button, exact: true }).click();
      await expect(day).toBeFocused();
      await expect(day).toHaveValue(written);
      await expect(day).toHaveAccessibleDescription(reason);
    }
  }
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

/** As people type it. */
const typedDay = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('/');

test('the second zone is chosen by hand, and stays during the visit', async ({ page, login }) => {
  await login('recruiter');
  await page.goto('/candidates?view=calendar');
  const week = page.getByRole('region', { name: 'Semana de entrevistas' });
  const choice = week.getByRole('combobox', { name: 'Segunda hora' });
  await choice.selectOption({ label: 'Lima' });
  await expect(week).toContainText('Lima');
  await page.reload();
  await expect(choice).toHaveValue('America/Lima');
  // A city of two words has two lines, and none of its words is cut.
  await choice.selectOption({ label: 'Buenos Aires' });
  await expect(week).toContainText('UTC−3');
  expect(await brokenWords(page)).toEqual([]);
  await choice.selectOption('');
  await expect(choice).toHaveValue('');
});

test('the week is named alike above, in the strip and in its columns; an entry says the offer', async ({
  page,
  login,
}) => {
  await login('hospital');
  await page.goto('/candidates?view=calendar');
  const week = page.getByRole('region', { name: 'Semana de entrevistas' });
  const current = page.getByRole('navigation', { name: 'Semanas' }).locator('[aria-current] strong');
  const heading = page.getByRole('heading', { level: 2, name: /20\d\d$/ });
  await expect(week).toBeVisible();
  const [range = ''] = await current.allTextContents();
  await expect(heading).toContainText(range);
  // The day that the first and the last column name begins and ends the range.
  const columns = await week.locator('[data-date]').evaluateAll((days) => days.map((day) => day.dataset['date'] ?? ''));
  const [first, last] = [columns[0], columns.at(-1)].map((day = '') => String(Number(day.slice(8))));
  expect(range.startsWith(first ?? 'x')).toBe(true);
  expect(range.replace(/ [a-z]+$/, '').endsWith(last ?? 'x')).toBe(true);

  // A week ahead, where the demo proposes dates: nothing of a name is cut, and the offer is said.
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  const entry = week.locator('[data-entry]').first();
  await expect(entry).toHaveAccessibleName(/\d\d:\d\d – \d\d:\d\d; [^;]+; [^;]+; (Pendiente|Propone|Confirmada)/);
  const name = entry.locator('[class*=name]');
  expect(await name.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThan(2);
  await entry.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await entry.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
  const [, , offer = ''] = (await entry.locator('xpath=./*[1]').textContent())?.split('; ') ?? [];
  // The one of the entry beside it, where the focus came from, fades out.
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await expect(page.getByRole('tooltip')).toContainText(offer);
});

test('on a phone the days to propose from begin with today', async ({ page, login }) => {
  await login('recruiter');
  await openScheduler(page);
  await expect(page.getByRole('heading', { name: 'Proponer entrevista' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const [today] = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).split(' ');
  const shown = page.locator('[data-date]');
  await expect(shown.first()).toBeVisible();
  const days = await shown.evaluateAll((columns) => columns.map((column) => column.dataset['date'] ?? ''));
  expect(days.every((day) => day >= (today ?? ''))).toBe(true);
});
