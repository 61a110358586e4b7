import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { desktop, openAs, ownCandidacies, phone } from '../support/candidacies.ts';
import { smallPdf, takePhoto } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** Within a second on a quiet machine; a busy one gets a little longer. */
const soon = { timeout: 8_000 };

test('on a phone one writes at the end of the window, on either side, and a gap is marked', async ({
  browser,
  request,
  baseURL,
}) => {
  const tokens = {
    doctor: await requestToken(request, accounts.certifiedDoctor),
    staff: await requestToken(request, accounts.recruiter),
  };
  const [id] = await ownCandidacies(request, tokens.doctor);
  for (const [side, token] of Object.entries(tokens)) {
    const page = await openAs(browser, baseURL, token, phone);
    await page.goto(`/candidate/${id}?view=conversation`);
    await expect(page.getByRole('log')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar' }), side).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: /Escribir a/ }), side).toBeInViewport({ ratio: 1 });
    // However long the text grows, the window's end stays where it is.
    await page.getByRole('textbox', { name: /Escribir a/ }).fill('Una línea\n'.repeat(12));
    await expect(page.getByRole('button', { name: 'Enviar' }), side).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('textbox', { name: /Escribir a/ }).fill('');
    if (side === 'staff') {
      await page.getByRole('button', { name: 'Guardias del puesto' }).click();
      await expect(page.locator('mark').filter({ hasText: '[número]' }).first()).toBeVisible();
      await page.getByRole('textbox', { name: /Escribir a/ }).fill('');
    }
    await page.context().close();
  }
});

test('a phone and a desktop talk to each other, with a file, read marks and a lost connection', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const doctorToken = await requestToken(request, accounts.certifiedDoctor);
  const staffToken = await requestToken(request, accounts.recruiter);
  const [id] = await ownCandidacies(request, doctorToken);
  const doctor = await openAs(browser, baseURL, doctorToken, phone);
  const staff = await openAs(browser, baseURL, staffToken, desktop);

  await doctor.goto(`/candidate/${id}`);
  await doctor.getByRole('tab', { name: /Conversación/ }).click();
  await expect(doctor).toHaveURL(/view=conversation/);
  const listening = staff.waitForResponse('**/api/notifications/stream');
  await staff.goto(`/candidate/${id}`);
  await listening;
  const tab = staff.getByRole('tab', { name: /Conversación/ });
  await expect(tab).toHaveText('Conversación');

  // A question, seen at once by whoever has the candidacy open.
  const question = `¿Cuántas guardias hay al mes? (${Date.now()})`;
  await doctor.getByRole('textbox', { name: /Escribir a/ }).fill(question);
  await doctor.getByRole('button', { name: 'Enviar' }).click();
  await expect(doctor.getByRole('log').getByText(question)).toBeVisible();
  await expect(tab).toContainText('1', soon);
  await tab.click();
  await expect(staff.getByRole('log').getByText(question)).toBeVisible(soon);
  await expect(staff.getByRole('log').getByText('1 mensaje sin responder')).toBeVisible();
  // The doctor sees that it was read.
  await expect(doctor.getByRole('article').filter({ hasText: question }).getByText('Leído')).toBeVisible(soon);

  // A quick answer with a gap: sending it unfilled asks first.
  await staff.getByRole('button', { name: 'Guardias del puesto' }).click();
  const field = staff.getByRole('textbox', { name: /Escribir a/ });
  await expect(field).toHaveValue(/\[número\]/);
  await field.press('Control+Enter');
  const question2 = staff.getByRole('dialog', { name: '¿Enviar con un hueco?' });
  await question2.getByRole('button', { name: 'Seguir editando' }).click();
  await field.fill('El puesto tiene 4 guardias al mes.');
  await field.press('Control+Enter');
  await expect(doctor.getByRole('log').getByText('El puesto tiene 4 guardias al mes.')).toBeVisible(soon);
  await expect(staff.getByText('1 mensaje sin responder')).toBeHidden();

  // A file, which the other side opens.
  await doctor.locator('input[type=file]').setInputFiles(smallPdf('registro-2026.pdf'));
  const file = staff.getByRole('log').getByRole('button', { name: /registro-2026\.pdf/ });
  await expect(file).toBeVisible(soon);
  const [download] = await Promise.all([staff.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('registro-2026.pdf');
  // On a phone there is no PDF: a photo becomes one.
  await doctor.setViewportSize({ width: 390, height: 844 });
  await doctor.locator('input[type=file]').setInputFiles(await takePhoto(doctor, 'IMG_7.jpg', 900, 1200));
  const photos = doctor.getByRole('dialog', { name: 'Adjunto: crear un PDF con fotos' });
  await expect(photos.getByRole('list', { name: 'Páginas del PDF' }).getByRole('listitem')).toHaveCount(1);
  // What is attached here may be anything: no word of corners, backs and apostilles.
  await expect(photos.getByText('Con luz natural', { exact: false })).toBeVisible();
  await expect(photos.getByText(/apostilla|esquinas|reverso/)).toHaveCount(0);
  await photos.getByRole('button', { name: /^Crear y subir el PDF/ }).click();
  await expect(staff.getByRole('log').getByRole('button', { name: /Adjunto\.pdf/ })).toBeVisible(soon);
  // A photo that no browser opens says what helps, and promises no button that is not there.
  await doctor
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_8.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  await expect(doctor.getByRole('alert')).toHaveText(
    'Solo se admiten archivos PDF. Una foto de este tipo hay que guardarla antes como JPEG.',
  );
  await doctor.setViewportSize({ width: 1280, height: 720 });
  // No answer is needed for it.
  await staff.getByRole('button', { name: 'Marcar como respondido' }).click();
  await expect(tab).toHaveText('Conversación');

  // Without a network what was typed stays, and is sent once when the connection is back.
  await doctor.context().setOffline(true);
  await doctor.getByRole('textbox', { name: /Escribir a/ }).fill('Gracias, me encaja.');
  await doctor.getByRole('button', { name: 'Enviar' }).click();
  await staff.getByRole('textbox', { name: /Escribir a/ }).fill('¿Sigue ahí?');
  await staff.getByRole('button', { name: 'Enviar' }).click();
  await expect(staff.getByRole('log').getByText('¿Sigue ahí?')).toBeVisible();
  await doctor.context().setOffline(false);
  await expect(staff.getByRole('log').getByText('Gracias, me encaja.')).toHaveCount(1, { timeout: 15_000 });
  await expect(doctor.getByRole('log').getByText('¿Sigue ahí?')).toBeVisible({ timeout: 15_000 });

  await staff.getByRole('button', { name: 'Buscar en la conversación' }).click();
  await staff.getByRole('textbox', { name: 'Buscar en la conversación' }).fill('GUARDÍAS');
  await expect(staff.getByRole('log').getByRole('article')).toHaveCount(2);
  await expectAccessible(staff);
  await expectAccessible(doctor);
  await doctor.context().close();
  await staff.context().close();
});
