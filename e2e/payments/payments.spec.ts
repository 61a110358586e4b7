import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { otherName } from '../support/addresses.ts';
import { goToGateway, listPayments, openCheckout, payers, signContract, signInAs } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

// One after the other: the prices are everybody's, and one of these journeys changes them for a moment.
// Each goes a long way, through two sites.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const recognition = 'Homologación del título';
const offersAccess = 'Acceso a ofertas';

type Mail = { id: string; to: string; subject: string; attachments: { name: string }[] };

test('a doctor pays, and gets the invoice on the page, in the account and by mail', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const token = await signInAs({ context, request, baseURL }, payers.journey);
  await openCheckout(page);
  await expect(page.getByText('Antes de pagar te falta:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Firmar el contrato' })).toHaveAttribute('href', '/signup?step=finish');

  await signContract(request, token);
  await openCheckout(page);
  await expect(page.getByText('Antes de pagar te falta:')).toBeHidden();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirmar y pagar' }).click();
  await expect(page.getByText('Selecciona una opción.')).toBeVisible();
  await expect(page.getByText('Debes marcar esta casilla.')).toBeVisible();
  await page.getByRole('checkbox', { name: recognition, exact: true }).check();
  await page.getByRole('checkbox', { name: offersAccess, exact: true }).check();
  await expect(page.getByText(/^No incluye la tasa del Estado: 166,50/)).toContainText('modelo 790, código 107');
  await expect(page.getByRole('region', { name: 'Tu procedimiento' })).toContainText('RD 889/2022');
  await expect(page.getByLabel('Importe').getByText('439,00')).toHaveCount(1);
  // The service is used in Spain, so that people who live elsewhere pay its tax as well.
  await expect(page.getByLabel('Importe').getByText('531,19')).toHaveCount(1);
  await expectAccessible(page);

  await goToGateway(page, []);
  await expect(page).toHaveTitle('Pasarela de pruebas');
  expect(
    await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status))),
  ).toEqual(['loaded']);
  // And it is the one that the words are drawn in.
  expect(
    await page.evaluate(() => {
      const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body);
      return [
        fontFamily.split(',')[0]?.replaceAll('"', ''),
        document.fonts.check(`600 16px ${fontFamily}`, 'Pagar ñ €'),
      ];
    }),
  ).toEqual(['Inter Variable', true]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pagar 531,19/ }).click();

  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeFocused();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar la factura F\d{4}-\d{6}$/ }).click();
  const invoice = await download;
  expect(invoice.suggestedFilename()).toMatch(/^F\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const [paid, ...others] = await listPayments(request, token);
  expect([paid?.status, others]).toEqual(['paid', []]);
  const mail = await newestMail(paid?.invoiceNumber ?? '');
  expect(mail).toMatchObject({ to: payers.journey, attachments: [{ name: `${paid?.invoiceNumber}.pdf` }] });
  await page.goto(`/dev/mailbox?id=${mail.id}`);
  await expect(page.getByRole('list', { name: 'Archivos adjuntos' })).toHaveText(`${paid?.invoiceNumber}.pdf`);

  await page.goto('/account?tab=payments');
  await expect(page.getByText('No tienes nada pendiente de pago')).toBeVisible();
  await expect(page.getByRole('row', { name: /Homologación del título \+ Acceso a ofertas Pagado/ })).toBeVisible();
  await expectAccessible(page);

  async function newestMail(about: string): Promise<Mail> {
    let found: Mail | undefined;
    await expect(async () => {
      const { items } = (await (await request.get('/api/dev/mailbox')).json()) as { items: Mail[] };
      const entry = items.find(({ subject }) => subject === `Pago recibido: factura ${about}`);
      expect(entry, `a mail with ${about}`).toBeDefined();
      found = (await (await request.get(`/api/dev/mailbox/${entry?.id}`)).json()) as Mail;
    }).toPass();
    if (!found) throw new Error('no mail');
    return found;
  }
});

test.describe('by another of the names of this machine', () => {
  test.use({ baseURL: ({ baseURL }, use) => use(otherName(baseURL)) });

  test('back, failed and cancelled: nothing is charged, the next try works, and all under the name people came by', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const token = await signInAs({ context, request, baseURL }, payers.retries);
    await signContract(request, token);
    await openCheckout(page);
    await goToGateway(page, [recognition]);
    const gateway = page.url();
    expect(new URL(gateway).origin).toBe(baseURL);

    await page.goBack();
    await openCheckout(page);
    await expect(page.getByRole('link', { name: 'Continuar el pago' })).toHaveAttribute('href', gateway);
    await goToGateway(page, [recognition]);
    expect(page.url()).toBe(gateway);

    await page.getByRole('button', { name: 'Rechazar el pago' }).click();
    await expect(page.getByRole('heading', { name: 'El pago se ha rechazado' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page.getByText('no se ha cobrado nada')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Intentarlo de nuevo' })).toBeVisible();
    await expectAccessible(page);
    // The page that ended offers nothing more to press.
    await page.goto(gateway);
    await expect(page.getByText('Este pago ya ha terminado')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);

    await openCheckout(page);
    await goToGateway(page, [recognition]);
    expect(page.url()).not.toBe(gateway);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('heading', { name: 'Has cancelado el pago' })).toBeVisible();
    expect((await listPayments(request, token)).map(({ status }) => status)).toEqual(['cancelled', 'failed']);
    // The choice is still there, as the page says; the consent is given each time.
    await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click();
    await expect(page).toHaveURL('/account?tab=payments');
    await expect(page.getByRole('checkbox', { name: recognition, exact: true })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Pido que el servicio empiece ya/ })).not.toBeChecked();
  });
});

