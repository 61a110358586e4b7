import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readPdf } from '../../apps/api/src/testing/files/pdf-text.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { dayInSpain } from '../support/days.ts';
import { goToGateway, openCheckout, signContract, signInAs } from '../support/payments.ts';
import { chooseFile, smallPdf } from '../support/pdf.ts';
import { applicants, documentOf, Team } from '../support/petitions.ts';
import { sidebars } from '../support/specification.ts';
import { expect, test } from '../support/test.ts';

// Whole journeys with two people: they take their time on a busy machine.
test.slow();

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link');
const step = (page: Page, name: string) => page.getByRole('list', { name: 'Pasos de la solicitud' }).getByText(name);

/** Somebody comes back to the tab; without that the page asks by itself every twenty seconds. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** In the bell, a rejection does not look like an approval. */
async function expectSign(page: Page, verdict: 'good' | 'bad', icon: string): Promise<void> {
  await page.getByRole('button', { name: /^Avisos: / }).click();
  const told = page.getByRole('dialog', { name: 'Avisos' });
  await expect(told.locator(`[data-verdict="${verdict}"] .lucide-${icon}`).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
}

test('a petition from its sending to its resolution, and the sidebar follows without a new login', async ({
  page,
  browser,
  context,
  request,
  baseURL,
}) => {
  const team = await Team.open(request);
  await signContract(request, await signInAs({ context, request, baseURL }, applicants.journey));
  await openCheckout(page);
  await goToGateway(page, ['Homologación del título']);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
  await page.goto('/homologations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homologación del título de Medicina');
  await expect(status(page, 'Sin iniciar')).toBeVisible();
  await expect(sidebar(page)).toHaveText(sidebars.notCertifiedDoctor.map(({ text }) => text));
  await expect(sidebar(page).first()).toHaveAccessibleName('Solicitudes te espera a ti');

  await test.step('send: the dialog names what will happen, and no is no', async () => {
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    const dialog = page.getByRole('dialog', { name: /¿Enviar la solicitud HOM-\d{4}-\d{6}\?/ });
    await expect(dialog).toContainText('los revisará uno a uno');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    await expect(status(page, 'Sin iniciar')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByText('Solicitud enviada')).toBeVisible();
    await expect(status(page, 'Pendiente')).toBeVisible();
    // The step says what the petition wears.
    await expect(step(page, 'Pendiente')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Estamos revisando tus documentos' })).toBeVisible();
    await expect(sidebar(page).first()).toHaveAccessibleName('Solicitudes');
  });

  await test.step('the receipt can be downloaded, and anybody can check it', async () => {
    const files = section(page, 'Descargas');
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name: 'Descargar: Justificante de envío' }).click();
    expect((await download).suggestedFilename()).toMatch(/^justificante-HOM-\d{4}-\d{6}\.pdf$/);
    // In words, not in keys.
    const receipt = await textOf(await download);
    expect(receipt).toContain('Certificado de antecedentes penales');
    expect(receipt).not.toMatch(/\((passport|criminalRecord|diploma)\)/);
    const target = await files.getByRole('link', { name: 'Comprobar' }).getAttribute('href');
    const stranger = await browser.newPage();
    await stranger.goto(new URL(target ?? '', baseURL).href);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('El justificante es auténtico');
    await stranger.close();
  });

  const petition = await team.petitionOf(applicants.journey);

  await test.step('one document is rejected: the page says which, why and where to replace it', async () => {
    await team.judge(
      documentOf(petition, 'criminalRecord'),
      'rejected',
      'Caduca antes de que el Ministerio lo revise.',
    );
    await team.move(petition.id, 'comments', { text: 'Lo demás está perfecto.', internal: false });
    await team.move(petition.id, 'comments', { text: 'Ojo con este expediente.', internal: true });
    await lookAgain(page);
    await expect(
      page.getByRole('heading', { name: 'Sustituye un documento y seguimos con tu solicitud' }),
    ).toBeVisible();
    await expect(step(page, 'Falta un documento tuyo')).toBeVisible();
    await expectSign(page, 'bad', 'circle-x');
    await expect(sidebar(page).first()).toHaveAccessibleName('Solicitudes te espera a ti');
    await expect(section(page, 'Documentos')).toContainText('Caduca antes de que el Ministerio lo revise.');
    await expect(section(page, 'Historial')).toContainText('Lo demás está perfecto.');
    await expect(section(page, 'Historial')).not.toContainText('Ojo con este expediente.');
    await expectAccessible(page);
  });

  await test.step('it is replaced', async () => {
    await chooseFile(page, smallPdf('antecedentes-nuevos.pdf'), () =>
      section(page, 'Documentos').getByRole('button', { name: 'Sustituir documento' }).click(),
    );
    await expect(section(page, 'Documentos')).toContainText('antecedentes-nuevos.pdf');
    await expect(page.getByRole('heading', { name: 'Estamos revisando tus documentos' })).toBeVisible();
    await expect(section(page, 'Historial')).toContainText('Sustituiste: Certificado de antecedentes penales');
  });

  await test.step('Review', async () => {
    await team.approveEverything(applicants.journey);
    await team.move(petition.id, 'validate');
    await lookAgain(page);
    await expect(status(page, 'En revisión')).toBeVisible();
    await expect(step(page, 'En revisión')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tus documentos están validados' })).toBeVisible();
    await expectSign(page, 'good', 'circle-check');
  });

  await test.step('the CV comes back with a reason, which stays in sight while it is corrected', async () => {
    await team.returnCv(await team.petitionOf(applicants.journey), 'Di en qué servicio trabajas ahora.');
    await lookAgain(page);
    await expect(page.getByRole('heading', { name: 'Corrige tu CV y seguimos con tu solicitud' })).toBeVisible();
    await expect(section(page, 'Currículum')).toContainText('Di en qué servicio trabajas ahora.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Corregir mi CV' }).first().click();
    const toCorrect = page.getByRole('alert', { name: 'Corrige esto y seguimos con tu solicitud' });
    await expect(toCorrect).toContainText('Di en qué servicio trabajas ahora.');
    await page
      .getByRole('textbox', { name: 'Qué haces bien y qué buscas' })
      .fill('Seguir en el servicio de cardiología.');
    await expect(toCorrect).toContainText('Volvemos a leer el CV y te avisamos.');
    await expect(toCorrect).toContainText('Di en qué servicio trabajas ahora.');
    await page.goto(`/petitions/${petition.id}`);
    await expect(page.getByRole('heading', { name: 'Tus documentos están validados' })).toBeVisible();
  });

  await test.step('Sended: the legal clock runs', async () => {
    await team.reviewCv(await team.petitionOf(applicants.journey));
    const registeredOn = dayInSpain(-10);
    await team.move(petition.id, 'send-to-ministry', { registryNumber: '2026-E-0381177', registeredOn });
    await lookAgain(page);
    await expect(status(page, 'Enviada al Ministerio')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Registro 2026-E-0381177');
    await expect(section(page, 'Plazos')).toContainText('Resolución del Ministerio');
    const download = page.waitForEvent('download');
    await section(page, 'Descargas').getByRole('button', { name: 'Descargar: Plazos para tu calendario' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  });

  await test.step('the ministry asks for something, with its deadline and the cover letter', async () => {
    const notifiedOn = dayInSpain(-1);
    await team.move(petition.id, 'requirements', {
      reason: 'Aporte el programa de Medicina Interna.',
      channel: 'paper',
      notifiedOn,
    });
    await team.attachLetter(petition.id);
    await lookAgain(page);
    const asked = section(page, 'Lo que pide el Ministerio');
    const letter = page.waitForEvent('download');
    await asked.getByRole('button', { name: /^Escrito del Ministerio/ }).click();
    expect((await letter).suggestedFilename()).toBe('requerimiento.pdf');
    await expect(asked).toContainText('Aporte el programa de Medicina Interna.');
    await expect(asked).toContainText('Responde hasta el');
    await expect(page.getByRole('heading', { name: /^El Ministerio te pide algo: responde hasta el/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await asked.getByRole('button', { name: 'Descargar escrito de subsanación' }).click();
    expect((await download).suggestedFilename()).toMatch(/^subsanacion-.*\.pdf$/);
    expect(await textOf(await download)).not.toContain('.pdf (aportado');
    await expectAccessible(page);

    // The papers were sent today as well: only what came afterwards answers.
    expect(await team.answerOf(petition.id)).toEqual([]);
    await chooseFile(page, smallPdf('programa-medicina-interna.pdf'), () =>
      asked.getByRole('button', { name: 'Elegir PDF: Tu respuesta al Ministerio' }).click(),
    );
    await expect(asked).toContainText('Respondido el');
    await expect(asked).toContainText('Documentación adicional: programa-medicina-interna.pdf');
    await expect(page.getByRole('heading', { name: 'Tenemos tu respuesta y la presentamos nosotros' })).toBeVisible();
    await expect(sidebar(page).first()).toHaveAccessibleName('Solicitudes');
    expect(await team.answerOf(petition.id)).toEqual(['programa-medicina-interna.pdf']);
    // The letter lists what answers, and nothing else that was handed in.
    const answering = page.waitForEvent('download');
    await asked.getByRole('button', { name: 'Descargar escrito de subsanación' }).click();
    const listed = (await textOf(await answering)).match(/\S+\.pdf \(aportado/g);
    expect(listed).toEqual(['programa-medicina-interna.pdf (aportado']);
    await expectAccessible(page);
    await team.move(petition.id, 'requirements/answer', { answeredOn: dayInSpain() });
    await lookAgain(page);
    await expect(asked).toBeHidden();
  });

  await test.step('Aproved: page and sidebar change in the open tab, and at once in another one', async () => {
    const other = await page.context().newPage();
    await other.goto('/account');
    await expect(sidebar(other)).toHaveText(sidebars.notCertifiedDoctor.map(({ text }) => text));
    await team.resolve(petition.id, { kind: 'granted', comment: 'Concedida sin condiciones.' });
    // Nobody looks at it or waits for five minutes: the live stream tells it.
    await expect(sidebar(other)).toHaveText(sidebars.certifiedDoctor.map(({ text }) => text));
    await other.close();
    await lookAgain(page);
    await expect(status(page, 'Aprobada')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Enhorabuena: tu título está homologado' })).toBeVisible();
    // Recognised is not yet practising.
    await expect(section(page, 'Enhorabuena: tu título está homologado')).toContainText(/colegiar/);
    await expect(sidebar(page)).toHaveText(sidebars.certifiedDoctor.map(({ text }) => text));
    const download = page.waitForEvent('download');
    await section(page, 'Resolución')
      .getByRole('button', { name: /^Resolución del Ministerio/ })
      .click();
    expect((await download).suggestedFilename()).toBe('resolucion.pdf');
    await expectAccessible(page);
    await sidebar(page).getByText('Información de homologación').click();
    await expect(section(page, 'Tu credencial')).toContainText('Título homologado');
  });
});

test('on a phone: what is missing, the payment and back, and the sending', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signInAs({ context, request, baseURL }, applicants.phone);
  await page.goto('/homologations');
  const missing = section(page, 'Te falta');
  await expect(missing.getByRole('link', { name: /^Firmar el contrato/ })).toHaveAttribute(
    'href',
    '/signup?step=finish',
  );
  await expect(missing.getByRole('link', { name: /^Pagar la homologación/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toHaveCount(0);
  await expectAccessible(page);

  await signContract(request, token);
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: 'Paga la homologación y envía tu solicitud' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver precio y pagar', exact: true }).click();
  await goToGateway(page, ['Homologación del título']);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
  await page.getByRole('link', { name: 'Preparar y enviar mi solicitud' }).click();
  await expect(page).toHaveURL('/homologations');

  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(status(page, 'Pendiente')).toBeVisible();
  await expect(section(page, 'Historial')).toContainText('Enviaste la solicitud');
  await expectNarrow(page);
});

const ended = [
  {
    who: applicants.overdue,
    heading: /El plazo del Ministerio ha pasado/,
    says: 'Plazo superado',
    badge: 'Enviada al Ministerio',
  },
  {
    who: applicants.conditional,
    heading: /condici(ón|ones) por cumplir/,
    says: 'Condiciones',
    badge: 'Concedida con condiciones',
  },
  { who: applicants.denied, heading: /El Ministerio ha denegado/, says: 'Resolución', badge: 'Denegada' },
  {
    who: applicants.sent,
    heading: /Tu expediente está en el Ministerio/,
    says: 'Plazos',
    badge: 'Enviada al Ministerio',
  },
] as const;

for (const { who, heading, says, badge } of ended) {
  test(`${who} reads what to do next`, async ({ page, context, request, baseURL }) => {
    await signInAs({ context, request, baseURL }, who);
    await page.goto('/homologations');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(status(page, badge)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(says);
    await expectAccessible(page);
    await expectNarrow(page);
  });
}

test('a petition is also found under its own address, and somebody else’s is not found', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  problems.expect(/404.*api\/petitions/);
  const token = await signInAs({ context, request, baseURL }, applicants.sent);
  const own = await (await request.get('/api/petitions', { headers: { authorization: `Bearer ${token}` } })).json();
  const [petition] = own.items as { id: string; reference: string }[];
  await page.goto(`/petitions/${petition?.id}`);
  await expect(page.getByRole('main')).toContainText(petition?.reference ?? '');
  await expect(page.getByRole('heading', { name: 'Tu expediente está en el Ministerio' })).toBeVisible();
  await page.goto('/petitions');
  await expect(page.getByRole('main')).toContainText(petition?.reference ?? '');

  const other = await requestToken(request, applicants.denied);
  const others = await (await request.get('/api/petitions', { headers: { authorization: `Bearer ${other}` } })).json();
  await page.goto(`/petitions/${(others.items as { id: string }[])[0]?.id}`);
  await expect(page.getByRole('alert')).toContainText('404');
});

test('the history shows five entries and then the rest', async ({ page, context, request, baseURL }) => {
  await signInAs({ context, request, baseURL }, applicants.sent);
  await page.goto('/homologations');
  const entries = section(page, 'Historial').getByRole('listitem');
  await expect(entries).toHaveCount(5);
  await section(page, 'Historial')
    .getByRole('button', { name: /^Ver (1 anterior|\d+ anteriores)$/ })
    .click();
  expect(await entries.count()).toBeGreaterThan(5);
});

test('what recognition is, how long it takes, and how one’s own stands', async ({ page, login }) => {
  await login('notCertifiedDoctor');
  await page.goto('/homologation-info');
  await expect(section(page, 'Cómo funciona').getByRole('listitem')).toHaveCount(7);
  await expect(section(page, 'Cómo funciona')).toContainText('6 meses desde el registro');
  await expect(section(page, 'Tu homologación')).toContainText('Sin iniciar');
  await expect(section(page, 'Cuánto tarda de verdad')).toContainText('menos de cinco casos');
  await expectAccessible(page);
});

test('a certified doctor reads whether the credential is verified', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/homologation-info');
  await expect(section(page, 'Tu credencial')).toContainText(/Título homologado|Credencial pendiente de verificación/);
  await expectAccessible(page);
});

async function textOf(download: Download): Promise<string> {
  const { pages } = await readPdf(await readFile(await download.path()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

async function expectNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
}
