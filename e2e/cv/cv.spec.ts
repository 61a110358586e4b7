import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { test as base, expect } from '../support/test.ts';

/** A demo doctor whom no other journey needs. */
const doctor = 'nicolas.nanez56@demo.fonendo.test';

/** Signs the doctor in; their CV is left behind as it was found, be it written or not. */
const test = base.extend<{ cv: ReturnType<typeof openCv> }>({
  cv: async ({ request, context, baseURL }, use) => {
    const token = await requestToken(request, doctor);
    await signInWith(context, baseURL, token);
    const cv = openCv(request, token);
    const { content } = await cv.read();
    await use(cv);
    await cv.write(content);
  },
});

// One demo doctor has one CV: these journeys take turns with it.
test.describe.configure({ mode: 'default' });
test.slow();

const phone = { width: 390, height: 844 };

type Content = Record<'experience' | 'education' | 'languages' | 'certificates' | 'abilities', unknown[]> & {
  objective: string;
};

const empty: Content = {
  objective: '',
  experience: [],
  education: [],
  abilities: [],
  languages: [],
  certificates: [],
};

const job = (position: string, startDate: string, endDate: string | null) => ({
  id: crypto.randomUUID(),
  position,
  company: 'Hospital Regional',
  city: 'Arequipa',
  country: 'PE',
  startDate,
  endDate,
  current: endDate === null,
  achievements: '',
});

/** The CV over the API. */
function openCv(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const read = async () =>
    (await (await request.get('/api/cv', { headers })).json()) as { version: number; content: Content };
  return {
    read,
    async write(change: Partial<Content>) {
      const { version } = await read();
      const answer = await request.put('/api/cv', { headers, data: { version, content: { ...empty, ...change } } });
      expect(answer.status()).toBe(200);
    },
  };
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const preview = (page: Page) => page.getByRole('article', { name: 'Vista previa del PDF' });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Guardado a las/ })).toHaveCount(1);

async function open(page: Page) {
  await page.goto('/account/cv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currículum');
  await expect(page.getByLabel('Qué haces bien y qué buscas')).toBeVisible();
}

async function chooseMonth(page: Page, name: string, month: string, year: string) {
  await page.getByLabel(`${name}: Mes`).selectOption(month);
  await page.getByLabel(`${name}: Año`).selectOption(year);
}

