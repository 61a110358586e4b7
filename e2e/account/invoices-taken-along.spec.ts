import { readFile } from 'node:fs/promises';
import { listPayments, signInAs } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

test('what one takes along holds the invoices', async ({ page, context, request, baseURL }) => {
  const token = await signInAs({ context, request, baseURL }, 'doctor.tramite@fonendo.test');
  const numbers = (await listPayments(request, token)).flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
  expect(numbers.length).toBeGreaterThan(0);
  await page.goto('/account?tab=privacy');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los datos' }).click();
  // The names of files stand in a ZIP as they are.
  const zip = (await readFile(await (await saving).path())).toString('latin1');
  for (const number of numbers) expect(zip).toContain(`invoices/${number}.pdf`);
});
