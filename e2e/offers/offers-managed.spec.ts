import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const complete = {
  name: 'FEA de Nefrología, turno de tarde',
  description: 'Consulta y hemodiálisis. Guardias localizadas cada dos semanas.',
  community: 'ES-VC',
  speciality: 'Nefrología',
  salaryMin: 54_000,
  salaryMax: 60_000,
  workingDay: 'afternoon',
  contractType: 'permanent',
  yearsOfExperience: 2,
  vacancies: 1,
};

type Offer = { id: string; version: number; content: typeof complete };

/** Acts over the API as one of the demo accounts. */
async function actAs(request: APIRequestContext, group: 'recruiter' | 'hospital' | 'admin') {
  const headers = { authorization: `Bearer ${await requestToken(request, accounts[group])}` };
  const send = async (method: 'post' | 'put', path: string, data?: object): Promise<Offer> => {
    const response = await request[method](`/api/offers${path}`, { headers, ...(data && { data }) });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Offer;
  };
  return {
    create: (content: object = complete) => send('post', '', { content }),
    save: ({ id, version }: Offer, content: object) => send('put', `/managed/${id}`, { version, content }),
    publish: ({ id, version }: Offer) => send('post', `/managed/${id}/publish`, { version }),
    approve: ({ id, version }: Offer) => send('post', `/managed/${id}/approve`, { version }),
    read: async (id: string) => (await (await request.get(`/api/offers/managed/${id}`, { headers })).json()) as Offer,
    total: async () =>
      ((await (await request.get('/api/offers/managed/counts', { headers })).json()) as { all: number }).all,
    remove: (id: string) => request.delete(`/api/offers/managed/${id}`, { headers }),
  };
}

/** Who acts as `hospital`. */
const colleagueName = 'Elena Cuesta Marín';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

// One after the other: they count the offers of one hospital.
test.describe.configure({ mode: 'default' });

test('the first save of a new offer leaves whoever is choosing alone', async ({ page, login, request }) => {
  const recruiter = await actAs(request, 'recruiter');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/offers', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await login('recruiter');
  await page.goto('/offers?write=new');
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/offers'));
  await field(page, 'Nombre del puesto').fill('Médica o médico de familia');
  await sent;
  const speciality = page.getByRole('combobox', { name: 'Especialidad' });
  await speciality.fill('Pediatría');
  answer.resolve();
  await expect(page.getByRole('combobox', { name: 'Proceso que sigue esta oferta' })).toBeVisible();
  await expect(speciality).toBeFocused();
  await page.getByRole('option', { name: /^Pediatría/ }).click();
  await expect(speciality).toHaveValue(/^Pediatría/);
  await expect(page).toHaveURL(/write=[\da-f]{8}-/);
  await recruiter.remove(new URL(page.url()).searchParams.get('write') ?? '');
});

