import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { as, desktop, openAs, ownCandidacies, phone } from '../support/candidacies.ts';
import { expect, test } from '../support/test.ts';

/** Within a second on a quiet machine; a busy one gets a little longer. */
const soon = { timeout: 8_000 };

test('a doctor reports a conversation, the team closes it and opens it again, and every page follows', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const doctorToken = await requestToken(request, accounts.certifiedDoctor);
  const staffToken = await requestToken(request, accounts.recruiter);
  // Another test talks about the first one.
  const id = (await ownCandidacies(request, doctorToken)).at(-1);
  const insult = `Así no vamos a ninguna parte (${Date.now()})`;
  const sent = { text: insult, key: crypto.randomUUID() };
  await request.post(`/api/selection/candidacies/${id}/messages`, { ...as(staffToken), data: sent });
  const doctor = await openAs(browser, baseURL, doctorToken, phone);
  const staff = await openAs(browser, baseURL, staffToken, desktop);
  const team = await openAs(browser, baseURL, await requestToken(request, accounts.admin), desktop);

  // What nobody reported is not there for the team.
  await team.goto(`/reports/${id}`);
  await expect(team.getByText('Esta conversación ya no se puede leer')).toBeVisible();

  await staff.goto(`/candidate/${id}?view=conversation`);
  await doctor.goto(`/candidate/${id}?view=conversation`);
  await expect(doctor.getByRole('log').getByText(insult)).toBeVisible();
  // Each tab names what it shows: the offer for the doctor, the candidate for the hospital.
  await expect(doctor).toHaveTitle(/^.{4,} · Mis ofertas$/);
  const person = await staff.getByRole('heading', { level: 1 }).textContent();
  await expect(staff).toHaveTitle(new RegExp(`^${person} · .{4,}`));
  await doctor.getByRole('button', { name: 'Denunciar la conversación' }).click();
  const dialog = doctor.getByRole('dialog', { name: 'Denunciar la conversación' });
  await dialog.getByRole('button', { name: 'Denunciar', exact: true }).click();
  await expect(dialog.getByText('Selecciona una opción.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Otro motivo' }).check();
  await dialog.getByRole('button', { name: 'Denunciar', exact: true }).click();
  await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Falta de respeto' }).check();
  await dialog.getByRole('textbox', { name: /Qué ha pasado/ }).fill('Me habla con desprecio.');
  await expectAccessible(doctor);
  await dialog.getByRole('button', { name: 'Denunciar', exact: true }).click();
  await expect(doctor.getByText(/Denuncia enviada el .* El equipo de Fonendo la está revisando/)).toBeVisible();
  await expect(doctor.getByRole('button', { name: 'Denunciar la conversación' })).toBeHidden();
  // The other side sees nothing of it.
  await expect(staff.getByText(/Denuncia enviada/)).toBeHidden();

  await team.goto('/dashboard');
  await team.getByRole('link', { name: /conversaci(ón|ones) denunciada/ }).click();
  await expect(team).toHaveURL(/\/reports/);
  const row = team.getByRole('listitem').filter({ has: team.locator(`a[href$="${id}"]`) });
  await expect(row.getByText('Le toca al equipo')).toBeVisible();
  await expectAccessible(team);
  await row.getByRole('link', { name: /Leer y decidir/ }).click();
  await expect(team.getByRole('log').getByText(insult)).toBeVisible();
  await expect(team.getByText('Me habla con desprecio.')).toBeVisible();
  const parties = await team.getByRole('heading', { level: 1 }).textContent();
  await expect(team).toHaveTitle(`${parties} · Conversaciones denunciadas`);
  await expectAccessible(team);

  await team.getByRole('button', { name: 'Cerrar la conversación' }).click();
  const closing = team.getByRole('dialog', { name: 'Cerrar la conversación' });
  await closing.getByRole('textbox', { name: /Motivo/ }).fill('Falta de respeto repetida.');
  await closing.getByRole('button', { name: 'Cerrar la conversación' }).dblclick();
  await expect(team.getByRole('button', { name: 'Reabrir la conversación' })).toBeVisible(soon);
  for (const side of [doctor, staff]) {
    await expect(side.getByText('Cerrada por el equipo de Fonendo')).toBeVisible(soon);
    await expect(side.getByText('Motivo: Falta de respeto repetida.')).toBeVisible();
    await expect(side.getByRole('textbox', { name: /Escribir a/ })).toBeHidden();
  }
  await expectAccessible(doctor);
  const late = { ...as(staffToken), data: { text: 'Una cosa más', key: crypto.randomUUID() } };
  expect((await request.post(`/api/selection/candidacies/${id}/messages`, late)).status()).toBe(409);

  await team.getByRole('button', { name: 'Reabrir la conversación' }).click();
  await team
    .getByRole('dialog', { name: '¿Reabrir la conversación?' })
    .getByRole('button', { name: 'Reabrir la conversación' })
    .click();
  await expect(team).toHaveURL(/\/reports$/);
  for (const side of [doctor, staff]) {
    await expect(side.getByRole('textbox', { name: /Escribir a/ })).toBeVisible(soon);
  }
  // Each reading stands in the audit, once.
  await team.goto('/audit?action=conversation.opened');
  await expect(team.getByText('Conversación denunciada leída').first()).toBeVisible();
  for (const page of [doctor, staff, team]) await page.context().close();
});
