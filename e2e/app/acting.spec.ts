import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { readVerificationCode } from '../support/mailbox.ts';
import { registerUnverified } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/* Whoever acts as somebody is offered what the server accepts from them, and may read all the rest. */

type Reads = (path: string) => Promise<{ items: { id: string; name: string; status: string; candidacy: unknown }[] }>;

type Stop = {
  path: string;
  /** A part of the page that comes with its buttons. */
  shows: (page: Page) => Locator;
  /** Buttons of the person alone. */
  own?: readonly (string | RegExp)[];
  /** Buttons that support has use for. */
  shared?: readonly (string | RegExp)[];
  /** Something says why buttons are missing. */
  note?: boolean;
};

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const noteText = /^No se puede (cambiar|hacer) mientras se accede como .+\.$/;

async function readerOf(page: Page, request: APIRequestContext): Promise<Reads> {
  const token = await page.evaluate(() => localStorage.getItem('auth:token'));
  return async (path) => (await request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
}

type Access = { reason?: string; start?: string; says?: string };

async function actAs(page: Page, request: APIRequestContext, email: string, by: Access = {}): Promise<void> {
  const headers = { authorization: `Bearer ${await requestToken(request, email)}` };
  const { userId } = await (await request.get('/api/auth/session', { headers })).json();
  await accessAs(page, userId, by);
}

/** Through the page of the user, as an administrator does it. */
async function accessAs(page: Page, userId: string, { reason, start, says }: Access = {}): Promise<void> {
  await page.goto(`/users/${userId}`);
  await page.getByRole('button', { name: 'Acceder como' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acceder como esta persona' });
  await dialog.getByLabel('Motivo').fill(reason ?? 'Incidencia 3120, pregunta qué ve en su pantalla');
  if (says) await expect(dialog).toContainText(says);
  if (start) {
    await dialog.getByLabel('Página en la que empezar').click();
    await page.getByRole('option', { name: start }).click();
  }
  await dialog.getByRole('button', { name: 'Acceder como' }).click();
  await expect(page.getByRole('region', { name: 'Acceso como otra persona' })).toBeVisible();
}

/** Goes to each page and hears every answer that the server gives there. */
async function walk(page: Page, stops: readonly Stop[], acting: boolean): Promise<void> {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  for (const { path, shows, own = [], shared = [], note = false } of stops) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(shows(page)).toBeVisible();
      const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();
      for (const name of shared) await expect(button(name)).toBeVisible();
      await expect(page.getByText(noteText)).toHaveCount(acting && note ? 1 : 0);
      for (const name of own) {
        if (acting) await expect(button(name)).toHaveCount(0);
        else await expect(button(name)).toBeVisible();
      }
    });
  }
  expect(refused).toEqual([]);
}

const hospitalStops = async (read: Reads): Promise<Stop[]> => {
  const [open] = (await read('/offers/managed?view=approved&limit=1')).items;
  const [draft] = (await read('/offers/managed?view=draft&limit=1')).items;
  const { items } = await read('/selection/candidates?limit=50');
  const candidate = items.find(({ status }) => status === 'applied');
  if (!open || !draft || !candidate) throw new Error('the demo hospital has an open offer, a draft and candidates');
  return [
    { path: '/offers', shows: heading('Ofertas'), shared: ['Crear oferta'] },
    { path: `/offers/${open.id}`, shows: heading(open.name), shared: [/^Acciones de /] },
    { path: `/offers/${draft.id}`, shows: heading('Historial'), shared: ['Editar'] },
    {
      path: `/offers/${draft.id}?edit=true`,
      shows: (page) => page.getByLabel('Nombre del puesto'),
      own: ['Publicar'],
    },
    { path: `/offers/${open.id}/candidates`, shows: heading(open.name), own: ['Recomendar'], note: true },
    { path: '/candidates', shows: heading('Candidatos'), own: ['Exportar CSV'] },
    { path: `/candidate/${candidate.id}`, shows: heading('Notas internas'), own: [/^Descartar/] },
    { path: '/process', shows: heading('Proceso de selección'), shared: ['Crear proceso'] },
    { path: '/profiles', shows: heading('Equipo'), own: ['Invitar a alguien', /^Acciones de /], note: true },
    { path: '/account?tab=hospital', shows: (page) => page.getByText('CIF').first(), own: ['Guardar datos'] },
    { path: '/account?tab=account', shows: heading('Datos personales'), own: ['Guardar cambios'], note: true },
    // The demo hospital has one administrator, who may not leave it alone.
    { path: '/account?tab=privacy', shows: heading('Idioma'), note: true },
  ];
};

const doctorStops = async (read: Reads): Promise<Stop[]> => {
  const offer = (await read('/offers?limit=50')).items.find(({ candidacy }) => candidacy === null);
  if (!offer) throw new Error('there is an offer that the demo doctor has not applied to');
  return [
    { path: `/offers/${offer.id}`, shows: heading(offer.name), own: ['Inscribirme'], note: true },
    { path: '/offers/own', shows: heading('Mis ofertas'), own: ['Retirar candidatura'] },
    { path: '/account?tab=personal', shows: heading('Cuenta'), shared: [/^Guardar/] },
    { path: '/account?tab=privacy', shows: heading('Idioma'), own: ['Eliminar cuenta'], note: true },
  ];
};

