import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { smallPdf } from '../support/pdf.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

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

test('what happens to a candidacy appears between the messages at once', async ({
  page,
  context,
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
  const name = await askForPaper(request, staff, id);
  await expect(page.getByRole('log').getByText(`Documentación pedida: ${name}`)).toBeVisible({ timeout: 8_000 });
  await expectAccessible(page);
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

test('a file that the candidate sent is added to the document that was asked for', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const doctor = await requestToken(request, accounts.certifiedDoctor);
  const staff = await requestToken(request, accounts.recruiter);
  const id = await findRunning(request, doctor, staff);
  const name = await askForPaper(request, staff, id);
  const fileName = `rotacion-${Date.now()}.pdf`;
  const sent = await request.put(`/api/candidacies/${id}/messages/file`, {
    headers: { ...as(doctor).headers, 'content-type': 'application/pdf', 'x-file-name': fileName },
    data: smallPdf(fileName, { padding: 300 }).buffer,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await signInWith(context, baseURL, staff);
  await page.goto(`/candidate/${id}?view=conversation`);
  const message = page.getByRole('article').filter({ hasText: fileName });
  await message.getByRole('button', { name: 'Añadir a documentos' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name }).click();
  await expect(message.getByText('En los documentos')).toBeVisible();
  await expect(page.getByRole('log').getByText(`Documento aportado por el hospital: ${name}`)).toBeVisible();
});
