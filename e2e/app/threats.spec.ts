import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { dayInSpain } from '../support/days.ts';
import { goToGateway, openCheckout, payers, signContract } from '../support/payments.ts';
import { registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/**
 * Stored script: written through the API, which checks nothing that a form would, and read in the pages of others. What
 * the browser would say about a script that it refuses (the policy of the page, a picture that fails) fails the test as
 * any console error does; mails, tables, calendars and PDFs are in `apps/api/src/whole-api/threats.test.ts`.
 */
const script = (mark: string) => `${mark} "'><img src=x onerror=window.ran=1><script>window.ran=2</script>{{7*7}}`;

type Ran = { ran?: number };

async function expectText(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await page.evaluate(() => (window as Ran).ran)).toBeUndefined();
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls the API as somebody; whatever is refused fails the test. */
const callAs = (request: APIRequestContext, token: string) =>
  async function call<Body>(method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object): Promise<Body> {
    const answer = await request[method](`/api${path}`, { headers: bearer(token), ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? null : await answer.json()) as Body;
  };

const hospitalData = {
  cif: 'B44000339',
  address: script('calle'),
  city: 'Teruel',
  postalCode: '44001',
  community: 'ES-AR',
  sector: 'private',
  employees: 12,
  phonePrefix: '+34',
  phone: '978601234',
};

const offerData = {
  community: 'ES-AR',
  speciality: 'Nefrología',
  salaryMin: 50_000,
  salaryMax: 51_000,
  workingDay: 'afternoon',
  contractType: 'permanent',
  yearsOfExperience: 2,
  vacancies: 1,
};

type Offer = { id: string; version: number };

test('a hospital’s name, an offer and the reason against it are text to whoever reads them', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const { token } = await registerVerified(request);
  const hospital = callAs(request, token);
  const adminToken = await requestToken(request, accounts.admin);
  const admin = callAs(request, adminToken);
  await hospital('put', '/hospitals/mine', { ...hospitalData, name: script('hospital'), description: script('casa') });
  const content = { ...offerData, name: script('puesto'), description: script('tareas') };
  const draft = await hospital<Offer>('post', '/offers', { content });
  const sent = await hospital<Offer>('post', `/offers/managed/${draft.id}/publish`, { version: draft.version });

  await signInWith(context, baseURL, adminToken);
  await page.goto('/hospitals?q=teruel');
  await expectText(page, script('hospital'));
  await page.goto(`/offers/${draft.id}`);
  await expectText(page, script('puesto'));
  await expectText(page, script('tareas'));
  const reason = script('motivo');
  await admin('post', `/offers/managed/${draft.id}/refuse`, { version: sent.version, reason });

  await signInWith(context, baseURL, token);
  await page.goto(`/offers/${draft.id}`);
  await expectText(page, reason);

  const { version } = await hospital<Offer>('get', `/offers/managed/${draft.id}`);
  const again = await hospital<Offer>('post', `/offers/managed/${draft.id}/publish`, { version });
  // Of a new hospital, both are approved at once.
  const approval = { version: again.version, hospitalVersion: 1 };
  await admin('post', `/offers/managed/${draft.id}/approve`, approval);
  await signInWith(context, baseURL, await requestToken(request, accounts.certifiedDoctor));
  await page.goto(`/offers/${draft.id}`);
  await expectText(page, script('puesto'));
  await expectText(page, script('tareas'));
  await expectText(page, script('hospital'));
  await admin('delete', `/offers/managed/${draft.id}`);
});

const candidate = 'renata.acosta47@demo.fonendo.test';

type Candidacies = { items: { id: string; hospital: { name: string } }[] };
type Requests = { items: { id: string; name: string }[] };
type Notes = { notes: { id: string; text: string }[] };

test('a note and a request for a document are text to colleagues and to the candidate', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const doctorToken = await requestToken(request, candidate);
  const staffToken = await requestToken(request, accounts.recruiter);
  const staff = callAs(request, staffToken);
  const { items } = await callAs(request, doctorToken)<Candidacies>('get', '/candidacies/mine?status=inProcess');
  const id = items.find(({ hospital }) => hospital.name === 'Hospital Universitario La Ribera Demo')?.id;
  const place = `/selection/candidacies/${id}`;
  const dueOn = dayInSpain(5);
  const papers = [{ kind: null, name: script('papel'), why: script('para') }];
  await staff('post', `${place}/notes`, { text: script('nota') });
  await staff('post', `${place}/document-requests`, { papers, dueOn });

  await signInWith(context, baseURL, staffToken);
  await page.goto(`/candidate/${id}`);
  await expectText(page, script('nota'));
  await expectText(page, script('papel'));
  await signInWith(context, baseURL, doctorToken);
  await page.goto(`/candidate/${id}`);
  await expectText(page, script('papel'));
  await expectText(page, script('para'));

  // Others look at the same candidacy: it is left as it was found.
  const { items: asked } = await staff<Requests>('get', `${place}/document-requests`);
  for (const { id: requestId, name } of asked) {
    if (name === script('papel')) await staff('post', `/document-requests/${requestId}/cancel`);
  }
  const { notes } = await staff<Notes>('get', `${place}/notes`);
  for (const note of notes) if (note.text === script('nota')) await staff('delete', `/notes/${note.id}`);
});

