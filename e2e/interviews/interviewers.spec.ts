import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { readMailLink } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

type Interview = {
  id: string;
  candidacyId: string;
  startsAt: string | null;
  allowedEvents: string[];
  interviewers: { name: string }[];
  candidate: { name: string };
};

/** Is moved in a test of its own. */
const elsewhere = '01900000-0000-7000-8014-000000000105';

test('another colleague takes over an agreed interview, and the dates stay', async ({ page, request, login }) => {
  const token = await requestToken(request, accounts.hospital);
  const [from, to] = [0, 60].map((days) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString());
  const answer = await request.get(`/api/interviews?from=${from}&to=${to}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: Interview[] };
  const found = items.find(
    ({ startsAt, allowedEvents, candidacyId, interviewers }) =>
      startsAt &&
      allowedEvents.includes('changeInterviewers') &&
      candidacyId !== elsewhere &&
      interviewers.every(({ name }) => name.startsWith('Elena')),
  );
  if (!found?.startsAt) throw new Error('there is no agreed date');
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
  await expect(dialog).toContainText('la cita sale de su calendario: Elena Cuesta');
  await expect(dialog).toContainText(`${found.candidate.name} no recibe nada`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar y avisar' }).click();
  await expect(chosen).toContainText('Entrevistan: Rocío Alemany');
  await expect(chosen.getByRole('definition').first()).toHaveText(when ?? '');
  expect(await readMailLink(request, accounts.hospital, /^Ya no hace falta que entreviste/)).toContain('/');
});
