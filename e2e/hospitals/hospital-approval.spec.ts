import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { freshCif } from '../support/cif.ts';
import { readMailLink } from '../support/mailbox.ts';
import { type Registered, registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Long, as names of hospitals are, and of one test alone: others put theirs into the same list. */
const nameWith = (cif: string) => `Hospital Universitario Nuestra Señora del Socorro ${cif}`;

const hospital = (cif: string) => ({
  ...{
    name: nameWith(cif),
    cif,
    address: 'Calle del Temprado, 4',
    city: 'Teruel',
    postalCode: '44001',
    community: 'ES-AR',
  },
  ...{ sector: 'private', employees: 120, description: 'Clínica de día con cirugía mayor ambulatoria.' },
  ...{ phonePrefix: '+34', phone: '978 60 12 34', position: 'Directora' },
});

const offer = {
  ...{ name: 'Internista de planta', description: 'Planta de Medicina Interna y guardias.', community: 'ES-AR' },
  ...{ speciality: 'Medicina Interna', salaryMin: 48_000, salaryMax: 56_000, workingDay: 'full' },
  ...{ contractType: 'permanent', yearsOfExperience: 2, vacancies: 1 },
};

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const heading = (page: Page, text: string) => page.getByRole('heading', { name: text });

async function saveHospital(request: APIRequestContext, { token }: Registered, cif: string) {
  return request.put('/api/hospitals/mine', { headers: as(token), data: hospital(cif) });
}

async function readHospitalId(request: APIRequestContext, { token }: Registered): Promise<string> {
  const answer = await request.get('/api/hospitals/mine', { headers: as(token) });
  return ((await answer.json()) as { hospital: { id: string } }).hospital.id;
}

/** Pages of a hospital that nothing has come to, and what they say. */
const nothingYet = {
  '/offers': 'Todavía no hay ofertas',
  '/candidates': 'Todavía no hay candidatos',
  '/candidates?view=calendar': '0 entrevistas',
  '/process': 'Cada hospital selecciona a su manera',
  '/profiles': 'Elena Cuesta',
};

const stepsOf = (page: Page) =>
  page.getByRole('list', { name: 'Hasta su primera oferta abierta' }).getByRole('listitem');

async function writeOffer(request: APIRequestContext, { token }: Registered) {
  const created = await request.post('/api/offers', { headers: as(token), data: { content: offer } });
  return (await created.json()) as { id: string; version: number };
}

test('a new hospital is led to its first offer, which it publishes before anybody approved it', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  test.slow();
  const account = await registerVerified(request);
  await signInWith(context, baseURL, account.token);
  // What a hospital without data has none of is refused, and the pages say why.
  problems.allow(/403 \(Forbidden\) \(\/api\/(offers\/managed|selection\/candidates)/);
  for (const address of ['/offers', '/candidates', '/users']) {
    await page.goto(address);
    await expect(page.getByText('Faltan los datos del hospital')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Completar los datos' })).toBeVisible();
  }
  // One card, not one within another.
  const boxes = page.getByText('Faltan los datos del hospital').locator('xpath=ancestor::*');
  const cards = await boxes.evaluateAll(
    (all) => all.filter((box) => getComputedStyle(box).boxShadow !== 'none').length,
  );
  expect(cards).toBe(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Complete los datos del hospital' })).toBeVisible();
  await expect(stepsOf(page).first()).toHaveText(/^Datos del hospital\s*pendiente$/);
  await expect(stepsOf(page).filter({ hasText: 'pendiente' })).toHaveCount(5);
  await expectAccessible(page);
  await stepsOf(page).getByRole('link', { name: 'Datos del hospital' }).click();
  await expect(page.getByRole('textbox', { name: 'CIF' })).toBeVisible();
  expect((await saveHospital(request, account, freshCif())).ok()).toBe(true);
  await page.goto('/users');
  await expect(heading(page, 'El directorio se abrirá cuando aprobemos el hospital')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);

  // Nothing has come to it yet: its other pages say so, and what brings something.
  for (const [address, text] of Object.entries(nothingYet)) {
    await page.goto(address);
    await expect(page.getByText(text).first(), address).toBeVisible();
    await expectAccessible(page);
    for (const width of [1920, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(wider, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  // No row of zeros: the one thing to do next, and what is done of the way to the first open offer.
  await page.goto('/dashboard');
  const beginning = page.getByRole('region', { name: 'Escriba su primera oferta' });
  const steps = stepsOf(page);
  await expect(steps).toHaveText([
    /^Datos del hospital\s*hecho$/,
    /^Escribir la primera oferta\s*pendiente$/,
    /^Publicarla: pasa a revisión\s*pendiente$/,
    /^Oferta aprobada y abierta\s*pendiente$/,
    /^Invitar a su equipo \(opcional\)\s*pendiente$/,
  ]);
  await expect(page.getByRole('region', { name: 'Próximas entrevistas' })).toHaveCount(0);
  await expectAccessible(page);
  await beginning.getByRole('link', { name: 'Escribir una oferta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva oferta' })).toBeVisible();

  // The only administrator reads before any password that another one has to be invited first.
  await page.goto('/account?tab=privacy');
  await expect(page.getByText('No se puede eliminar ni editar al único administrador.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir a los perfiles del hospital' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eliminar cuenta' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/account?tab=hospital');
  await expect(page.getByText('Estamos comprobando los datos del hospital')).toBeVisible();
  await page.goto(`/offers/${(await writeOffer(request, account)).id}`);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Pendiente de revisión').first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Estamos revisando su primera oferta' })).toBeVisible();
  await expect(steps.filter({ hasText: 'hecho' })).toHaveCount(3);
});

test('a new hospital finds doctors once its first offer is approved with it', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  problems,
}) => {
  test.slow();
  const account = await registerVerified(request);
  const cif = freshCif();
  const name = nameWith(cif);
  await saveHospital(request, account, cif);
  const { id, version } = await writeOffer(request, account);
  const headers = as(account.token);
  const published = await request.post(`/api/offers/managed/${id}/publish`, { headers, data: { version } });
  expect(published.ok()).toBe(true);
  await signInWith(context, baseURL, account.token);

  const office = await browser.newContext({ locale: 'es-ES', ...(baseURL && { baseURL }) });
  problems.watch(office, new URL(baseURL ?? '').origin);
  await signInWith(office, baseURL, await requestToken(request, accounts.admin));
  const desk = await office.newPage();
  await desk.goto('/dashboard');
  await desk.getByRole('link', { name: /hospital(es)? por aprobar/ }).click();
  await expect(desk).toHaveURL(/approval=pending/);
  await expect(desk.getByRole('row', { name: new RegExp(name) })).toContainText('Pendiente de aprobar');
  await desk.goto(`/offers/${id}`);
  const data = desk.getByRole('region', { name: 'Hospital por aprobar' });
  await expect(data.getByText(name)).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Aprobar oferta y hospital' }).click();
  await expect(desk.getByText('Oferta y hospital aprobados')).toBeVisible();
  await office.close();

  expect(await readMailLink(request, account.email, /ya está aprobado en Fonendo/)).toBe('/users');
  await page.goto('/users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(heading(page, 'El directorio se abrirá cuando aprobemos el hospital')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Próximas entrevistas' })).toBeVisible();
  await expect(stepsOf(page)).toHaveCount(0);
});

