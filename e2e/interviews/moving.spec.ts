import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { emailOf, findCandidacy } from '../support/candidacies.ts';
import { expectFocusWithin, skipToContent, tabAndPress, tabAndType } from '../support/keyboard/tab-to.ts';
import { readMailLink } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { listAgreed, openInBogota } from './agreed.ts';

const hourMs = 60 * 60_000;

/** Of somebody who lives in Bogotá, and so has the night while it is morning here. */
async function findInterview(request: APIRequestContext) {
  const found = (await listAgreed(request)).find(({ candidate }) => candidate.zone === 'America/Bogota');
  if (!found) throw new Error('nobody in Bogotá has an agreed date');
  const { person } = await findCandidacy(request, 'status=inProcess', ({ id }) => id === found.candidacyId);
  return {
    startsAt: new Date(found.startsAt),
    address: `/candidate/${found.candidacyId}`,
    name: found.candidate.name,
    location: found.location,
    email: await emailOf(request, person.id),
  };
}

const timeIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('es-ES', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
const inMadrid = (at: Date) => timeIn('Europe/Madrid', at);

test('an interview is moved twice, by pointer and by keyboard, and the doctor is asked', async ({
  page,
  browser,
  request,
  baseURL,
  login,
  problems,
}) => {
  test.slow();
  const { startsAt, address, name, email, location } = await findInterview(request);
  const earlier = new Date(startsAt.getTime() - hourMs);
  await login('hospital');
  await page.goto(`/candidates?view=calendar&day=${startsAt.toISOString().slice(0, 10)}`);
  const week = page.getByRole('region', { name: 'Semana de entrevistas' });
  const entry = week.getByRole('button', { name: new RegExp(name) });
  const dialog = page.getByRole('dialog', { name: `¿Mover la entrevista de ${name}?` });

  // An hour up. First it is left as it is: nothing moves, and nobody hears of it.
  const dragUp = async () => {
    const box = await entry.boundingBox();
    const hour = await week.locator('[data-hour]').first().boundingBox();
    if (!box || !hour) throw new Error('the entry is not drawn');
    const [x, y] = [box.x + box.width / 2, box.y + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 20, { steps: 4 });
    await page.mouse.move(x, y - hour.height, { steps: 4 });
    await page.mouse.up();
  };
  await dragUp();
  await expect(dialog).toContainText('tiene que aceptar la hora nueva');
  await dialog.getByRole('button', { name: 'Dejarla como está' }).click();
  await expect(entry).toHaveAccessibleName(new RegExp(`^${inMadrid(startsAt)} .*Confirmada`));

  await dragUp();
  await expect(dialog.getByLabel(/^Hora \(península\)/)).toHaveValue(inMadrid(earlier));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mover y avisar' }).click();
  await expect(entry).toHaveAccessibleName(new RegExp(`^${inMadrid(earlier)} .*Pendiente de confirmar`));

  // Again, without a pointer: to an hour at which it is night in Bogotá, with a warning.
  await entry.press('Enter');
  const chosen = page.getByRole('region', { name: 'Entrevista elegida' });
  await chosen.getByRole('button', { name: /^Mover/ }).press('Enter');
  await dialog.getByLabel(/^Hora \(península\)/).fill('09:30');
  await expect(dialog.getByRole('status')).toContainText(`Para ${name} es de noche`);
  await dialog.getByRole('textbox', { name: /^Mensaje para/ }).fill('Solo puede ser a primera hora.');
  await dialog.getByRole('button', { name: 'Mover y avisar' }).press('Enter');
  await expect(entry).toHaveAccessibleName(/^09:30 .*Pendiente de confirmar/);

  const doctor = await openInBogota(browser, baseURL, await requestToken(request, email), problems);
  await doctor.goto(address);
  const radio = doctor.getByRole('radio', { name: /09:30 – \d\d:\d\d, hora peninsular/ });
  await expect(radio).toBeVisible();
  await expect(doctor.getByText('Solo puede ser a primera hora.')).toBeVisible();
  // The first link in the mail is that of the meeting, if it is by video.
  expect([address, new URL(location, baseURL).pathname]).toContain(
    await readMailLink(request, email, /^Nuevas fechas para tu entrevista/),
  );
  await radio.click();
  await doctor.getByRole('button', { name: 'Confirmar fecha' }).click();
  const confirmed = doctor.getByRole('region', { name: 'Entrevista', exact: true });
  await expect(confirmed).toContainText('Confirmada');
  await expect(confirmed).toContainText('Solo puede ser a primera hora.');
  await doctor.context().close();
});

test('in a month an interview is dragged to another day, and moved back by keyboard alone', async ({
  page,
  login,
  request,
}) => {
  test.slow();
  await login('hospital');
  await page.goto('/candidates?view=calendar&period=month');
  const month = page.getByRole('region', { name: 'Mes de entrevistas' });
  await expect(month.locator('[data-entry]').first()).toBeVisible();
  const found = await findMovable(page, request);
  const { name, from, to, time } = found;
  const dialog = page.getByRole('dialog', { name: `¿Mover la entrevista de ${name}?` });
  const entryOn = (date: string) =>
    month.locator(`[data-date="${date}"]`).getByRole('button', { name: new RegExp(`^${time} .*${name}`) });

  await entryOn(from).hover();
  await page.mouse.down();
  const box = await month.locator(`[data-date="${to}"]`).boundingBox();
  if (!box) throw new Error('the day is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  // The day changes, and the hour stays.
  await expect(dialog.getByLabel(/^Hora \(península\)/)).toHaveValue(time);
  await dialog.getByRole('button', { name: 'Mover y avisar' }).click();
  await expect(dialog).toBeHidden();
  await expect(entryOn(to)).toHaveAccessibleName(/Pendiente de confirmar/);
  await expect(entryOn(from)).toHaveCount(0);

  await page.reload();
  await skipToContent(page);
  await tabAndPress(page, entryOn(to), 60);
  const chosen = page.getByRole('region', { name: 'Entrevista elegida' });
  await tabAndPress(page, chosen.getByRole('button', { name: /^Mover/ }), 60);
  await expect(dialog.getByLabel(/^Hora \(península\)/)).toBeFocused();
  await tabAndType(page, dialog.getByRole('textbox', { name: /^Día/ }), 12, from.split('-').toReversed().join('/'));
  await tabAndPress(page, dialog.getByRole('button', { name: 'Mover y avisar' }), 20);
  await expect(dialog).toBeHidden();
  await expect(entryOn(from)).toHaveAccessibleName(/Pendiente de confirmar/);
  await expectFocusWithin(chosen);
});

/** An interview with an agreed date that the month shows, and a day with nothing in it to bring it to. */
async function findMovable(page: Page, request: APIRequestContext) {
  const agreed = await listAgreed(request);
  for (const { candidate, startsAt } of agreed.toReversed()) {
    const at = new Date(startsAt);
    const from = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(at);
    const days = page.locator('[data-date]:not([data-holiday]):not(:has([data-entry]))');
    const free = await days.evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['date'] ?? ''));
    const to = free.find((date) => date > from && ![0, 6].includes(new Date(date).getUTCDay()));
    const entry = page.locator(`[data-date="${from}"] [data-entry][data-movable]`).filter({ hasText: candidate.name });
    if (to && (await entry.count()) === 1) return { name: candidate.name, from, to, time: inMadrid(at) };
  }
  throw new Error('no interview of this month can be moved');
}