test('an offer is written, warned about and published', async ({ page, context, login, request, problems }) => {
  test.slow();
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const recruiter = await actAs(request, 'recruiter');
  const before = await recruiter.total();
  await login('recruiter');
  await page.goto('/offers');
  await page.getByRole('button', { name: 'Crear oferta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva oferta' })).toBeVisible();
  expect(await recruiter.total(), 'a click makes no row').toBe(before);

  await field(page, 'Nombre del puesto').fill('Médico de urgencias pediátricas');
  await expect(page.getByText('Puede decirse: «Médico/a».')).toBeVisible();
  await expect(page).toHaveURL(/write=[\da-f]{8}-/);
  expect(await recruiter.total()).toBe(before + 1);
  await expectAccessible(page);

  // What was saved is there again, and writing goes on at another address.
  await page.reload();
  await expect(field(page, 'Nombre del puesto')).toHaveValue('Médico de urgencias pediátricas');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Para publicarla falta' })).toContainText('especialidad');
  await expect(field(page, 'Descripción')).toBeFocused();

  await field(page, 'Descripción').fill('Buscamos a alguien joven para el turno de tarde.');
  await expect(page.getByText('Una oferta no puede elegir por edad.')).toBeVisible();
  await choose(page, 'Especialidad', 'Pediatría y sus Áreas Específicas');
  await choose(page, 'Comunidad autónoma', 'Comunitat Valenciana');
  await choose(page, 'Tipo de contrato', 'Indefinido');
  await choose(page, 'Jornada', 'Completa');
  await field(page, 'Desde').fill('50000');
  await field(page, 'Hasta').fill('40000');
  await expect(page.getByText('El salario máximo no puede ser inferior al mínimo.')).toBeVisible();
  // Neither button drops what was typed: both lead to the field.
  for (const button of ['Publicar', 'Guardar borrador']) {
    await field(page, 'Nombre del puesto').focus();
    await page.getByRole('button', { name: button }).click();
    await expect(field(page, 'Hasta')).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'Sin corregir esto' })).toContainText(
      'salario bruto anual (hasta)',
    );
    await expect(field(page, 'Desde')).toHaveValue('50.000 €');
    // While it is being corrected it stands without its dot.
    await expect(field(page, 'Hasta')).toHaveValue('40000');
  }
  await expectAccessible(page);
  await field(page, 'Hasta').fill('600000');
  await field(page, 'Años de experiencia').fill('0');
  await field(page, 'Número de vacantes').fill('2');
  await expect(page.getByRole('article')).toContainText('50.000 – 600.000 €');

  // A digit too many is possible: it is said at the field once it is left, and asked about.
  const doubt = page.getByRole('status').filter({ hasText: 'brutos al año parece mucho' });
  await expect(doubt).toContainText('600.000 € brutos al año parece mucho: ¿sobra alguna cifra?');
  await field(page, 'Hasta').focus();
  await expect(doubt).toHaveCount(0);
  await field(page, 'Número de vacantes').focus();
  await expect(doubt).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('600.000 € brutos al año parece mucho');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await field(page, 'Hasta').fill('60000');
  await expect(page.getByRole('article')).toContainText('50.000 – 60.000 €');
  await field(page, 'Número de vacantes').focus();
  await expect(doubt).toHaveCount(0);

  // Without a network it waits, goes on with what was written by then, and asks once.
  await context.setOffline(true);
  await field(page, 'Número de vacantes').fill('3');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sin conexión: se guardará cuando vuelva' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeDisabled();
  await expect(question).toBeHidden();
  await context.setOffline(false);
  await expect(question).not.toContainText('brutos al año');
  await expect(question).toContainText('Hay 2 expresiones que conviene revisar antes');
  await question.getByRole('button', { name: 'Publicar de todos modos' }).click();
  await expect(page.getByText('Oferta enviada a revisión')).toBeVisible();
  await expect(page.getByRole('main').getByText('Pendiente de revisión', { exact: true })).toBeVisible();
  await expect(page.getByText('Borrador creado')).toBeVisible();
  await recruiter.remove(page.url().match(/offers\/([^?]+)/)?.[1] ?? '');
});

