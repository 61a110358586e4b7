import { registerVerified, signInWith } from '../support/registration.ts';
import { expect } from '../support/test.ts';
import { test } from './broken-line.ts';

test('an answer that breaks off in the middle is read again, or said, and a save is done once', async ({
  page,
  context,
  request,
  baseURL,
  problems,
  line,
}) => {
  // As the browser names the end of such a connection.
  problems.allow(/ERR_(CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_CLOSED)/);
  const account = await registerVerified(request);
  await signInWith(context, baseURL, account.token);
  const firstname = page.getByLabel('Nombre', { exact: true });

  await test.step('what comes with the page and what it reads by itself', async () => {
    line.breaks = /^GET \/api\/(pages|account(\?|$))/;
    await page.goto('/account?tab=account');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    line.breaks = null;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(firstname).toHaveValue('Elena');
  });

  await test.step('a save whose answer was lost keeps what was typed, says so, and can be tried again', async () => {
    line.cut = [];
    line.breaks = /^PATCH \/api\/account/;
    await firstname.fill('María Jesús');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'El servicio no está disponible' }).first()).toBeVisible();
    await expect(firstname).toHaveValue('María Jesús');
    expect(line.cut).toEqual(['PATCH /api/account']);
    line.breaks = null;
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Datos guardados')).toBeVisible();
    await expect(firstname).toHaveValue('María Jesús');
  });
});
