import { expectAccessible } from '../support/accessibility.ts';
import { signInAs } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

test.slow();

/** A demo doctor whose steps no other journey touches, with a granted petition. */
const granted = 'adriana.herrera53@demo.fonendo.test';
const permit = 'NIE, residencia y permiso de trabajo';

test('from the dashboard to the first day: a wrong date is refused, a right one moves the day', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs({ context, request, baseURL }, granted);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Ver mi camino' }).click();
  await expect(page).toHaveURL(/\/journey$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu camino hasta el primer día');
  const table = page.getByRole('table', { name: 'Los pasos' });
  const row = (step: string) => table.getByRole('row', { name: new RegExp(`^(Marca la fecha )?${step}`) });
  await expect(row('Resolución del Ministerio')).toContainText('Hecho');
  const firstDay = page.getByRole('heading', { level: 2, name: /^\d+ de \w+ de 20\d\d$/ });
  const before = await firstDay.textContent();
  await expectAccessible(page);

  await test.step('a day that is still to come is refused at its field, and what was typed stays', async () => {
    await table.getByRole('button', { name: permit }).click();
    const dialog = page.getByRole('dialog', { name: permit });
    await expect(dialog).toContainText('Ley 14/2013, art. 71 bis');
    await dialog.getByRole('radio', { name: 'Hecho' }).check();
    const day = dialog.getByRole('textbox', { name: '¿Qué día?' });
    await expect(day).toBeEnabled();
    await expectAccessible(page);
    await day.fill('01/01/2099');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByText('La fecha no puede ser posterior al')).toBeVisible();
    await expect(day).toHaveValue('01/01/2099');
    await day.fill('02/11/2026');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the first day has moved, and it can be taken back', async () => {
    await expect(row(permit)).toContainText('Hecho');
    await expect(firstDay).not.toHaveText(before ?? '');
    await table.getByRole('button', { name: permit }).click();
    const dialog = page.getByRole('dialog', { name: permit });
    await dialog.getByRole('radio', { name: 'Sin empezar' }).check();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(permit)).not.toContainText('Hecho');
    await expect(firstDay).toHaveText(before ?? '');
  });

  await test.step('on a phone the same steps are a list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const steps = page.getByRole('region', { name: 'Los pasos' });
    await steps.getByRole('button', { name: /Credencial/ }).click();
    await expect(page.getByRole('dialog', { name: 'Credencial' })).toContainText('RD 889/2022, art. 20');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
});

test('the palette finds it for a certified doctor', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar en Fonendo' }).fill('colegiación');
  await page.getByRole('option', { name: 'Tu camino hasta el primer día' }).click();
  await expect(page).toHaveURL(/\/journey$/);
  await expect(page.getByRole('table', { name: 'Los pasos' })).toBeVisible();
});
