import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { readOneByOne } from '../support/payloads.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** A demo doctor who has just registered, and whose data no other spec relies on. */
const newcomer = 'joaquin.dominguez20@demo.fonendo.test';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** A select is filled by typing and choosing, as people do. */
async function choose(page: Page, label: string | RegExp, typed: string, option = typed) {
  const select = page.getByRole('combobox', { name: label });
  await select.click();
  await select.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

test.describe('personal data', () => {
  // One person's data: the tests follow each other.
  test.describe.configure({ mode: 'serial' });

  test.beforeEach(async ({ context, baseURL, request }) => {
    await signInWith(context, baseURL, await requestToken(request, newcomer));
  });

  test('errors stand at their fields, what was typed stays, and what is right is saved', async ({ page }) => {
    await page.goto('/account?tab=personal');
    await expect(page.getByRole('tab', { name: 'Datos personales' })).toHaveAttribute('aria-selected', 'true');
    for (const group of ['Identidad', 'Residencia y contacto', 'Título y especialidad', 'Datos para la homologación']) {
      await expect(page.getByRole('heading', { name: group })).toBeVisible();
    }
    await expect(page.getByText('Los hospitales nunca los ven.')).toBeVisible();
    const birthDate = page.getByLabel('Fecha de nacimiento');
    await expect(birthDate).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    const born = await birthDate.inputValue();

    await field(page, 'Apellidos').fill('4');
    await field(page, 'Número de documento').fill('AB12');
    await choose(page, 'País de residencia', 'España');
    await choose(page, /^Provincia/, 'Madrid');
    await field(page, /^Código postal/).fill('46600');
    await save(page);
    await expect(page.getByText('Solo se permiten letras.')).toBeVisible();
    await expect(page.getByText('El número de documento debe tener entre 9 y 10 caracteres.')).toBeVisible();
    await expect(page.getByText('El código postal no corresponde a la provincia.')).toBeVisible();
    await expect(field(page, 'Apellidos')).toBeFocused();
    await expect(field(page, 'Apellidos')).toHaveValue('4');
    await expect(field(page, /^Código postal/)).toHaveValue('46600');
    await expectAccessible(page);

    await field(page, 'Apellidos').fill('Domínguez Rojas de la Santísima Trinidad y Álvarez de las Asturias');
    await field(page, 'Número de documento').fill('ap 209-8766');
    await field(page, /^Código postal/).fill('28013');
    await choose(page, 'Prefijo', '+34 España', 'España +34');
    await field(page, 'Teléfono').fill('612 34 56 78');
    await save(page);
    await expect(page.getByText('Datos guardados')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Número de documento')).toHaveValue('AP2098766');
    await expect(page.getByRole('combobox', { name: /^Provincia/ })).toHaveValue('Madrid');
    await expect(field(page, 'Teléfono')).toHaveValue('612345678');
    await expect(birthDate).toHaveValue(born);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await width(page)).toBeLessThanOrEqual(320);
  });

  test('leaving with something unsaved asks first', async ({ page }) => {
    await page.goto('/account?tab=personal');
    await field(page, /^Ciudad/).fill('Arequipa');
    await page.getByRole('tab', { name: 'Seguridad' }).click();
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(field(page, /^Ciudad/)).toHaveValue('Arequipa');
    await expect(page).toHaveURL(/tab=personal/);
    await page.getByRole('tab', { name: 'Seguridad' }).click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page.getByLabel('Contraseña actual')).toBeVisible();
    await expect(page).toHaveURL(/tab=security/);
  });

  test('what is missing is named and leads to its field', async ({ page }) => {
    await page.goto('/account?tab=personal');
    await field(page, /^Dirección/).fill('');
    await save(page);
    await expect(page.getByText('Datos guardados')).toBeVisible();
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Para enviar tu solicitud de homologación' });
    await expect(card.getByText('Te falta:')).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('link', { name: /Completar tus datos: dirección/ }).click();
    await expect(page).toHaveURL(/tab=personal#address$/);
    await expect(field(page, /^Dirección/)).toBeFocused();
    await field(page, /^Dirección/).fill('Calle de Alcalá, 12');
    await save(page);
    await expect(page.getByText('Datos guardados')).toBeVisible();
    await page.goto('/dashboard');
    await expect(card.getByText('Te falta:')).toBeVisible();
    await expect(card.getByText(/dirección/)).toHaveCount(0);
  });
});

const secrets = ['documentNumber', 'address', 'parent1', 'birthDate', 'phone', 'email'] as const;

type Secret = (typeof secrets)[number];

test('the profile shows what hospitals see, and hides what they never do', async ({ page, login, request }) => {
  await login('certifiedDoctor');
  await readOneByOne(page);
  const own = page.waitForResponse('**/api/doctors/me');
  await page.goto('/account?tab=personal');
  const doctor = (await (await own).json()) as Record<'firstname' | 'lastname' | Secret, string>;
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${doctor.firstname} ${doctor.lastname}`);
  await expect(page.getByText('Título homologado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que los hospitales nunca ven' })).toBeVisible();
  const text = await page.locator('main').textContent();
  for (const secret of secrets) {
    expect(doctor[secret], secret).toBeTruthy();
    expect(text, secret).not.toContain(doctor[secret]);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await width(page)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Editar mis datos' }).click();
  await expect(page).toHaveURL(/\/account\?tab=personal$/);
  expect((await request.get('/api/doctors/me/profile')).status()).toBe(401);
});

test('on paper only the person remains', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Lo que los hospitales nunca ven' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('whether hospitals find somebody is their own choice', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/account?tab=privacy');
  const choice = page.getByRole('switch', { name: 'Los hospitales pueden encontrarme' });
  await expect(choice).toBeVisible();
  const before = await choice.isChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await choice.click();
  await expect(choice).toBeChecked({ checked: !before });
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(choice).toBeChecked({ checked: !before });
  const restored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await choice.click();
  await expect(choice).toBeChecked({ checked: before });
  expect((await restored).ok()).toBe(true);
});

const tabsOf = {
  certifiedDoctor: ['Datos personales', 'Documentos', 'CV', 'Pagos', 'Seguridad', 'Privacidad y correos', 'Avisos'],
  hospital: ['Datos del hospital', 'Mi cuenta', 'Seguridad', 'Privacidad y correos', 'Avisos'],
  admin: ['Mi cuenta', 'Configuración', 'Seguridad', 'Privacidad y correos', 'Avisos'],
} as const;

test('on a phone the tab that is open stands in sight, whichever the address names', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account?tab=notifications');
  const open = page.getByRole('tab', { name: 'Avisos', selected: true });
  await expect(open).toBeInViewport({ ratio: 0.9 });
  // Turned over and back.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(open).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(open).toBeInViewport({ ratio: 0.9 });
});

for (const group of ['certifiedDoctor', 'hospital', 'admin'] as const) {
  test(`the account of ${group} is walked by keyboard, tab by tab, on a phone`, async ({ page, login }) => {
    await login(group);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/account');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([...tabsOf[group]]);
    await tabs.first().focus();
    for (const [index, name] of tabsOf[group].entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('tabpanel', { name, exact: true });
      await expect(panel).toBeVisible();
      // Its heading is there: the tab is neither empty nor still loading.
      await expect(panel.getByRole('heading').first()).toBeVisible();
      expect(await width(page), name).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    }
  });
}
