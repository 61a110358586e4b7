import type { Page } from '@playwright/test';

export const newPassword = 'Cuidar-Mejor-26';

/** Every account of the registration's tests is new. */
export const newEmail = (name: string) => `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;

export const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label });

export async function choose(page: Page, label: string, query: string, option: string) {
  const input = page.getByRole('combobox', { name: label, exact: true });
  await input.click();
  if (query) await input.fill(query);
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function typeDay(page: Page, label: string, day: string) {
  const input = page.getByRole('textbox', { name: label });
  await input.fill(day);
  await input.press('Tab');
}

/** A doctor of Colombia with a degree of 2014 and the data of the account. */
export async function fillDoctor(page: Page, email: string) {
  await field(page, 'Nombre').fill('Valentina');
  await field(page, 'Apellidos').fill('Restrepo Núñez-Rojas');
  await typeDay(page, 'Fecha de nacimiento', '29/02/1996');
  await choose(page, 'País de residencia', 'colom', 'Colombia');
  await choose(page, 'Nacionalidad', 'colom', 'Colombia');
  await choose(page, 'Tipo de documento', '', 'Pasaporte');
  await field(page, 'Número de documento').fill('ab 123-4567');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await choose(page, 'País donde obtuviste el título', 'colom', 'Colombia');
  await typeDay(page, 'Fecha de graduación', '15122014');
  await fillAccess(page, email);
}

export async function fillAccess(page: Page, email: string, phone = '300 123 4567') {
  await field(page, 'Correo electrónico').fill(email);
  await field(page, 'Teléfono').fill(phone);
  await field(page, /^Contraseña/).fill(newPassword);
  await field(page, /^Rep(ite|etir) la contraseña/).fill(newPassword);
  await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
}

export async function typeCode(page: Page, code: string) {
  await page.getByLabel('Cifra 1 de 6').focus();
  await page.keyboard.type(code);
}
