import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, demoPassword } from '../support/accounts.ts';
import { readVerificationCode } from '../support/mailbox.ts';
import { smallPdf } from '../support/pdf.ts';
import { choose, field, fillDoctor, newEmail, newPassword, typeCode } from '../support/registration-form.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const foot = (page: Page) => page.getByRole('region', { name: 'Inscripción en esta oferta' });

/** Opens a public offer, says its name, and wants to apply without being signed in. */
async function askToApply(page: Page, row: number): Promise<string> {
  await page.goto('/empleo');
  await page.locator('.rows li a').nth(row).click();
  const name = (await heading(page).textContent()) ?? '';
  await page.getByRole('link', { name: 'Inscribirme' }).click();
  await expect(heading(page)).toHaveText('Iniciar sesión');
  return name;
}

async function apply(page: Page, offer: string) {
  await foot(page).getByRole('button', { name: 'Inscribirme' }).click();
  const question = page.getByRole('dialog', { name: `¿Inscribirte en «${offer}»?` });
  await question.getByRole('button', { name: 'Inscribirme' }).click();
  await expect(foot(page).getByRole('status')).toContainText('Te has inscrito');
}

/** Whoever comes by an offer types its address once: every other step follows a link or a button of the product. */
test('a new doctor goes from a public offer to a sent application, and applies to another after signing in', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const email = newEmail('candidata');
  const offer = await askToApply(page, 8);
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await page.getByRole('radio', { name: /Soy médico/ }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await fillDoctor(page, email);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await typeCode(page, await readVerificationCode(request, email));

  await test.step('papers, CV, signature and payment, with the way back to the offer on each', async () => {
    const wayBack = page.getByRole('link', { name: 'Volver a la oferta que te interesaba' });
    await expect(heading(page)).toHaveText('Tu documentación');
    await expect(wayBack).toBeVisible();
    for (const paper of [/^Título de Medicina/, /^Certificación académica/, /^Certificado de continuidad laboral/]) {
      await page
        .getByLabel(paper)
        .first()
        .setInputFiles(await smallPdf('papel.pdf'));
    }
    await expect(page.getByText(/^3 de \d obligatorios subidos/)).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(heading(page)).toHaveText('Tu currículum');
    await expect(wayBack).toBeVisible();
    await fillCv(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(heading(page)).toHaveText('Firma y pago');
    await expect(wayBack).toBeVisible();
    await signAndPay(page);
    await wayBack.click();
  });

  await test.step('back at the offer, what is still missing is one link away', async () => {
    await expect(heading(page)).toHaveText(offer);
    await expect(foot(page)).toContainText('Te falta:');
    await foot(page).getByRole('listitem').getByRole('link').click();
    await expect(page.getByText('Completa lo que falta para inscribirte')).toBeVisible();
    // It is required here, and says so.
    await expect(page.getByRole('combobox', { name: 'Especialidad', exact: true })).toHaveAttribute('required');
    await choose(page, 'Especialidad', 'famil', 'Medicina Familiar y Comunitaria');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Todo está guardado')).toBeVisible();
    await page.getByRole('link', { name: `Volver a la oferta «${offer}»` }).click();
    await apply(page, offer);
    await expectAccessible(page);
    await foot(page).getByRole('link', { name: 'Ver mis candidaturas' }).click();
    await expect(page.getByRole('article', { name: offer })).toContainText('Inscrita');
  });

  await test.step('another offer after signing in, although by the door of the hospitals', async () => {
    await page.getByRole('button', { name: /Valentina Restrepo/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(heading(page)).toHaveText('Iniciar sesión');
    const another = await askToApply(page, 5);
    await page.getByText('Soy hospital').click();
    await signIn(page, email, newPassword);
    await expect(page.getByText('Tu cuenta es de médico.')).toBeVisible();
    await signIn(page, email, newPassword);
    await expect(heading(page)).toHaveText(another);
    await apply(page, another);
  });
});

test('whoever finds in the registration that they have an account comes back to the offer all the same', async ({
  page,
}) => {
  const offer = await askToApply(page, 3);
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await page.getByRole('radio', { name: /Soy médico/ }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('link', { name: /^Inici(a|ar) sesión$/ }).click();
  await signIn(page, accounts.notCertifiedDoctor, demoPassword);
  await expect(heading(page)).toHaveText(offer);
  await expect(foot(page)).toContainText('Te falta:');
});

async function signIn(page: Page, email: string, password: string) {
  // The registration, which is being left, has a field of the same name.
  await expect(heading(page)).toHaveText('Iniciar sesión');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function fillCv(page: Page) {
  const part = (label: string) => page.getByRole('region', { name: label });
  await page.getByLabel('Qué haces bien y qué buscas').fill('Médica de familia en busca de plaza.');
  await part('Formación').getByRole('button', { name: 'Añadir formación' }).click();
  await part('Formación').getByLabel('Título').fill('Medicina');
  await part('Formación').getByLabel('Universidad o centro').fill('Universidad Nacional');
  await page.getByLabel('Fin: Año').selectOption('2014');
  await part('Idiomas').getByRole('button', { name: 'Añadir idioma' }).click();
  await part('Idiomas').getByRole('combobox', { name: 'Idioma' }).fill('espan');
  await page.getByRole('option', { name: 'Español', exact: true }).click();
  await part('Idiomas').getByRole('combobox', { name: 'Nivel' }).click();
  await page.getByRole('option', { name: 'Nativo' }).click();
  await expect(page.getByText('Tu CV está completo.')).toBeVisible();
}

async function signAndPay(page: Page) {
  await field(page, 'Dirección').fill('Carrera 7 # 45-12');
  await field(page, 'Ciudad').fill('Bogotá');
  await field(page, 'Código postal').fill('110231');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByRole('checkbox', { name: 'He leído el contrato y lo acepto' }).check();
  await field(page, 'Nombre y apellidos').fill('Valentina Restrepo Nunez Rojas');
  await page.getByRole('button', { name: 'Firmar contrato' }).click();
  await expect(page.getByText('Firmado por Valentina Restrepo Nunez Rojas')).toBeVisible();
  await page.getByRole('checkbox', { name: /Acceso a ofertas/ }).check();
  await page.getByRole('checkbox', { name: /Pido que el servicio empiece ya/ }).check();
  await page.getByRole('button', { name: 'Confirmar y pagar' }).click();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(heading(page)).toHaveText('Pago recibido', { timeout: 30_000 });
}