test('two tabs pay at once: one payment, one invoice', async ({ page, context, request, baseURL }) => {
  const token = await signInAs({ context, request, baseURL }, payers.tabs);
  await signContract(request, token);
  const other = await context.newPage();
  await Promise.all([page, other].map(openCheckout));
  await Promise.all([page, other].map((tab) => goToGateway(tab, [recognition])));
  expect(other.url()).toBe(page.url());
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: /^Pagar/ }).click()));
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
  const all = await listPayments(request, token);
  expect(all).toMatchObject([{ status: 'paid', invoiceNumber: expect.stringMatching(/^F/) }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the whole way works with thumbs, and nothing is wider than the narrowest screen', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const token = await signInAs({ context, request, baseURL }, payers.phone);
    await signContract(request, token);
    const expectNarrow = async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 390, height: 844 });
    };
    await openCheckout(page);
    await expectNarrow();
    await goToGateway(page, [recognition]);
    await expectNarrow();
    await page.getByRole('button', { name: /^Pagar/ }).tap();
    await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
    await expectNarrow();
    await page.goto('/account?tab=payments');
    await expect(page.getByRole('button', { name: /^Descargar la factura/ })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectNarrow();
  });
});

test('a new price holds from the next checkout on', async ({ page, context, request, baseURL, browser }) => {
  const started = await requestToken(request, payers.prices);
  await signContract(request, started);
  const next = await requestToken(request, payers.nextPrices);
  await signContract(request, next);
  const admin = await requestToken(request, 'superadmin@fonendo.test');
  const headers = { authorization: `Bearer ${admin}` };
  const before = await (await request.get('/api/settings/prices', { headers })).json();

  await signInAs({ context, request, baseURL }, payers.prices);
  await openCheckout(page);
  await goToGateway(page, [offersAccess]);
  await expect(page.getByRole('button', { name: /^Pagar 59,29/ })).toBeVisible();

  const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-ES' });
  try {
    await signInAs({ context: office, request, baseURL }, 'superadmin@fonendo.test');
    const settings = await office.newPage();
    await settings.goto('/account?tab=settings');
    const price = settings.getByRole('textbox', { name: 'Acceso a ofertas, sin IVA' });
    await expect(price).toHaveValue('49,00 €');
    await expectAccessible(settings);
    await price.fill('');
    await price.pressSequentially('390.5');
    await settings.getByRole('button', { name: 'Guardar precios' }).click();
    await expect(settings.getByText('Introduzca un importe, por ejemplo 1.234,56.')).toBeVisible();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue('390.5');
    await price.fill('');
    await price.pressSequentially('59,50');
    await expect(settings.getByText('paga por ambos servicios 543,90')).toBeVisible();
    await settings.getByRole('button', { name: 'Guardar precios' }).click();
    // The law says that access is free: without the confirmation nothing is saved.
    const question = settings.getByRole('dialog', { name: '¿Cobrar por el acceso a ofertas?' });
    await expect(question).toContainText('art. 42.4');
    await expectAccessible(settings);
    await question.getByRole('button', { name: 'Mantener los precios' }).click();
    await expect(settings.getByText('Hay que confirmar que se ha leído para cobrar el acceso.')).toBeVisible();
    await settings.getByRole('button', { name: 'Guardar precios' }).click();
    await question.getByRole('button', { name: 'Lo he leído: cobrar el acceso' }).click();
    await expect(settings.getByText('Precios guardados')).toBeVisible();
    // The history comes for those who scroll there.
    await settings.getByRole('button', { name: 'Añadir festivo' }).scrollIntoViewIfNeeded();
    await settings.mouse.wheel(0, 400);
    const history = settings.getByRole('region', { name: 'Historial de cambios' });
    await expect(history.getByText(/^Precio del acceso a ofertas: de 49,00\s€ a 59,50\s€$/).first()).toBeVisible();
    // In English the sign stands before the amount, in the field as everywhere else.
    await office.addCookies([{ name: 'i18n_locale', value: 'en', url: baseURL ?? '' }]);
    await settings.reload();
    const english = settings.getByRole('textbox', { name: 'Access to offers, without VAT' });
    await expect(english).toHaveValue('€59.50');
    await english.fill('61.5');
    await english.blur();
    await expect(english).toHaveValue('€61.50');

    // Already begun: it costs what it cost.
    await page.getByRole('button', { name: /^Pagar 59,29/ }).click();
    await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
    expect(await listPayments(request, started)).toMatchObject([{ status: 'paid', totalCents: 5929 }]);

    // The page of the payment goes on asking about it, which is nobody else's to ask.
    await page.goto('about:blank');
    await signInAs({ context, request, baseURL }, payers.nextPrices);
    await openCheckout(page);
    await page.getByRole('checkbox', { name: offersAccess, exact: true }).check();
    await expect(page.getByLabel('Importe')).toContainText('59,50');
  } finally {
    const read = await (await request.get('/api/settings/prices', { headers })).json();
    await request.put('/api/settings/prices', { headers, data: { ...before, read, chargeConfirmed: true } });
    await office.close();
  }
});

