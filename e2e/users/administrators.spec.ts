import { expectAccessible } from '../support/accessibility.ts';
import { skipToContent, tabTo } from '../support/keyboard/tab-to.ts';
import { readMailLink } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test('a superadministrator invites an administrator by keyboard, who accepts, signs in and sees no invitations', async ({
  page,
  browser,
  baseURL,
  login,
  request,
  problems,
}) => {
  test.slow();
  problems.expect(/(401|403|404|409|422|429).*\/api\//);
  const email = `iker.${process.pid}.${Date.now()}@correo.test`;
  const field = (name: string | RegExp) => page.getByRole('dialog').getByRole('textbox', { name });
  await login('superadmin');
  const dialog = page.getByRole('dialog', { name: 'Invitar a un administrador' });
  // The way on for the only superadministrator, who cannot be deleted.
  await page.goto('/account?tab=privacy');
  await expect(page.getByText('Crea otro antes.')).toBeVisible();
  await page.getByRole('link', { name: 'Invitar a otro administrador' }).click();
  await expect(page).toHaveURL(/^[^?]*\/users/);
  await expect(field('Nombre')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto('/users');
  await skipToContent(page);
  const invite = page.getByRole('button', { name: 'Invitar a un administrador' });
  await tabTo(page, invite, 4);
  await page.keyboard.press('Enter');
  await expect(field('Nombre')).toBeFocused();
  await page.keyboard.type('Iker');
  await tabTo(page, field('Apellidos'), 1);
  await page.keyboard.type('Zabala Etxeberria');
  await tabTo(page, field('Correo electrónico'), 1);
  await page.keyboard.type('doctor@fonendo.test');
  await expect(dialog.getByRole('radio', { name: /^(Superadministrador|Administrador)/ })).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /^Administrador/ })).toBeChecked();
  await tabTo(page, field('Último día de acceso'), 2);
  await page.keyboard.type('31/12/2099');
  await tabTo(page, dialog.getByRole('button', { name: 'Enviar invitación' }), 4);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ya existe una cuenta con este correo.').first()).toBeVisible();
  await expect(field('Correo electrónico')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Invitación enviada a ${email}`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/users$/);
  await expect(invite).toBeFocused();
  const invited = page.getByRole('list', { name: 'Administradores invitados sin aceptar' }).getByRole('listitem');
  const ours = invited.filter({ hasText: email });
  await expect(ours).toContainText('acceso hasta el 31 dic 2099');
  await expectAccessible(page);
  await ours.getByRole('button', { name: /Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Enviar de nuevo' }).click();
  await expect(page.getByText('Se envió hace menos de un minuto. Espere un momento.')).toBeVisible();

  const other = await browser.newContext({ locale: 'es-ES', ...(baseURL && { baseURL }) });
  problems.watch(other, new URL(baseURL ?? '').origin);
  const tab = await other.newPage();
  await tab.goto(await readMailLink(request, email, /Invitación para administrar/));
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Administre Fonendo');
  await expect(tab.getByText(/Administrador hasta el 31 dic 2099, incluido/)).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('textbox', { name: /^Contraseña/ }).fill('Cuidar-Mejor-26');
  await tab.getByRole('textbox', { name: 'Repita la contraseña' }).fill('Cuidar-Mejor-26');
  await tab.getByRole('checkbox', { name: /política de privacidad/ }).check();
  await tab.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(tab).toHaveURL(/\/dashboard$/);
  await tab.goto('/users');
  await expect(tab.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Invitar a un administrador' })).toHaveCount(0);

  // With their own password, at the form.
  await tab.getByRole('button', { name: /Iker Zabala/ }).click();
  await tab.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await tab.goto('/');
  await tab.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await tab.getByRole('textbox', { name: /^Contraseña/ }).fill('Cuidar-Mejor-26');
  await tab.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(tab).toHaveURL(/\/dashboard$/);
  await other.close();

  await page.goto(`/users?q=${encodeURIComponent(email)}`);
  await expect(ours).toHaveCount(0);
  await page.getByRole('link', { name: 'Iker Zabala Etxeberria' }).click();
  await expect(page.getByText('Acceso hasta el 31 dic 2099')).toBeVisible();
  await page.getByRole('button', { name: /Acciones de Iker/ }).click();
  await page.getByRole('menuitem', { name: 'Cambiar el fin del acceso' }).click();
  await page.getByRole('textbox', { name: 'Último día de acceso' }).fill('');
  await page.getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(page.getByText('Fin del acceso cambiado')).toBeVisible();
  await expect(page.getByText('Acceso hasta el 31 dic 2099')).toHaveCount(0);
});
