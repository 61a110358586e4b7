import { otherName } from '../support/addresses.ts';
import { readMailAddress } from '../support/mailbox.ts';
import { registerUnverified } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

test.describe('by another of the names of this machine', () => {
  test.use({ baseURL: ({ baseURL }, use) => use(otherName(baseURL)) });

  test('a mail leads back to the name people came by', async ({ page, request, baseURL }) => {
    const { email } = await registerUnverified(request);
    await page.goto('/forgot-password');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByRole('heading', { name: 'El enlace llega por correo' })).toBeVisible();
    const link = await readMailAddress(request, email, /contraseña/);
    expect(link.origin).toBe(baseURL);
    await page.goto(link.href);
    await expect(page.getByLabel('Contraseña nueva')).toBeVisible();
  });
});