test('a doctor writes a CV from nothing, sees it grow and takes it along as a PDF', async ({ page, cv }) => {
  await cv.write({});
  await open(page);
  await expect(page.getByText('Para completar tu CV te falta:')).toBeVisible();

  await page.getByLabel('Qué haces bien y qué buscas').fill('Médica de familia en busca de plaza.');
  const experience = part(page, 'Experiencia');
  await experience.getByRole('button', { name: 'Añadir experiencia' }).click();
  await expect(experience.getByLabel('Puesto')).toBeFocused();
  await page.keyboard.type('Médica adjunta');
  await experience.getByLabel('Hospital o empresa').fill('Hospital Regional');
  // What most people choose comes first, under a head that is seen and said.
  const country = experience.getByRole('combobox', { name: 'País' });
  await country.press('ArrowDown');
  const frequent = page.getByRole('listbox').getByRole('group', { name: 'Frecuentes' });
  await expect(frequent.getByText('Frecuentes', { exact: true })).toBeVisible();
  const first = frequent.getByRole('option').first();
  await expect(first).toHaveText('España');
  await expect(country).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await country.fill('peru');
  await page.getByRole('option', { name: 'Perú' }).click();
  await chooseMonth(page, 'Inicio', 'marzo', '2020');
  await experience.getByLabel('Es mi trabajo actual').check();
  await expect(experience.getByLabel('Fin: Mes')).toHaveCount(0);
  await experience.getByLabel('Funciones y logros').fill('Guardias\nConsulta');
  await experience.getByRole('button', { name: 'Listo' }).click();

  const education = part(page, 'Formación');
  await education.getByRole('button', { name: 'Añadir formación' }).click();
  await education.getByLabel('Título').fill('Medicina');
  await education.getByLabel('Universidad o centro').fill('Universidad Nacional');
  await chooseMonth(page, 'Fin', '', '2014');

  const languages = part(page, 'Idiomas');
  await languages.getByRole('button', { name: 'Añadir idioma' }).click();
  const language = languages.getByRole('combobox', { name: 'Idioma' });
  await language.press('ArrowDown');
  const spoken = page.getByRole('listbox').getByRole('group', { name: 'Frecuentes' });
  await expect(spoken.getByRole('option').first()).toHaveText('Español');
  await expect(spoken.getByRole('option')).not.toHaveCount(1);
  await language.fill('espan');
  await page.getByRole('option', { name: 'Español', exact: true }).click();
  await languages.getByRole('combobox', { name: 'Nivel' }).click();
  await page.getByRole('option', { name: 'Nativo' }).click();
  await page.getByLabel('Lo que dominas').fill('Ecografía');
  await page.keyboard.press('Enter');

  const sheet = preview(page);
  for (const text of ['mar 2020 – actualidad', 'Hospital Regional · Perú', 'Español (nativo)', 'Ecografía', '2014']) {
    await expect(sheet.getByText(text)).toBeVisible();
  }
  await expect(sheet.getByRole('listitem')).toHaveText(['Guardias', 'Consulta']);
  await expect(page.getByText('Tu CV está completo.')).toBeVisible();
  await expect(page.getByText('Lo revisaremos cuando esté completo.')).toHaveCount(0);
  await expect(page.getByText('Pendiente de revisión', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^CV .+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  expect((await cv.read()).content).toMatchObject({
    experience: [{ position: 'Médica adjunta', country: 'PE', startDate: '2020-03', endDate: null, current: true }],
    education: [{ degree: 'Medicina', endDate: '2014' }],
    languages: [{ language: 'es', level: 'nativo' }],
    abilities: ['Ecografía'],
  });
});

test('entries are moved by keyboard and by the menu, and said where they are', async ({ page, cv }) => {
  const names = ['Adjunta', 'Residente', 'Interna'];
  await cv.write({
    experience: [
      job('Adjunta', '2020-01', null),
      job('Residente', '2016-01', '2019-12'),
      job('Interna', '2015-01', '2015-12'),
    ],
  });
  await open(page);
  const order = () => preview(page).getByText(/^(Adjunta|Residente|Interna)$/);
  await expect(order()).toHaveText(names);

  await page.getByRole('button', { name: 'Mover Interna' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Has levantado Interna, puesto 3 de 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Interna pasa al puesto 2 de 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(order()).toHaveText(['Adjunta', 'Interna', 'Residente']);
  await expect(page.getByRole('button', { name: 'Mover Interna' })).toBeFocused();

  await page.getByRole('button', { name: 'Acciones de Adjunta' }).click();
  await page.getByRole('menuitem', { name: 'Bajar' }).click();
  await expect(order()).toHaveText(['Interna', 'Adjunta', 'Residente']);
  await expect(page.getByText('Adjunta está ahora en el puesto 2 de 3.')).toBeAttached();
  await saved(page);

  await page.getByRole('button', { name: 'Acciones de Residente' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(order()).toHaveText(['Interna', 'Adjunta']);
  await expect
    .poll(async () => (await cv.read()).content.experience)
    .toMatchObject([{ position: 'Interna' }, { position: 'Adjunta' }]);
});

test('an entry is dragged to its place with the mouse', async ({ page, cv }) => {
  await cv.write({ experience: [job('Adjunta', '2020-01', null), job('Residente', '2016-01', '2019-12')] });
  await open(page);
  const handle = (name: string) => page.getByRole('button', { name: `Mover ${name}` });
  await handle('Adjunta').hover();
  await page.mouse.down();
  const target = await handle('Residente').boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(async () => (await cv.read()).content.experience)
    .toMatchObject([{ position: 'Residente' }, { position: 'Adjunta' }]);
});

test('nothing typed is lost: not by a reload, not without a network, not beside a wrong date', async ({
  page,
  context,
  cv,
  problems,
}) => {
  await cv.write({ experience: [job('Residente', '2016-01', '2019-12')] });
  await open(page);
  const objective = page.getByLabel('Qué haces bien y qué buscas');

  await objective.fill('Escrito justo antes de recargar');
  await page.reload();
  await expect(objective).toHaveValue('Escrito justo antes de recargar');
  await expect.poll(async () => (await cv.read()).content.objective).toBe('Escrito justo antes de recargar');
  await saved(page);

  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await objective.fill('Escrito sin conexión');
  await expect(page.getByRole('status').filter({ hasText: 'Sin conexión' })).toHaveCount(1);
  await context.setOffline(false);
  await expect.poll(async () => (await cv.read()).content.objective).toBe('Escrito sin conexión');

  await page.getByRole('button', { name: /^Residente/ }).click();
  // A month without its year is said once the field is left, and kept.
  await page.getByLabel('Inicio: Año').focus();
  await page.getByLabel('Inicio: Año').selectOption('');
  await expect(page.getByText('Falta el año.')).toBeHidden();
  await objective.focus();
  await expect(page.getByText('Falta el año.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Residente/ }).click();
  await expect(page.getByLabel('Inicio: Mes')).toHaveValue('01');
  await expect(page.getByText('Falta el año.')).toBeVisible();
  await page.getByLabel('Inicio: Año').selectOption('2016');
  await expect(page.getByText('Falta el año.')).toBeHidden();
  await chooseMonth(page, 'Fin', 'marzo', '2010');
  await expect(page.getByText('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible();
  await objective.fill('Con una fecha por corregir');
  await expect(page.getByRole('status').filter({ hasText: 'salvo un campo por corregir' })).toHaveCount(1);
  expect((await cv.read()).content).toMatchObject({
    objective: 'Con una fecha por corregir',
    experience: [{ endDate: null }],
  });
  await page.reload();
  await page.getByRole('button', { name: /^Residente/ }).click();
  await expect(page.getByLabel('Fin: Año')).toHaveValue('2010');
});

test('the press that leaves a field is not lost to the message that appears there', async ({ page, cv }) => {
  await cv.write({ experience: [job('Residente', '2016-01', '2019-12')] });
  await open(page);
  await page.getByRole('button', { name: /^Residente/ }).click();
  const year = page.getByLabel('Fin: Año');
  await year.focus();
  await year.selectOption('');
  await part(page, 'Experiencia').getByRole('button', { name: 'Listo' }).click();
  await expect(year).toHaveCount(0);
  await page.getByRole('button', { name: /^Residente/ }).click();
  await expect(page.getByText('Falta el año.')).toBeVisible();
});

test('what was written without a network survives the tab, and is saved once it is recovered', async ({
  page,
  context,
  cv,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await cv.write({ objective: 'De partida' });
  await open(page);
  await context.setOffline(true);
  const objective = (tab: Page) => tab.getByLabel('Qué haces bien y qué buscas');
  await objective(page).fill('Escrito antes de que se cerrara la pestaña');
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await open(again);
  await expect(objective(again)).toHaveValue('De partida');
  await again.getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expect(objective(again)).toHaveValue('Escrito antes de que se cerrara la pestaña');
  await expect.poll(async () => (await cv.read()).content.objective).toBe('Escrito antes de que se cerrara la pestaña');
});

for (const choice of ['mine', 'theirs'] as const) {
  test(`two pages with the same CV: nothing is overwritten unasked, and ${choice} can be kept`, async ({
    page,
    context,
    cv,
    problems,
  }) => {
    await cv.write({ objective: 'De partida' });
    await open(page);
    const other = await context.newPage();
    await open(other);
    await other.getByLabel('Qué haces bien y qué buscas').fill('De la otra página');
    await saved(other);

    problems.expect(/409/);
    await page.getByLabel('Qué haces bien y qué buscas').fill('De esta página');
    const alert = page.getByRole('alert').filter({ hasText: 'Hay otra versión de tu CV' });
    await expect(alert).toContainText('objetivo profesional');
    expect((await cv.read()).content.objective).toBe('De la otra página');

    await alert.getByRole('button', { name: 'Ver la otra versión' }).click();
    await expect(page.getByRole('article', { name: 'La otra versión' })).toContainText('De la otra página');
    if (choice === 'mine') {
      await alert.getByRole('button', { name: 'Quedarme con lo de esta página' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar lo mío' }).click();
      await expect.poll(async () => (await cv.read()).content.objective).toBe('De esta página');
    } else {
      await alert.getByRole('button', { name: 'Usar la otra versión' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Descartar mis cambios' }).click();
      await expect(page.getByLabel('Qué haces bien y qué buscas')).toHaveValue('De la otra página');
      expect((await cv.read()).content.objective).toBe('De la otra página');
    }
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /^Guardado a las/ })).toHaveCount(1);
  });
}

test('on a phone: writing and preview take turns, and nothing stands out of the screen', async ({ page, cv }) => {
  await cv.write({
    objective: 'Esternocleidomastoideo'.repeat(10),
    experience: [
      job('Electroencefalografista'.repeat(4), '2020-01', null),
      { ...job('Interna', '2015-01', null), current: false },
    ],
  });
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ ...phone, width });
    await open(page);
    await expect(preview(page)).toBeHidden();
    await expect(page.getByText('A medias', { exact: true })).toBeVisible();
    const review = page.getByRole('main').locator('[data-tone]', { hasText: 'Incompleto' });
    expect((await review.boundingBox())?.width, 'no wider than its words').toBeLessThan(200);
    await page.getByRole('button', { name: /^Interna/ }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === phone.width) await expectAccessible(page);
    await page.getByRole('radiogroup', { name: 'Qué se muestra' }).getByText('Vista previa').click();
    await expect(preview(page)).toBeVisible();
    const letters = preview(page).getByText('Interna', { exact: true });
    expect(await letters.evaluate((word) => Number.parseFloat(getComputedStyle(word).fontSize))).toBeGreaterThan(13.9);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === phone.width) await expectAccessible(page);
  }
});

test('is accessible on a wide screen, empty and full, and in English', async ({ page, context, cv, baseURL }) => {
  await cv.write({});
  await open(page);
  await expectAccessible(page);
  await cv.write({
    experience: [job('Adjunta', '2020-01', null), job('Residente', '2016-01', '2019-12')],
    languages: [{ id: crypto.randomUUID(), language: 'qu', level: 'nulo' }],
  });
  await context.addCookies([{ name: 'i18n_locale', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/account/cv');
  await expect(page.getByRole('button', { name: 'Add experience' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Preview of the PDF' })).toContainText('Jan 2020 – present');
  await page.getByRole('button', { name: /^Adjunta/ }).click();
  await expectAccessible(page);
});

test('whoever is no doctor is told that there is no CV for them', async ({ page, login }) => {
  await login('hospital');
  await page.goto('/account/cv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currículum');
  await expect(page.getByText('El currículum es de los médicos')).toBeVisible();
});
