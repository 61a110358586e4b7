import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { freshCif } from '../support/cif.ts';
import { tabTo } from '../support/keyboard/tab-to.ts';
import { readVerificationCode } from '../support/mailbox.ts';
import { goToGateway, signInAs } from '../support/payments.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const password = 'Cuidar-Mejor-26';
/** Unpaid, with a Spanish degree, papers and CV. */
const doctor = 'felipe.zambrano42@demo.fonendo.test';
const offerName = 'Pediatra de neonatología nivel III';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function choose(page: Page, label: string, option: string) {
  const input = page.getByRole('combobox', { name: label, exact: true });
  await input.click();
  await input.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The whole way, from an unknown hospital to a doctor's application. */
test('a hospital registers and publishes, the team approves, a doctor finds it, pays the access and applies', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const email = `hospital.nuevo.${Date.now()}@example.com`;
  const hospitalName = 'Hospital Sierra de Gredos';
  await registerHospital(page, email, hospitalName, () => readVerificationCode(request, email));
  const hospitalToken = (await page.evaluate(() => localStorage.getItem('auth:token'))) ?? '';

  // No four zeros: what to do next, and the way to the first open offer.
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Escriba su primera oferta' });
  await expect(next).toContainText('Su siguiente paso');
  const steps = next.getByRole('list', { name: 'Hasta su primera oferta abierta' }).getByRole('listitem');
  await expect(steps).toHaveText([/hecho$/, /pendiente$/, /pendiente$/, /pendiente$/, /pendiente$/]);
  await expectAccessible(page);
  await expect(next.getByRole('link', { name: 'Escribir una oferta' })).toHaveAttribute('href', /\/offers\?write=new/);

  await page.goto('/offers');
  await expect(page.getByText('Todavía no hay ofertas')).toBeVisible();
  await page.getByRole('button', { name: 'Crear oferta' }).first().click();
  await writeOffer(page);
  // Published and approved by the keyboard alone.
  await tabTo(page, page.getByRole('button', { name: 'Publicar' }), 40);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Publicar' }), 3);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Oferta enviada a revisión')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Estamos revisando su primera oferta' })).toContainText(
    'Nos toca a nosotros',
  );

  // Nobody finds it before the team has seen it.
  const doctorToken = await signInAs({ context, request, baseURL }, doctor);
  await page.goto('/offers?search=neonatologia');
  await expect(page.getByText(offerName)).toHaveCount(0);

  await signInAs({ context, request, baseURL }, 'admin@fonendo.test');
  await page.goto('/offers');
  await page.getByRole('link', { name: offerName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offerName);
  await expect(page.getByRole('link', { name: hospitalName })).toBeVisible();
  // The first offer of a hospital brings it along: both are approved.
  await tabTo(page, page.getByRole('button', { name: 'Aprobar oferta y hospital' }), 40);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Oferta y hospital aprobados')).toBeVisible();

  await signInWith(context, baseURL, doctorToken);
  await page.goto('/offers');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /Buscar/ }))
    .first()
    .fill('neonatolojia');
  await page.getByRole('link', { name: new RegExp(offerName) }).click();
  await expect(page.getByRole('heading', { name: offerName })).toBeVisible();
  await expectAccessible(page);

  await payTheAccess(page);
  await page.getByRole('button', { name: 'Inscribirme' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inscribirme' }).click();
  await expect(page.getByText('Te has inscrito')).toBeVisible();
  await page.goto('/offers/own');
  await expect(page.getByText(offerName)).toBeVisible();

  await signInWith(context, baseURL, hospitalToken);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Candidaturas en curso, por paso' })).toBeVisible();
  await page.goto('/offers');
  const row = page.getByRole('row').filter({ hasText: offerName });
  await expect(row).toContainText('Abierta');
  await expect(row).toContainText('1 nueva');
});

async function registerHospital(page: Page, email: string, name: string, readCode: () => Promise<string>) {
  await page.goto('/signup?role=hospital&step=data');
  await field(page, 'Nombre').fill('Ana');
  await field(page, 'Apellidos').fill('Ruiz');
  await field(page, 'Correo electrónico').fill(email);
  await field(page, 'Teléfono').fill('612 345 678');
  await field(page, /^Contraseña/).fill(password);
  await field(page, /^Rep(ite|etir) la contraseña/).fill(password);
  await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificar la cuenta');
  const code = await readCode();
  await page.getByLabel('Cifra 1 de 6').focus();
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datos del hospital');
  await field(page, 'Nombre del hospital').fill(name);
  await field(page, 'CIF').fill(freshCif());
  await page.getByRole('radio', { name: 'Público' }).check();
  await field(page, 'Número de empleados').fill('640');
  await field(page, 'Descripción').fill('Hospital comarcal con maternidad y neonatología.');
  await field(page, 'Calle y número').fill('Avenida de la Sierra, 4');
  await field(page, 'Código postal').fill('05003');
  await field(page, 'Ciudad').fill('Ávila');
  await field(page, 'Teléfono').fill('920 22 10 00');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function writeOffer(page: Page) {
  await field(page, 'Nombre del puesto').fill(offerName);
  await choose(page, 'Especialidad', 'Pediatría y sus Áreas Específicas');
  await choose(page, 'Comunidad autónoma', 'Castilla y León');
  await field(page, 'Descripción').fill('Unidad de nueve puestos con método canguro y cuatro guardias al mes.');
  await choose(page, 'Tipo de contrato', 'Indefinido');
  await choose(page, 'Jornada', 'Completa');
  await field(page, 'Desde').fill('54000');
  await field(page, 'Hasta').fill('61000');
  await field(page, 'Años de experiencia').fill('2');
  await field(page, 'Número de vacantes').fill('1');
  await expect(page.getByRole('status').filter({ hasText: 'Guardada a las' })).toBeAttached();
}

/** What is missing is named where it blocks, and leads to where it is put right and back again. */
async function payTheAccess(page: Page) {
  await page
    .getByRole('link', { name: /contrato/i })
    .first()
    .click();
  await page.getByRole('checkbox', { name: 'He leído el contrato y lo acepto' }).check();
  await field(page, 'Nombre y apellidos').fill('Felipe Zambrano Paredes');
  await page.getByRole('button', { name: 'Firmar contrato' }).click();
  await expect(page.getByText('Firmado por Felipe Zambrano Paredes')).toBeVisible();
  await goToGateway(page, ['Acceso a ofertas']);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago recibido', { timeout: 30_000 });
  await page.getByRole('link', { name: new RegExp(`Volver a la oferta «${offerName}»`) }).click();
}