test('a refused hospital reads why, corrects its data and is in the queue again', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const account = await registerVerified(request);
  const cif = freshCif();
  await saveHospital(request, account, cif);
  const id = await readHospitalId(request, account);
  await signInWith(context, baseURL, await requestToken(request, accounts.admin));
  await page.goto(`/hospitals?hospital=${id}`);
  const panel = page.getByRole('region', { name: nameWith(cif) });
  await expect(page).toHaveTitle(`${nameWith(cif)} · Hospitales`);
  await expect(panel.getByText('Compruebe que el nombre, el CIF y el teléfono')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Rechazar…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rechazar hospital' }).click();
  await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Qué tiene que cambiar' }).fill('El teléfono es de otra entidad.');
  await dialog.getByRole('button', { name: 'Rechazar hospital' }).click();
  await expect(page.getByText('Hospital rechazado')).toBeVisible();

  await signInWith(context, baseURL, account.token);
  await page.goto('/users');
  await expect(page.getByText('El teléfono es de otra entidad.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Corregir los datos' }).click();
  await expect(page.getByText('El teléfono es de otra entidad.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('978 60 99 99');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Los revisaremos de nuevo y avisaremos por correo.')).toBeVisible();
  await expect(page.getByText('Estamos comprobando los datos del hospital')).toBeVisible();
});

test('a CIF that another hospital has: the claimant reads what happens next, an administrator answers', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const account = await registerVerified(request);
  const owner = await requestToken(request, accounts.hospital);
  const own = await request.get('/api/hospitals/mine', { headers: as(owner) });
  const { cif } = ((await own.json()) as { hospital: { cif: string } }).hospital;
  expect((await saveHospital(request, account, cif)).status()).toBe(409);
  await signInWith(context, baseURL, account.token);
  await page.goto('/account?tab=hospital');
  await expect(page.getByText(`Estamos comprobando el CIF ${cif}`)).toBeVisible();
  await expect(page.getByText('La Ribera')).toHaveCount(0);

  await signInWith(context, baseURL, await requestToken(request, accounts.admin));
  await page.goto('/hospitals');
  const claim = page.getByRole('listitem').filter({ hasText: account.email });
  await expect(claim).toContainText('Hospital Universitario La Ribera Demo');
  await expectAccessible(page);
  await claim.getByRole('button', { name: `Responder a Elena Cuesta sobre ${cif}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Respuesta' }).fill('El hospital ya usa Fonendo: pidan una invitación.');
  await dialog.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(page.getByText('Respuesta enviada')).toBeVisible();
  await expect(claim).toHaveCount(0);
  expect(await readMailLink(request, account.email, new RegExp(`Sobre el CIF ${cif}`))).toBe('/account?tab=hospital');
});
