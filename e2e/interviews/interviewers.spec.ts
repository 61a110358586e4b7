import { expectAccessible } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { readMailLink } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { listAgreed } from './agreed.ts';

/** Who runs the demo hospital's interviews. */
const colleagues = [
  { name: 'Elena Cuesta', email: accounts.hospital },
  { name: 'Marcos Lledó', email: accounts.recruiter },
];

test('another colleague takes over an agreed interview, and the dates stay', async ({ page, request, login }) => {
  const found = (await listAgreed(request)).findLast(({ allowedEvents }) =>
    allowedEvents.includes('changeInterviewers'),
  );
  if (!found) throw new Error('there is no agreed date');
  const leaving = colleagues.find(({ name }) => found.interviewers.every((one) => one.name.startsWith(name)));
  if (!leaving) throw new Error('nobody is known to run it');
  await login('recruiter');
  await page.goto(`/candidates?view=calendar&day=${found.startsAt.slice(0, 10)}&interview=${found.id}`);
  const chosen = page.getByRole('region', { name: 'Entrevista elegida' });
  const when = await chosen.getByRole('definition').first().textContent();
  await chosen.getByRole('button', { name: 'Cambiar' }).click();
  const dialog = page.getByRole('dialog', { name: `Quién entrevista a ${found.candidate.name}` });

  // Nobody: told at the field, and nothing is sent.
  const field = dialog.getByRole('combobox', { name: /^Entrevistan/ });
  for (const _person of found.interviewers) await field.press('Backspace');
  await field.press('Tab');
  await dialog.getByRole('button', { name: 'Guardar y avisar' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  await field.fill('Rocío');
  await page.getByRole('option', { name: /^Rocío Alemany/ }).click();
  await field.press('Tab');
  await expect(dialog).toContainText('Reciben la invitación de calendario: Rocío Alemany');
  await expect(dialog).toContainText(`la cita sale de su calendario: ${leaving.name}`);
  await expect(dialog).toContainText(`${found.candidate.name} no recibe nada`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar y avisar' }).click();
  await expect(chosen).toContainText('Entrevistan: Rocío Alemany');
  await expect(chosen.getByRole('definition').first()).toHaveText(when ?? '');

  // Two at once: a second one joins, and the calendar shows both.
  const joining = colleagues.find(({ name }) => name !== leaving.name);
  await chosen.getByRole('button', { name: 'Cambiar' }).click();
  await field.fill(joining?.name ?? '');
  await page.getByRole('option', { name: new RegExp(`^${joining?.name}`) }).click();
  await field.press('Tab');
  await dialog.getByRole('button', { name: 'Guardar y avisar' }).click();
  await expect(dialog).toBeHidden();
  await expect(chosen).toContainText('Rocío Alemany');
  await expect(chosen).toContainText(joining?.name ?? '');
  const entry = page.getByRole('region', { name: 'Semana de entrevistas' }).getByRole('button', {
    name: new RegExp(`${found.candidate.name}.*Confirmada`),
  });
  await expect(entry).toHaveAccessibleName(/Rocío Alemany/);
  await expect(entry).toHaveAccessibleName(new RegExp(joining?.name ?? ''));
  expect(await readMailLink(request, leaving.email, /^Ya no hace falta que entreviste/)).toContain('/');
});