type CvContent = { objective: string; experience: Record<string, unknown>[]; education: Record<string, unknown>[] };
type Cv = { version: number; content: CvContent };
type Offers = { items: { id: string; hospital: { name: string } }[] };

test('a CV is text to the doctor who sent it and to the hospital that reads it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const doctorToken = await requestToken(request, payers.writer);
  const doctor = callAs(request, doctorToken);
  const { version, content } = await doctor<Cv>('get', '/cv');
  const hostile = {
    ...content,
    objective: script('meta'),
    education: content.education.map((entry) => ({ ...entry, degree: script('título'), centre: script('centro') })),
  };
  await doctor('put', '/cv', { version, content: hostile });
  await signInWith(context, baseURL, doctorToken);
  await page.goto('/account/cv');
  await expectText(page, script('título'));

  // Nobody applies without a contract and access to the offers.
  await signContract(request, doctorToken);
  await openCheckout(page);
  await goToGateway(page, ['Acceso a ofertas']);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
  const staffToken = await requestToken(request, accounts.recruiter);
  const { items } = await doctor<Offers>('get', '/offers?limit=100');
  // The oldest: other tests take the newest.
  const offer = items.findLast(({ hospital }) => hospital.name === 'Hospital Universitario La Ribera Demo');
  const { id } = await doctor<{ id: string }>('post', `/offers/${offer?.id}/candidacies`);
  await page.goto('/offers/own');
  await page.getByRole('button', { name: 'Lo que envié' }).first().click();
  await expectText(page, script('meta'));
  await signInWith(context, baseURL, staffToken);
  await page.goto(`/candidate/${id}`);
  await expectText(page, script('meta'));
  await expectText(page, script('título'));

  // Left as it was found: a CV is locked while a candidacy is open.
  await doctor('post', `/candidacies/${id}/withdraw`);
  const { version: written } = await doctor<Cv>('get', '/cv');
  await doctor('put', '/cv', { version: written, content });
});

test('a message of a stranger is text in the mail that brings it', async ({ page, request }) => {
  const email = `eva.${Date.now()}@evil.test`;
  const subject = script(`asunto ${Date.now()}`);
  const data = { name: script('Eva'), email, subject, message: script('mensaje') };
  expect((await request.post('/api/auth/send-contact', { data })).status()).toBe(204);
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await page.getByRole('link', { name: subject }).click({ timeout: 2000 });
  }).toPass();
  const frame = page.getByTitle(/^Mensaje: Contacto: asunto/);
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByText(script('mensaje'))).toBeVisible();
  await expect(frame.contentFrame().locator('img[src="x"], script')).toHaveCount(0);
  await page.getByText('Solo texto').click();
  await expectText(page, script('mensaje'));
});

test('a guessed id shows nobody’s page, and an address with script in it is shown to nobody', async ({
  page,
  login,
  problems,
}) => {
  await login('certifiedDoctor');
  const guessed = '01900000-0000-7000-8013-00000000ffff';
  for (const path of [`/candidate/${guessed}`, `/offers/${guessed}`, `/offers/${encodeURIComponent(script('id'))}`]) {
    problems.allow(/40[04]|422/);
    problems.allow(/40[04]|422/);
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => (window as Ran).ran), path).toBeUndefined();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
});

// apps/web/src/app/access/access.test.ts has more of them.
test('someone who is signed in already is not led elsewhere', async ({ page, login, baseURL }) => {
  await login('admin');
  for (const target of ['/%09/evil.example', '/%5Cevil.example']) {
    await page.goto(`/?redirect=${target}`);
    await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
    expect(new URL(page.url()).origin, target).toBe(new URL(baseURL ?? '').origin);
  }
});
