import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { signInAs } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

test.slow();

/** A demo doctor whom no other journey touches, without a petition and without a payment. */
const newcomer = 'hugo.gallardo16@demo.fonendo.test';

async function choose(page: Page, question: string, answer: string): Promise<void> {
  const field = page.getByRole('combobox', { name: question });
  await field.fill(answer);
  await page.getByRole('option', { name: answer, exact: true }).click();
}

test('three questions tell the road, and a petition starts only on its own', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs({ context, request, baseURL }, newcomer);
  await page.goto('/homologations');
  await page.getByRole('link', { name: /Comprobar mi camino|Ver cuál es mi camino/ }).click();
  await expect(page).toHaveURL(/\/road$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu camino para ejercer en España');
  const road = page.getByRole('region', { name: 'Tu procedimiento' });

  await test.step('nationality and degree of the Union: another road, nothing to start or to pay', async () => {
    await choose(page, '¿Cuál es tu nacionalidad?', 'Italia');
    await choose(page, '¿En qué país obtuviste el título de Medicina?', 'Rumanía');
    await expect(page.getByText('Has cambiado una respuesta')).toBeVisible();
    await page.getByRole('button', { name: 'Ver mi camino' }).click();
    await expect(road.getByRole('heading', { name: 'Reconocimiento profesional europeo' })).toBeVisible();
    await expect(road).toContainText('RD 581/2017');
    await expect(road).toContainText('3 meses');
    await expect(road.getByRole('button', { name: 'Iniciar solicitud' })).toBeHidden();
    await expectAccessible(page);
    await page.goto('/homologations');
    await expect(page.getByRole('link', { name: 'Ver cuál es mi camino' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Iniciar solicitud' })).toBeHidden();
    await page.goto('/account?tab=payments');
    await expect(page.getByText('Reconocimiento profesional europeo')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Homologación del título' })).toBeHidden();
  });

  await test.step('a degree from outside the Union: the homologation, with its papers, and the petition begins', async () => {
    await page.goto('/road');
    await choose(page, '¿En qué país obtuviste el título de Medicina?', 'Argentina');
    await page.getByRole('button', { name: 'Ver mi camino' }).click();
    await expect(road.getByRole('heading', { name: 'Homologación del título' })).toBeVisible();
    await expect(road).toContainText('RD 889/2022');
    await expect(road).toContainText('acreditación de español B2');
    await road.getByRole('button', { name: 'Iniciar solicitud' }).click();
    await expect(page).toHaveURL(/\/homologations$/);
    await expect(page.getByRole('main').getByText('Sin iniciar', { exact: true }).first()).toBeVisible();
  });

  await test.step('the answers are the doctor’s data', async () => {
    await page.goto('/road');
    await expect(page.getByRole('combobox', { name: '¿En qué país obtuviste el título de Medicina?' })).toHaveValue(
      'Argentina',
    );
    await expect(page.getByRole('link', { name: 'Ver mi solicitud' })).toBeVisible();
  });
});
