import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// Forms fetch what they are checked with at their first focus (apps/web/src/platform/form/use-zod-form.tsx).
const schemas = /\/assets\/(open-schemas|schemas|zod)-[^/]+\.js/;

/** Answers nothing, so that nobody is written to. */
async function answerContact(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/api/auth/send-contact', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return sent;
}

async function openContact(page: Page) {
  await page.goto('/faq#contacto');
  const form = page.getByRole('form', { name: 'Contacto' });
  const email = form.getByLabel('Correo electrónico');
  const write = async (address: string) => {
    await form.getByLabel('Nombre').fill('Valentina Restrepo');
    await form.getByLabel('Mensaje').fill('¿Cuánto tarda la homologación de un título?');
    await email.fill(address);
    await form.getByLabel('Asunto').fill('Plazos');
  };
  return { form, email, write, sendByKey: () => form.getByLabel('Asunto').press('Enter') };
}

test('who sends a form before its schema has arrived waits for it, and is checked', async ({ page }) => {
  const sent = await answerContact(page);
  const held = Promise.withResolvers<void>();
  await page.route(schemas, async (route) => {
    await held.promise;
    await route.continue();
  });
  const { form, email, write, sendByKey } = await openContact(page);
  await write('valentina@correo');
  await sendByKey();
  await sendByKey();
  await expect(form.getByRole('button', { name: 'Enviar mensaje' })).toBeDisabled();
  expect(sent).toEqual([]);
  held.resolve();
  await expect(form.getByText('Introduce un correo electrónico válido.')).toBeVisible();
  await expect(email).toBeFocused();
  expect(sent).toEqual([]);

  await email.fill('valentina@correo.test');
  await sendByKey();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what is typed while a schema is on its way is sent, once', async ({ page }) => {
  const sent = await answerContact(page);
  const held = Promise.withResolvers<void>();
  await page.route(schemas, async (route) => {
    await held.promise;
    await route.continue();
  });
  const { email, write, sendByKey } = await openContact(page);
  await write('valentina@correo');
  await sendByKey();
  await email.fill('valentina@correo.test');
  await sendByKey();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  expect(sent).toEqual([expect.stringContaining('valentina@correo.test')]);
});

test('a schema that cannot be fetched neither sends the form nor empties it', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  const sent = await answerContact(page);
  await page.route(schemas, (route) => route.abort());
  const { form, email, write, sendByKey } = await openContact(page);
  await write('valentina@correo.test');
  await sendByKey();
  await expect(form.getByText('No se ha podido guardar. Lo escrito sigue aquí.')).toBeVisible();
  await expect(email).toHaveValue('valentina@correo.test');
  expect(sent).toEqual([]);

  await page.unroute(schemas);
  await sendByKey();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('without a network a form waits for its schema, and is sent once it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const sent = await answerContact(page);
  const { form, email, write, sendByKey } = await openContact(page);
  await context.setOffline(true);
  await write('valentina@correo.test');
  await sendByKey();
  await expect(form.getByRole('button', { name: 'Enviar mensaje' })).toBeDisabled();
  await expect(email).toHaveValue('valentina@correo.test');
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('prices that are typed while their schema cannot be fetched stay in their fields', async ({
  page,
  login,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await login('admin');
  await page.goto('/account?tab=settings');
  const price = page.getByRole('textbox', { name: 'Homologación, sin IVA' });
  await expect(price).toHaveValue(/390/);
  await page.route(schemas, (route) => route.abort());
  await price.fill('410');
  await page.getByRole('textbox', { name: 'Acceso a ofertas, sin IVA' }).focus();
  await expect(price).toHaveValue(/410/);
  await expect(page.getByRole('button', { name: 'Guardar precios' })).toBeVisible();
});
