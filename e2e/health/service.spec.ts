import type { QueuedMail } from '@fonendo/contract/health/service.schema';
import { expectAccessible } from '../support/accessibility.ts';
import { readOneByOne } from '../support/payloads.ts';
import { expect, test } from '../support/test.ts';

test('an administrator finds the state of the service: what works, what runs next, from what it is made', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/help');
  await page.getByRole('link', { name: 'Ver tareas, colas y correos' }).click();
  await expect(page).toHaveURL('/service');
  await expect(page.getByRole('heading', { level: 1, name: 'Estado del servicio' })).toBeVisible();
  const parts = page.getByRole('list', { name: 'Partes' }).getByRole('listitem');
  await expect(parts.filter({ hasText: 'Base de datos' })).toContainText('Funciona');
  await expect(parts.filter({ hasText: 'Antivirus' })).toContainText('Sin configurar');
  const jobs = page.getByRole('list', { name: 'Tareas programadas' }).getByRole('listitem');
  await expect(jobs.filter({ hasText: 'Resumen diario' })).toContainText('Próxima:');
  await expect(page.getByRole('list', { name: 'Colas' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText(/PostgreSQL \d+/)).toBeVisible();
  await expectAccessible(page);
});

test('a mail that failed is sent again, another one cancelled after a question', async ({ page, login }) => {
  const mail = (to: string, state: QueuedMail['state']): QueuedMail => ({
    ...{ id: crypto.randomUUID(), to, subject: 'Novedades', urgent: false, state, attempts: 2 },
    ...{ createdAt: new Date().toISOString(), nextAt: null, reason: 'connect ECONNREFUSED' },
    can: { retry: true, cancel: true },
  });
  const ana = mail('ana@correo.test', 'givenUp');
  const berta = mail('berta@correo.test', 'retrying');
  let items = [ana, berta];
  const asked: string[] = [];
  await readOneByOne(page);
  // The demo's own mails always leave.
  await page.route('**/api/service/mails**', async (route) => {
    const [, id, verb] = /mails\/([^/]+)\/(\w+)$/.exec(route.request().url()) ?? [];
    if (id) {
      asked.push(`${verb} ${id}`);
      items = items.filter((one) => one.id !== id);
    }
    await route.fulfill({ json: { items, total: items.length } });
  });
  await login('superadmin');
  await page.goto('/service');
  const rows = page.getByRole('list', { name: 'Correos sin enviar' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Sin más intentos');
  await expect(rows.first()).toContainText('Motivo: connect ECONNREFUSED');
  await expectAccessible(page);
  await rows
    .filter({ hasText: ana.to })
    .getByRole('button', { name: /Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: 'Enviar ahora' }).click();
  await expect(page.getByText('El correo sale ahora')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Cancelar el envío…' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cancelar el correo a berta@correo.test?' });
  await expect(dialog.getByRole('button', { name: 'Dejarlo en la cola' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancelar el envío' }).click();
  await expect(page.getByText('Ningún correo espera', { exact: true })).toBeVisible();
  expect(asked).toEqual([`retry ${ana.id}`, `cancel ${berta.id}`]);
});