const people = [
  { group: 'hospital', stops: hospitalStops },
  { group: 'certifiedDoctor', stops: doctorStops },
] as const;

for (const { group, stops } of people) {
  test(`in person, ${group} is offered what is theirs`, async ({ page, request, login }) => {
    test.slow();
    await login(group);
    await page.goto('/dashboard');
    await walk(page, await stops(await readerOf(page, request)), false);
  });

  test(`as ${group}, an administrator is offered nothing that is refused to them`, async ({ page, request, login }) => {
    test.slow();
    await login('admin', { ownSession: true });
    await actAs(page, request, accounts[group]);
    await walk(page, await stops(await readerOf(page, request)), true);
    await expectAccessible(page);
    await expect(page.getByRole('radio', { name: 'Español' })).toBeDisabled();
  });
}

test('as a doctor who begins, an administrator is not offered to sign or to pay', async ({ page, request, login }) => {
  await login('admin', { ownSession: true });
  await actAs(page, request, accounts.notCertifiedDoctor);
  for (const path of ['/dashboard', '/homologations']) {
    await page.goto(path);
    await expect(page.getByText('Pagar la homologación')).toBeVisible();
    await expect(page.getByText(noteText)).toHaveCount(1);
    await expect(page.getByText(/^(Leer y firmar|Firmar y pagar)$/)).toHaveCount(0);
  }
});

test('the dialog and the banner say what acting allows, and pages of others refuse alike', async ({
  page,
  request,
  login,
}) => {
  await login('admin', { ownSession: true });
  await actAs(page, request, accounts.certifiedDoctor, {
    reason:
      `Incidencia 3120. ${'Pregunta qué ve en su pantalla cuando busca una oferta que encaje. '.repeat(6)}`.trim(),
    start: 'Buscar ofertas',
    says: 'Decidir y enviar, solo la persona.',
  });
  const banner = page.getByRole('region', { name: 'Acceso como otra persona' });
  const isWhole = (words: Locator) =>
    words.evaluate((text) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight);
  const limits = banner.getByText('Puede consultar y preparar; decidir y enviar, solo la persona.');
  const reason = banner.getByText(/^Motivo: «/);
  await expect(limits).toBeVisible();
  for (const words of [limits, reason]) expect(await isWhole(words)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(limits).toBeVisible();
  await banner.getByRole('button', { name: 'Leer el motivo entero' }).click();
  for (const words of [limits, reason]) expect(await isWhole(words)).toBe(true);
  await expectAccessible(page);

  for (const address of ['/users', '/payments']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Esta cuenta no puede abrir la página' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Volver a mi cuenta' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('a short reason that does not fit its two lines is opened by keyboard as well', async ({
  page,
  request,
  login,
}) => {
  await login('admin', { ownSession: true });
  await actAs(page, request, accounts.certifiedDoctor, {
    reason: 'Responsabilidades administrativas correspondientes',
  });
  const banner = page.getByRole('region', { name: 'Acceso como otra persona' });
  const open = banner.getByRole('button', { name: 'Leer el motivo entero' });
  const reason = banner.getByText(/^Motivo: «/);
  await expect(open).toHaveCount(0);
  // Larger letters in a narrow window, as somebody sets them who cannot read small ones.
  await page.addStyleTag({ content: '[class*="reason"] { font-size: 24px; line-height: 32px }' });
  await page.setViewportSize({ width: 320, height: 720 });
  await open.focus();
  await page.keyboard.press('Enter');
  expect(await reason.evaluate((text) => text.scrollHeight <= text.clientHeight)).toBe(true);
});

test('as a doctor, an administrator reads the saved searches and leaves them alone', async ({
  page,
  request,
  login,
}) => {
  await login('admin', { ownSession: true });
  await actAs(page, request, accounts.certifiedDoctor);
  await page.goto('/offers');
  await page.getByRole('button', { name: 'Búsquedas guardadas' }).click();
  const saved = page.getByRole('dialog', { name: 'Búsquedas guardadas' });
  await expect(saved.getByText(noteText)).toBeVisible();
  await expect(saved.getByRole('button', { name: /^(Guardar|Eliminar|Quitar)/ })).toHaveCount(0);
});

test('as somebody who has only registered, an administrator sees where they stand and fills in nothing', async ({
  page,
  request,
  login,
  problems,
}) => {
  problems.allow(/403 \(Forbidden\) \(\/api\/offers\/managed/);
  const person = await registerUnverified(request);
  await login('admin', { ownSession: true });
  await accessAs(page, person.id);
  await expect(page).toHaveURL(/waiting-account-verify/);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(noteText)).toBeVisible();
  await expect(page.getByRole('main').locator('input, button')).toHaveCount(0);
  await expectAccessible(page);

  const code = await readVerificationCode(request, person.email);
  expect((await request.get(`/api/auth/verify-account/${person.id}-${code}`)).ok()).toBe(true);
  await page.goto('/offers');
  await expect(page.getByText('Faltan los datos del hospital')).toBeVisible();
  await expect(page.getByText(noteText)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Completar los datos' })).toHaveCount(0);
  // The reason is read whole; what acting allows gives way to it.
  const reason = page.getByText(/^Motivo: «/);
  expect(await reason.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
});
