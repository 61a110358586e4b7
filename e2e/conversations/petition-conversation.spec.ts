import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { openAs } from '../support/candidacies.ts';
import { smallPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** Within a second on a quiet machine; a busy one gets a little longer. */
const soon = { timeout: 4_000 };

test('a doctor asks Fonendo about a petition, and an administrator answers beside the review', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const doctorToken = await requestToken(request, 'doctor.tramite@fonendo.test');
  const teamToken = await requestToken(request, accounts.admin);
  const mine = await request.get('/api/petitions', { headers: { authorization: `Bearer ${doctorToken}` } });
  const [petition] = ((await mine.json()) as { items: { id: string; name: string }[] }).items;
  if (!petition) throw new Error('the doctor has no petition');
  const doctor = await openAs(browser, baseURL, doctorToken, phone);
  const team = await openAs(browser, baseURL, teamToken, desktop);

  await doctor.goto('/homologations');
  await doctor.getByRole('tab', { name: /Conversación/ }).click();
  await expect(doctor).toHaveURL(/\/petitions\/.*view=conversation/);
  const listening = team.waitForResponse('**/api/notifications/stream');
  await team.goto(`/petitions/${petition.id}`);
  await listening;
  const button = team.getByRole('button', { name: /^Conversación/ });
  await expect(button).toHaveText('Conversación');

  // A question: counted beside the review at once, and among what waits on the dashboard.
  const question = `¿Cuánto tarda el Ministerio? (${Date.now()})`;
  await doctor.getByRole('textbox', { name: 'Escribir a Fonendo' }).fill(question);
  await doctor.getByRole('button', { name: 'Enviar' }).dblclick();
  await expect(doctor.getByRole('log').getByText(question)).toHaveCount(1);
  await expect(button).toContainText('1', soon);
  await team.goto('/dashboard');
  await team.getByRole('link', { name: /conversaci(ón|ones) por responder/ }).click();
  await expect(team).toHaveURL(/only=messages-unanswered/);
  await team.getByRole('link', { name: petition.name }).first().click();

  // The conversation opens beside the papers, and the address keeps it.
  await button.click();
  await expect(team).toHaveURL(/view=conversation/);
  const drawer = team.getByRole('dialog', { name: 'Conversación' });
  await expect(drawer.getByRole('log').getByText(question)).toBeVisible();
  await expect(drawer.getByRole('log').getByText('1 mensaje sin responder')).toBeVisible();
  await expect(doctor.getByRole('log').getByText('Leído').last()).toBeVisible(soon);
  await drawer.getByRole('button', { name: 'En el Ministerio' }).click();
  const field = drawer.getByRole('textbox', { name: /Escribir a/ });
  await expect(field).toHaveValue(/\[día\]/);
  await field.fill('Unos cuatro meses.');
  await field.press('Control+Enter');
  const answer = doctor.getByRole('article').filter({ hasText: 'Unos cuatro meses.' });
  await expect(answer).toContainText(', Fonendo', soon);

  await doctor.locator('input[type=file]').setInputFiles(smallPdf('tasa-790.pdf'));
  const file = drawer.getByRole('log').getByRole('button', { name: /tasa-790\.pdf/ });
  await expect(file).toBeVisible(soon);
  const [download] = await Promise.all([team.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('tasa-790.pdf');
  await drawer.getByRole('button', { name: 'Marcar como respondido' }).click();
  await expect(drawer.getByText('1 mensaje sin responder')).toHaveCount(0);
  await expectAccessible(team);
  await expectAccessible(doctor);
  await team.keyboard.press('Escape');
  await expect(team).not.toHaveURL(/view=conversation/);

  // A mail's link opens it, also on a phone.
  await team.setViewportSize(phone.viewport);
  await team.goto(`/petitions/${petition.id}?view=conversation`);
  await expect(team.getByRole('tab', { name: /Conversación/ })).toBeInViewport();
  await expect(team.getByRole('log').getByText('Unos cuatro meses.')).toBeVisible();
  await expectAccessible(team);
  await doctor.context().close();
  await team.context().close();
});