test('who lives in Spain with a recognised degree is offered access to offers, with its tax', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const token = await signInAs({ context, request, baseURL }, payers.taxed);
  await signContract(request, token);
  await openCheckout(page);
  await expect(page.getByRole('checkbox', { name: recognition, exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: offersAccess, exact: true }).check();
  await expect(page.getByLabel('Importe')).toContainText('IVA (21 %)');
  await expect(page.getByLabel('Importe')).toContainText('59,29');
});

test('administrators find every payment; the address keeps the filters', async ({ page, login }) => {
  await login('admin');
  await page.goto('/payments');
  await expect(page.getByRole('table', { name: 'Pagos de todos los usuarios' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Nombre, correo o factura' }).fill('doctor.tramite');
  await expect(page).toHaveURL(/q=doctor\.tramite/);
  await expect(page.getByRole('rowheader')).toHaveText([/Valentina Restrepo/]);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Rechazado' }).click();
  await expect(page.getByText('Ningún pago coincide')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ningún pago coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar filtros' }).last().click();
  await expect(page).toHaveURL('/payments');
});

test('administrators check the chain of invoices, take its records and rectify an invoice', async ({ page, login }) => {
  await login('admin');
  await page.goto('/payments?status=paid');
  const registry = page.getByRole('region', { name: 'Registro de facturación' });
  await registry.getByRole('button', { name: 'Comprobar la cadena' }).click();
  await expect(page.getByText('La cadena está íntegra')).toBeVisible();
  await expect(registry.getByText(/^Última comprobación: .+, sin alteraciones\.$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await registry.getByRole('button', { name: 'Exportar registros' }).click();
  const records = await readFile(await (await download).path(), 'utf8');
  expect(records).toContain('<sf:RegistroAlta ');

  // From the middle of the page: others pay meanwhile, and what they push over its end is not shown any more.
  await page
    .getByRole('button', { name: /^Acciones/ })
    .nth(12)
    .click();
  await page.getByRole('menuitem', { name: 'Rectificar la factura' }).click();
  const dialog = page.getByRole('dialog', { name: /^Rectificar la factura F/ });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Emitir factura rectificativa' }).click();
  await expect(dialog.getByText('Selecciona una opción.')).toBeVisible();
  await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Devolución de todo o de una parte' }).check();
  await dialog.getByRole('textbox', { name: /^Base que se devuelve/ }).fill('10');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Parte del servicio no prestada');
  await dialog.getByRole('button', { name: 'Emitir factura rectificativa' }).click();
  await expect(page.getByText('Factura rectificativa emitida')).toBeVisible();
  // Other tests pay money back meanwhile, so the number may be any.
  await expect(
    page.getByRole('button', { name: /^Descargar la factura rectificativa R\d{4}-\d{6}$/ }).last(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the result is nobody else’s business', async ({ page, context, request, baseURL, login, problems }) => {
  await page.goto('/payment?id=0197f3a2-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Inicia sesión para ver tu pago' })).toBeVisible();
  await expectAccessible(page);
  // Left behind: the page would notice that somebody signs in, and ask for what is not theirs.
  await page.goto('about:blank');
  await login('certifiedDoctor');
  const token = await requestToken(request, 'doctor.tramite@fonendo.test');
  const [foreign] = await listPayments(request, token);
  problems.expect(/404.*api\/payments/);
  await page.goto(`/payment?id=${foreign?.id}`);
  await expect(page.getByRole('heading', { name: 'No encontramos este pago' })).toBeVisible();
  await page.goto('about:blank');
  await signInAs({ context, request, baseURL }, 'doctor.tramite@fonendo.test');
  await page.goto(`/payment?id=${foreign?.id}`);
  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
  // Looked at again, long after the petition was sent.
  await expect(page.getByRole('link', { name: 'Ver mis pagos' })).toBeVisible();
  await expect(page.getByText('todavía no se ha enviado')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Preparar y enviar mi solicitud' })).toHaveCount(0);
});
