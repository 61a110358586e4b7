import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { emailOf, findCandidacy } from '../support/candidacies.ts';
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