test('the first save gives a new offer its address without a question, also beside a wrong salary', async ({
  page,
  login,
  request,
}) => {
  const recruiter = await actAs(request, 'recruiter');
  await login('recruiter');
  await page.goto('/offers?write=new');
  await field(page, 'Desde').fill('50k');
  await field(page, 'Hasta').fill('40000');
  await field(page, 'Nombre del puesto').fill('Pediatra');
  await expect(page).toHaveURL(/write=[\da-f]{8}-/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Hasta')).toHaveValue('40.000 €');
  await expect(field(page, 'Desde')).toHaveValue('50k');
  await expect(page.getByText('Introduzca un importe sin céntimos, por ejemplo 45.000.')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('write') ?? '';

  // Leaving would lose it, so that is asked.
  await page.getByRole('link', { name: 'Candidatos', exact: true }).click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatos' })).toBeVisible();
  await recruiter.remove(id);
});

test('two clicks on a button ask once', async ({ page, login, request }) => {
  const recruiter = await actAs(request, 'recruiter');
  const draft = await recruiter.create();
  await login('recruiter');
  await page.goto(`/offers/${draft.id}`);
  const publish = page.getByRole('button', { name: 'Publicar' });
  const question = page.getByRole('dialog');
  await publish.dblclick();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toHaveCount(0);

  // As a hand does it: the second click comes when the dialog is there, and falls beside it.
  const { x = 0, y = 0 } = (await publish.boundingBox()) ?? {};
  await page.mouse.click(x + 9, y + 9);
  await expect(question).toBeVisible();
  await page.mouse.click(x + 9, y + 9);
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await page.waitForTimeout(500);
  await page.mouse.click(x + 9, y + 9);
  await expect(question).toHaveCount(0);
  await recruiter.remove(draft.id);
});

test('administrators see what changes in an open offer, send it back and approve it', async ({
  page,
  context,
  login,
  request,
  problems,
}) => {
  test.slow();
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const recruiter = await actAs(request, 'recruiter');
  const admin = await actAs(request, 'admin');
  const open = await admin.approve(await recruiter.publish(await recruiter.create()));
  const revised = { ...complete, salaryMax: 66_000, description: 'Consulta y hemodiálisis. Guardias presenciales.' };
  await recruiter.publish(await recruiter.save(open, revised));

  await login('admin');
  await page.goto('/offers?q=nefrolog%C3%ADa+turno');
  await page.getByRole('link', { name: complete.name }).first().click();
  const changes = page.getByRole('region', { name: 'Qué cambia' });
  await expect(changes).toContainText('54.000 – 60.000 €');
  await expect(changes).toContainText('54.000 – 66.000 €');
  await expect(changes.locator('ins')).toContainText('presenciales.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rechazar…' }).click();
  const refusal = page.getByRole('textbox', { name: 'Qué tiene que cambiar' });
  await refusal.fill('Falta decir cuántas guardias al mes.');
  await page.reload();
  await page.getByRole('button', { name: 'Rechazar…' }).click();
  await expect(refusal).toHaveValue('Falta decir cuántas guardias al mes.');
  await page.getByRole('button', { name: /^Rechazar/ }).click();
  await expect(page.getByText('Oferta rechazada')).toBeVisible();

  // The list names what is to be done as the offer's page does.
  await login('recruiter');
  await page.goto('/offers?q=nefrolog%C3%ADa+turno');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${open.id}"]`) });
  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await expect(page.getByRole('menuitem', { name: /^Corregir/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Ver oferta' }).click();
  await expect(page.getByText('Cambios rechazados: la versión aprobada sigue abierta')).toBeVisible();
  await expect(page.getByText('Falta decir cuántas guardias al mes.').first()).toBeVisible();
  await expect(page.getByRole('article')).toContainText('54.000 – 60.000 €');
  await page.getByRole('button', { name: 'Corregir' }).click();
  await expect(page.getByText('La oferta sigue abierta')).toBeVisible();
  await field(page, 'Descripción').fill('Consulta y hemodiálisis. Cuatro guardias presenciales al mes.');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Cambios en revisión')).toBeVisible();

  await login('admin');
  await page.goto(`/offers/${open.id}`);
  const approve = page.getByRole('button', { name: 'Aprobar', exact: true });
  await expect(approve).toBeEnabled();
  await context.setOffline(true);
  await approve.click();
  await expect(approve).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('Oferta aprobada')).toBeVisible();
  await page.goto(`/offers/${open.id}`);
  await expect(page.getByRole('article')).toContainText('54.000 – 66.000 €');
  await expect(page.getByText('Cambios aprobados')).toBeVisible();
  await admin.remove(open.id);
});

test('a colleague’s version is never overwritten unasked', async ({ page, login, request, problems }) => {
  problems.expect(/409.*offers\/managed/);
  const recruiter = await actAs(request, 'recruiter');
  const colleague = await actAs(request, 'hospital');
  const draft = await recruiter.create();
  await login('recruiter');
  await page.goto(`/offers/${draft.id}?edit=true`);
  await expect(field(page, 'Número de vacantes')).toHaveValue('1');
  // Another field: both changes are put together, and the colleague is named.
  await colleague.save(draft, { ...complete, vacancies: 7 });
  await field(page, 'Nombre del puesto').fill('FEA de Nefrología pediátrica');
  await expect(page.getByText(`Unido con los cambios de ${colleagueName}`)).toBeVisible();
  await expect(field(page, 'Número de vacantes')).toHaveValue('7');
  await expect(field(page, 'Nombre del puesto')).toHaveValue('FEA de Nefrología pediátrica');

  // The same field: the page asks about that one alone.
  await expect(page.getByRole('status').filter({ hasText: /^Guardada a las/ })).toBeVisible();
  await colleague.save(await colleague.read(draft.id), {
    ...complete,
    name: 'FEA de Nefrología de adultos',
    vacancies: 7,
  });
  await field(page, 'Nombre del puesto').fill('FEA de Nefrología infantil');
  const conflict = page.getByRole('alert').filter({ hasText: 'Hay otra versión de lo mismo' });
  await expect(conflict).toContainText(colleagueName);
  await expect(conflict).toContainText('nombre del puesto');
  await expect(conflict).not.toContainText('número de vacantes');
  await field(page, 'Número de vacantes').fill('3');
  // Neither button is dead: both lead to the decision.
  for (const button of ['Guardar borrador', 'Publicar']) {
    await field(page, 'Número de vacantes').focus();
    await page.getByRole('button', { name: button }).click();
    await expect(conflict).toBeFocused();
  }
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Usar la otra versión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar mis cambios' }).click();
  await expect(field(page, 'Número de vacantes')).toHaveValue('3');
  await expect(field(page, 'Nombre del puesto')).toHaveValue('FEA de Nefrología de adultos');
  await recruiter.remove(draft.id);
});

test('the table shows figures and why something cannot be done; cloning opens the draft', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/offers/own?view=approved');
  await expect(page.getByRole('main').getByText(/candidaturas en \d+ ofertas abiertas/)).toBeVisible();
  const row = page
    .getByRole('row')
    .filter({ hasText: /nuevas?/ })
    .first();
  // The page of an offer leads to its candidates and says how many there are.
  const count = await row.getByTitle('Ver el tablero de candidatos').locator('span').first().textContent();
  await row.getByRole('rowheader').getByRole('link').click();
  const candidates = page.getByRole('link', { name: `Ver candidatos (${count})` });
  await expect(candidates).toHaveAttribute('href', /^\/offers\/[\da-f-]+\/candidates$/);
  await page.goBack();
  await row.getByRole('button', { name: /^Acciones/ }).click();
  const remove = page.getByRole('menuitem', { name: /Eliminar/ });
  await expect(remove).toContainText('tiene candidaturas');
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Cerrar' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/candidaturas? en curso se conservan?/);
  await question.getByRole('button', { name: 'Dejarla abierta' }).click();
  await expectAccessible(page);

  await row.getByRole('button', { name: /^Acciones/ }).click();
  await page.getByRole('menuitem', { name: /Clonar/ }).click();
  await expect(page).toHaveURL(/offers\/[\da-f-]+\?edit=true/);
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByRole('main').getByText('Borrador', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: /^Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar oferta' }).click();
  await expect(page.getByText('Oferta eliminada')).toBeVisible();
  await expect(page).toHaveURL(/\/offers$/);
});

test('offers of another hospital are nowhere to be found', async ({ page, request, context, baseURL, problems }) => {
  problems.expect(/404.*offers\/managed/);
  const recruiter = await actAs(request, 'recruiter');
  const draft = await recruiter.create({ ...complete, name: 'Plaza confidencial de la Ribera' });
  const token = await requestToken(request, 'hospital2@fonendo.test');
  await signInWith(context, baseURL, token);
  await page.goto('/offers?q=confidencial');
  await expect(page.getByText('Ninguna oferta coincide')).toBeVisible();
  await page.goto(`/offers/${draft.id}?edit=true`);
  await expect(page.getByRole('heading', { name: `Page not found: /offers/${draft.id}` })).toBeVisible();
  await recruiter.remove(draft.id);
});

test('the administrative role is not offered what it may not do, and the menu names it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInWith(context, baseURL, await requestToken(request, 'equipo21@demo.fonendo.test'));
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Menú de usuario/ })).toContainText('Administrativo');
  await expect(page.getByRole('button', { name: 'Crear oferta' })).toHaveCount(0);
  // By the address, too.
  await page.goto('/offers?write=new');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByLabel('Nombre del puesto')).toHaveCount(0);
  // Nor in the palette, on the dashboard and on the board.
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill('oferta');
  await expect(palette.getByRole('option', { name: /^Ofertas/ }).first()).toBeVisible();
  await expect(palette.getByRole('option', { name: /Crear oferta/ })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Crear (una )?oferta|Publicar/);
  // Doctors are read about, and no offer is recommended to them.
  await page.goto('/users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('table').getByRole('button', { name: /^Acciones de/ })).toHaveCount(0);

  // An administrator reads the same name of the role.
  await signInWith(context, baseURL, await requestToken(request, accounts.admin));
  await page.goto('/users');
  await page.getByRole('searchbox', { name: 'Nombre o correo' }).fill('equipo21@');
  await page.getByRole('link', { name: 'Vicent Sanchis Roca' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('definition')
      .filter({ hasText: /^Administrativo$/ }),
  ).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText('Reclutador');
});
