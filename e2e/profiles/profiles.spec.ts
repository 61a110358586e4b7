import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { readMailLink } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const surname = 'Fernández de Córdoba y Álvarez de las Asturias-Bohorques';

test('somebody is invited, joins, changes role in an open tab and is removed', async ({
  page,
  browser,
  baseURL,
  login,
  request,
  problems,
}) => {
  test.slow();
  problems.expect(/(401|403|404|409).*\/api\//);
  const email = `nuria.${process.pid}.${Date.now()}@correo.test`;
  await login('hospital');
  await page.goto('/profiles');
  await expect(page.getByRole('heading', { name: 'Qué puede hacer cada perfil' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  await expect(field(page, 'Nombre')).toBeFocused();
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible();
  await field(page, 'Nombre').fill('Nuria');
  await field(page, 'Apellidos').fill(surname);
  await field(page, 'Correo electrónico').fill('recruiter@fonendo.test');
  await page.getByRole('radio', { name: /Reclutador/ }).check();
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText('Ya existe una cuenta con este correo.').first()).toBeVisible();
  await expect(field(page, 'Correo electrónico')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText(`Invitación enviada a ${email}`)).toBeVisible();
  const invited = page.getByRole('list', { name: 'Invitaciones sin aceptar' }).getByRole('listitem');
  await expect(invited.filter({ hasText: email })).toBeVisible();

  const other = await browser.newContext({ locale: 'es-ES', ...(baseURL && { baseURL }) });
  problems.watch(other, new URL(baseURL ?? '').origin);
  const tab = await other.newPage();
  const link = await readMailLink(request, email, /Invitación al equipo/);
  await tab.goto(link);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^Únase al equipo de/);
  await expect(tab.getByText('Escribir y publicar ofertas').first()).toBeVisible();
  await field(tab, /^Contraseña/).fill('Cuidar-Mejor-26');
  await field(tab, 'Repita la contraseña').fill('Cuidar-Mejor-27');
  await tab.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(tab.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await expect(tab.getByText('Debes aceptar la política de privacidad y los términos de uso.')).toBeVisible();
  await expectAccessible(tab);
  await field(tab, 'Repita la contraseña').fill('Cuidar-Mejor-26');
  await tab.getByRole('checkbox', { name: /política de privacidad/ }).check();
  await tab.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(tab).toHaveURL(/\/dashboard$/);
  await expect(tab.getByRole('link', { name: 'Perfiles' })).toHaveCount(0);
  await tab.goto('/profiles');
  await expect(tab.getByText('Los perfiles los gestiona un administrador del hospital')).toBeVisible();

  // The link is used up, whoever opens it.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta invitación ya no es válida');
  await expectAccessible(page);

  await page.goto('/profiles');
  const member = page.getByRole('list', { name: 'Equipo' }).getByRole('listitem').filter({ hasText: email });
  await member.getByRole('button', { name: /Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Editar perfil' }).click();
  await page.getByRole('radio', { name: /^Administrador/ }).check();
  await page.getByRole('button', { name: 'Guardar perfil' }).click();
  await expect(page.getByText('Perfil guardado')).toBeVisible();
  await expect(member.getByText('Administrador', { exact: true })).toBeVisible();
  await tab.reload();
  await expect(tab.getByRole('link', { name: 'Perfiles' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Invitar a alguien' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await member.getByRole('button', { name: /Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Retirar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar del equipo' }).click();
  await expect(member).toHaveCount(0);
  await tab.reload();
  await expect(tab).toHaveURL(/\/(\?.*)?$/);
  await other.close();
});

test('the only administrator stays; a recruiter has no profiles to see', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/profiles');
  const own = page.getByRole('list', { name: 'Equipo' }).getByRole('listitem').filter({ hasText: 'Usted' });
  await own.getByRole('button', { name: /Acciones/ }).click();
  await expect(page.getByRole('menuitem', { name: /^Retirar…/ })).toHaveAttribute('aria-disabled', 'true');
  await login('recruiter');
  await page.goto('/profiles');
  await expect(page.getByText('Los perfiles los gestiona un administrador del hospital')).toBeVisible();
  await expectAccessible(page);
});
