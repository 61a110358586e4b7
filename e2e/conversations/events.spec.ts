import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { smallPdf } from '../support/pdf.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** At once on a quiet machine; a busy one gets longer. */
const soon = { timeout: 15_000 };

type Listed = { items: { id: string; status: string }[] };

/** A candidacy of the doctor's at the recruiter's hospital, at one of its steps. */
async function findRunning(request: APIRequestContext, doctor: string, staff: string): Promise<string> {
  const mine = await request.get('/api/candidacies/mine?limit=100&status=applied,inProcess', as(doctor));
  for (const { id, status } of ((await mine.json()) as Listed).items) {
    if (!(await request.get(`/api/selection/candidacies/${id}`, as(staff))).ok()) continue;
    const data = { from: { status: 'applied', step: null }, to: { step: 0 } };
    if (status === 'applied') await request.post(`/api/selection/candidacies/${id}/move`, { ...as(staff), data });
    return id;
  }
  throw new Error('the doctor has no running candidacy at this hospital');
}

/** Returns its name. */
async function askForPaper(request: APIRequestContext, staff: string, id: string): Promise<string> {
  const name = `Certificado de rotación ${Date.now()}`;
  const dueOn = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const data = { papers: [{ kind: null, name, why: 'Para el expediente.' }], dueOn };
  const asked = await request.post(`/api/selection/candidacies/${id}/document-requests`, { ...as(staff), data });
  expect(asked.ok(), await asked.text()).toBe(true);
  return name;
}

test('a document that is asked for appears at once, and a file of the conversation answers it', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const doctor = await requestToken(request, accounts.certifiedDoctor);
  const staff = await requestToken(request, accounts.recruiter);
  const id = await findRunning(request, doctor, staff);
  await signInWith(context, baseURL, doctor);
  const listening = page.waitForResponse('**/api/notifications/stream');
  await page.goto(`/candidate/${id}?view=conversation`);
  await listening;
  await expect(page.getByRole('log')).toBeVisible();
  const name = await askForPaper(request, staff, id);
  await expect(page.getByRole('log').getByText(`Documentación solicitada: ${name}`)).toBeVisible(soon);
  const fileName = `rotacion-${Date.now()}.pdf`;
  await page.locator('input[type=file]').setInputFiles(smallPdf(fileName, { padding: 300 }));
  await expect(page.getByRole('log').getByText(fileName)).toBeVisible(soon);
  await expectAccessible(page);

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(baseURL && { baseURL }) });
  await signInWith(office, baseURL, staff);
  const desk = await office.newPage();
  await desk.goto(`/candidate/${id}?view=conversation`);
  const message = desk.getByRole('article').filter({ hasText: fileName });
  await expect(message.getByRole('button', { name: 'Añadir a documentos' })).toBeVisible();
  await expectAccessible(desk);
  await message.getByRole('button', { name: 'Añadir a documentos' }).click();
  await desk.getByRole('menuitem', { name }).click();
  await expect(message.getByText('En los documentos')).toBeVisible();
  const line = `Documento aportado por el hospital: ${name}`;
  await expect(desk.getByRole('log').getByText(line)).toBeVisible();
  await expect(page.getByRole('log').getByText(line)).toBeVisible(soon);
  await office.close();
});

test('an interview is proposed from the composer, and the draft is there again', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const staff = await requestToken(request, accounts.recruiter);
  const found = await request.get('/api/selection/candidates?limit=50&status=inProcess', as(staff));
  let id = '';
  for (const item of ((await found.json()) as Listed).items) {
    const answer = await request.get(`/api/selection/candidacies/${item.id}/interviews`, as(staff));
    if (((await answer.json()) as { can: { propose: boolean } }).can.propose) id = item.id;
  }
  await signInWith(context, baseURL, staff);
  await page.goto(`/candidate/${id}?view=conversation`);
  const field = page.getByRole('textbox', { name: /Escribir a/ });
  await field.fill('Le proponemos tres fechas.');
  await page.getByRole('link', { name: 'Proponer entrevista' }).click();
  await expect(page).toHaveURL(/work=interview/);
  await expect(page.getByRole('heading', { name: /Proponer/ }).first()).toBeVisible();
  await page.getByRole('tab', { name: /Conversación/ }).click();
  await expect(field).toHaveValue('Le proponemos tres fechas.');
  await field.fill('');
});
