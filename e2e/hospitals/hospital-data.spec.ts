import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar datos' }).click();

test.describe('the data of the hospital', () => {
  // One hospital's data: the tests follow each other.
  test.describe.configure({ mode: 'serial' });

  test('are changed with their errors at the fields, and doctors see the change', async ({
    page,
    login,
    request,
    problems,
  }) => {
    problems.expect(/409.*hospitals\/mine/);
    await login('hospital');
    await page.goto('/account');
    await expect(page.getByRole('tab', { name: 'Datos del hospital' })).toHaveAttribute('aria-selected', 'true');
    const own = await field(page, 'CIF').inputValue();
    await field(page, 'CIF').fill('B64717839');
    await field(page, 'Código postal').fill('99999');
    await field(page, 'Descripción').fill('');
    await save(page);
    await expect(page.getByText('El CIF no es válido.')).toBeVisible();
    await expect(page.getByText('Introduce un código postal español de cinco cifras.')).toBeVisible();
    await expect(page.getByText('Este campo es obligatorio.')).toBeVisible();
    await expect(field(page, 'CIF')).toBeFocused();
    await expectAccessible(page);

    // The postal code chooses the community; another one is contradicted.
    await field(page, 'Código postal').fill('28013');
    await expect(page.getByRole('combobox', { name: 'Comunidad autónoma' })).toHaveValue('Comunidad de Madrid');
    await field(page, 'Código postal').fill('46600');
    await expect(page.getByRole('combobox', { name: 'Comunidad autónoma' })).toHaveValue('Comunitat Valenciana');

    const description = 'Hospital comarcal con docencia MIR en once especialidades.';
    await field(page, 'Descripción').fill(description);
    await field(page, 'CIF').fill(own);
    await save(page);
    await expect(page.getByText('Datos del hospital guardados')).toBeVisible();

    // Meanwhile the team corrects the address and the city; only the city is changed here, too.
    await correctByTeam(request, { address: 'Carretera de Corbera, km 2', city: 'Carcaixent' });
    await field(page, 'Ciudad').fill('Algemesí');
    await save(page);
    await expect(field(page, 'Ciudad')).toBeFocused();
    await expect(field(page, 'Ciudad')).toHaveValue('Algemesí');
    await expect(field(page, 'Ciudad')).toHaveAccessibleDescription(/El equipo de Fonendo.*Ahora es «Carcaixent»/);
    await expect(field(page, 'Calle y número')).toHaveValue('Carretera de Corbera, km 2');
    await expectAccessible(page);
    await save(page);
    await expect(field(page, 'Ciudad')).toHaveAccessibleDescription('');
    await expect(field(page, 'Calle y número')).toHaveValue('Carretera de Corbera, km 2');

    // What does not touch is put together, and the page says what else was saved and by whom.
    await correctByTeam(request, { address: 'Carretera de Corbera, km 3', employees: 640 });
    await field(page, 'Descripción').fill(`${description} Es universitario.`);
    await save(page);
    const together = page.getByRole('status').filter({ hasText: 'Unido con los cambios del equipo de Fonendo' });
    await expect(together).toContainText('Mientras tanto se había guardado: calle y número y número de empleados.');
    await expect(field(page, 'Calle y número')).toHaveValue('Carretera de Corbera, km 3');

    await page.goto('/profile');
    await expect(page.getByText('Algemesí').first()).toBeVisible();
    await expect(page.getByText(description)).toBeVisible();
    const shown = await page.locator('main').textContent();
    expect(shown).not.toContain(own);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('a CIF that another hospital has is refused at the field', async ({ page, login, problems, request }) => {
    problems.expect(/409.*hospitals\/mine/);
    const taken = await cifOf(request, 'hospital2@fonendo.test');
    await login('hospital');
    await page.goto('/account?tab=hospital');
    await field(page, 'CIF').fill(taken);
    await save(page);
    await expect(page.getByText('Ya hay un hospital registrado con este CIF.').first()).toBeVisible();
    await expect(field(page, 'CIF')).toBeFocused();
    await expect(field(page, 'CIF')).toHaveValue(taken);
  });

  test('a recruiter reads them', async ({ page, login }) => {
    await login('recruiter');
    await page.goto('/account?tab=hospital');
    await expect(page.getByText('Solo un administrador del hospital puede cambiar estos datos.')).toBeVisible();
    await expect(page.getByText('Hospital Universitario La Ribera Demo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Guardar datos' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** An administrator of Fonendo changes some of the hospital's data. */
async function correctByTeam(request: Parameters<typeof requestToken>[0], change: object) {
  const as = async (email: string) => ({ authorization: `Bearer ${await requestToken(request, email)}` });
  const own = await request.get('/api/hospitals/mine', { headers: await as(accounts.hospital) });
  const { hospital } = (await own.json()) as { hospital: { id: string } };
  const data = { ...hospital, ...change, read: hospital };
  const answer = await request.put(`/api/hospitals/${hospital.id}`, { headers: await as(accounts.admin), data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function cifOf(request: Parameters<typeof requestToken>[0], email: string): Promise<string> {
  const headers = { authorization: `Bearer ${await requestToken(request, email)}` };
  const answer = await request.get('/api/hospitals/mine', { headers });
  const { hospital } = (await answer.json()) as { hospital: { cif: string } };
  return hospital.cif;
}
