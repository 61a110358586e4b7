import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const path = '/api/settings/rejection-reasons';

// The settings are one thing for everybody: one test after the other.
test.describe.configure({ mode: 'default' });

test('two administrators change the same: nobody’s words are lost, and the history names both', async ({
  page,
  request,
  login,
  problems,
}) => {
  // A kind of document whose reasons no other test changes.
  const headers = { authorization: `Bearer ${await requestToken(request, accounts.superadmin)}` };
  const before = await (await request.get(path, { headers })).json();
  try {
    await login('admin');
    await page.goto('/account?tab=settings');
    await page.getByRole('combobox', { name: 'Documento' }).click();
    await page.getByRole('option', { name: 'Documentación adicional' }).click();
    await page.getByRole('textbox', { name: 'Motivo 1' }).fill('No se puede leer');
    // Going elsewhere asks before it is lost.
    await page.getByRole('link', { name: 'Panel', exact: true }).click();
    const leaving = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await leaving.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(page).toHaveURL('/account?tab=settings');

    const [first, ...others] = before.additional;
    const additional = [{ ...first, title: 'Ilegible' }, ...others];
    await request.put(path, { headers, data: { ...before, additional, read: before } });

    problems.expect(/409.*rejection-reasons/);
    await page.getByRole('button', { name: 'Guardar motivos' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado lo mismo' });
    await expect(conflict).toContainText('Documentación adicional: «Ilegible»');
    await expect(page.getByRole('textbox', { name: 'Motivo 1' })).toHaveValue('No se puede leer');
    await expectAccessible(page);

    await conflict.getByRole('button', { name: 'Guardar lo mío' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar lo mío' }).click();
    await expect(page.getByText('Motivos guardados')).toBeVisible();
    await expect(conflict).toBeHidden();
    await page.getByRole('button', { name: 'Añadir festivo' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    const entries = page.getByRole('table', { name: 'Historial de cambios' }).getByRole('row');
    const mine = entries.filter({ hasText: '«Ilegible» pasa a llamarse «No se puede leer»' }).first();
    const theirs = entries.filter({ hasText: '«No se lee bien» pasa a llamarse «Ilegible»' }).first();
    await expect(mine.getByRole('link')).toHaveText('Lucía Ferrándiz');
    await expect(theirs.getByRole('link')).toHaveText('Tomás Aguirre Salcedo');

    await page.getByRole('link', { name: 'Ver todo en el registro' }).click();
    await expect(page.getByRole('heading', { name: 'Registro de actividad' })).toBeVisible();
    await expect(page).toHaveURL('/audit?subject=settings');
    await expect(page.getByText('«No se lee bien» pasa a llamarse «Ilegible»').first()).toBeVisible();
  } finally {
    const read = await (await request.get(path, { headers })).json();
    await request.put(path, { headers, data: { ...read, additional: before.additional, read } });
  }
});

test('two administrators change different things: both stay, and the second reads what the first saved', async ({
  page,
  request,
  login,
}) => {
  // Kinds of documents whose reasons no other test changes.
  const headers = { authorization: `Bearer ${await requestToken(request, accounts.superadmin)}` };
  const before = await (await request.get(path, { headers })).json();
  try {
    await login('admin');
    await page.goto('/account?tab=settings');
    await page.getByRole('combobox', { name: 'Documento' }).click();
    await page.getByRole('option', { name: 'Documentación adicional' }).click();
    await page.getByRole('textbox', { name: 'Motivo 1' }).fill('No se puede leer');
    const [first, ...others] = before.acceptance;
    const acceptance = [{ ...first, title: 'Falta la rúbrica' }, ...others];
    await request.put(path, { headers, data: { ...before, acceptance, read: before } });

    await page.getByRole('button', { name: 'Guardar motivos' }).click();
    await expect(page.getByText('Motivos guardados')).toBeVisible();
    const together = page.getByRole('status').filter({ hasText: 'Unido con los cambios de Tomás Aguirre Salcedo' });
    await expect(together).toContainText('Documento de aceptación: «Falta la rúbrica»');
    await expectAccessible(page);
    const now = await (await request.get(path, { headers })).json();
    expect([now.acceptance[0].title, now.additional[0].title]).toEqual(['Falta la rúbrica', 'No se puede leer']);
  } finally {
    const read = await (await request.get(path, { headers })).json();
    const { additional, acceptance } = before;
    await request.put(path, { headers, data: { ...read, additional, acceptance, read } });
  }
});

test('whoever leaves two changed settings is asked once', async ({ page, login }) => {
  await login('superadmin');
  await page.goto('/account?tab=settings');
  await page.getByRole('textbox', { name: 'Motivo 1' }).fill('No se puede leer');
  await page.getByRole('textbox', { name: 'Longitud mínima del número de pasaporte' }).fill('9');
  await page.getByRole('link', { name: 'Panel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the press that leaves a number is not lost to the reason that appears there', async ({ page, login }) => {
  await login('superadmin');
  await page.goto('/account?tab=settings');
  const length = page.getByRole('textbox', { name: 'Longitud mínima del número de pasaporte' });
  const form = page.getByRole('form').filter({ has: length });
  await length.fill('nueve');
  // Away from the field with the press itself, at the upper end of the button.
  await form.getByRole('button', { name: /^Guardar/ }).click({ position: { x: 20, y: 4 } });
  await expect(length).toBeFocused();
  await expect(length).toHaveValue('nueve');
  await expect(length).toHaveAttribute('aria-invalid', 'true');
});
