import { accounts, requestToken } from '../support/accounts.ts';
import { smallPdf } from '../support/pdf.ts';
import { registerVerified, signInWith } from '../support/registration.ts';
import { expect } from '../support/test.ts';
import { test } from './broken-line.ts';

test('an answer that breaks off in the middle is read again, or said, and a save is done once', async ({
  page,
  context,
  request,
  baseURL,
  problems,
  line,
}) => {
  // As the browser names the end of such a connection.
  problems.allow(/ERR_(CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_CLOSED)/);
  const account = await registerVerified(request);
  await signInWith(context, baseURL, account.token);
  const firstname = page.getByLabel('Nombre', { exact: true });

  await test.step('what comes with the page and what it reads by itself', async () => {
    line.breaks = /^GET \/api\/(pages|account(\?|$))/;
    await page.goto('/account?tab=account');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    line.breaks = null;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(firstname).toHaveValue('Elena');
  });

  await test.step('a save whose answer was lost keeps what was typed, says so, and can be tried again', async () => {
    line.cut = [];
    line.breaks = /^PATCH \/api\/account/;
    await firstname.fill('María Jesús');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'El servicio no está disponible' }).first()).toBeVisible();
    await expect(firstname).toHaveValue('María Jesús');
    expect(line.cut).toEqual(['PATCH /api/account']);
    line.breaks = null;
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Datos guardados')).toBeVisible();
    await expect(firstname).toHaveValue('María Jesús');
  });
});

test('a note whose answer was lost is written once, however often it is sent again', async ({
  page,
  context,
  request,
  baseURL,
  problems,
  line,
}) => {
  problems.allow(/ERR_(CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_CLOSED)/);
  const token = await requestToken(request, accounts.recruiter);
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.get('/api/selection/candidates?status=inProcess&limit=1', { headers });
  const [candidacy] = ((await found.json()) as { items: { id: string }[] }).items;
  await signInWith(context, baseURL, token);
  await page.goto(`/candidate/${candidacy?.id}`);
  const words = `Llamar el lunes ${Date.now()}`;
  const note = page.getByRole('textbox', { name: 'Nota' });
  const save = page.getByRole('button', { name: 'Guardar nota' });
  await note.fill(words);
  line.breaks = /^POST \/api\/selection\/candidacies\/[^/]+\/notes/;
  for (const times of [1, 2]) {
    await save.click();
    await expect.poll(() => line.cut.length).toBe(times);
    await expect(page.getByRole('alert').filter({ hasText: 'El servicio no está disponible' }).first()).toBeVisible();
    await expect(note).toHaveValue(words);
  }
  line.breaks = null;
  await save.click();
  await expect(note).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  const stored = await request.get(`/api/selection/candidacies/${candidacy?.id}/notes`, { headers });
  const { notes } = (await stored.json()) as { notes: { text: string }[] };
  expect(notes.filter(({ text }) => text === words)).toHaveLength(1);
});

test('a file whose answer was lost is said to have failed, and is stored once by trying again', async ({
  page,
  context,
  request,
  baseURL,
  problems,
  line,
}) => {
  problems.allow(/ERR_(CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_CLOSED)/);
  // A doctor of the demo data whom no other journey touches, and who has handed in nothing.
  const token = await requestToken(request, 'bruno.quintero4@demo.fonendo.test');
  await signInWith(context, baseURL, token);
  await page.goto('/account?tab=documents');
  const row = page
    .getByRole('region', { name: 'Documentos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Pasaporte', exact: true }) });
  line.breaks = /^POST \/api\/documents\//;
  await row.locator('input[type=file]').setInputFiles(smallPdf('viaje.pdf'));
  await expect.poll(() => line.cut).toEqual(['POST /api/documents/passport']);
  await expect(row.getByText('El servicio no está disponible', { exact: false })).toBeVisible();
  line.breaks = null;
  await row.getByRole('button', { name: /^Reintentar/ }).click();
  await expect(row.getByRole('button', { name: 'Ver viaje.pdf' })).toBeVisible();
  await expect(row.getByText('Pendiente')).toBeVisible();
  await expect(row.getByRole('button', { name: /anterior/ })).toHaveCount(0);
});
