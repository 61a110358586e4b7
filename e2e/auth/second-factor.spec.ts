import { createHmac } from 'node:crypto';
import { expectAccessible } from '../support/accessibility.ts';
import { expectFocusWithin, tabAndPress, tabTo } from '../support/keyboard/tab-to.ts';
import { readOneByOne } from '../support/payloads.ts';
import { registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** What the app on the phone would show now (RFC 6238). */
function numberOf(secret: string, at = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('an authenticator app is set up, asked for at the next login, and a recovery code stands in for it', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  test.slow();
  problems.expect(/4\d\d.*second-factor/);
  const { email, password, token } = await registerVerified(request);
  await signInWith(context, baseURL, token);
  await page.goto('/account?tab=security');
  const section = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await expect(section.getByText('Desactivada')).toBeVisible();
  await expectAccessible(page);

  // By keyboard alone: whatever the dialog shows, the focus stays in it, and comes back to its part of the page.
  await section.getByRole('button', { name: 'Configurar' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Código QR para la aplicación de autenticación' })).toBeVisible();
  await expectFocusWithin(dialog);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const digits = dialog.getByRole('group', { name: 'Código que muestra la aplicación' });
  const firstDigit = digits.getByLabel('Cifra 1 de 6');
  await tabTo(page, firstDigit, 8);
  // A code of another minute: the digits go, and the next ones are typed at once.
  await page.keyboard.type(numberOf(secret, Date.now() - 3_600_000));
  await tabAndPress(page, dialog.getByRole('button', { name: 'Activar' }), 8);
  await expect(dialog.getByText('El código no es correcto', { exact: false }).first()).toBeVisible();
  await expect(firstDigit).toHaveValue('');
  await expect(firstDigit).toBeFocused();
  await page.keyboard.type(numberOf(secret));
  await tabAndPress(page, dialog.getByRole('button', { name: 'Activar' }), 8);

  const codes = dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  const done = dialog.getByRole('button', { name: 'Terminar' });
  await expect(done).toBeDisabled();
  await expectFocusWithin(dialog);
  await tabAndPress(page, dialog.getByLabel('Los he guardado en un lugar seguro'), 8, 'Space');
  await tabAndPress(page, done, 4);
  await expect(section.getByText('Activada')).toBeVisible();
  await expectFocusWithin(section);
  await expect(section.getByText('Quedan 10 códigos sin usar.')).toBeVisible();

  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/');
  const logIn = async () => {
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  };
  await logIn();
  await expect(page.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an administrator who must have a second factor gets no further without one', async ({ page, login }) => {
  await login('admin', { ownSession: true });
  await readOneByOne(page);
  await page.route('**/api/auth/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mustSetUpSecondFactor: true } });
  });
  await page.goto('/users');
  await expect(page).toHaveURL('/second-factor');
  await expect(page.getByRole('heading', { name: 'Proteger la cuenta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Configurar' })).toBeVisible();
  await expectAccessible(page);
});
