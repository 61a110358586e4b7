import { expect, test } from '../support/test.ts';

test('the documents are counted alike in the account and beside the petition', async ({ page, login }) => {
  await login('notCertifiedDoctor');
  const counts: (string | null)[] = [];
  for (const path of ['/account?tab=documents', '/homologations']) {
    await page.goto(path);
    const documents = page.getByRole('region', { name: 'Documentos', exact: true });
    const count = documents.getByText(/^\d+ de \d+ obligatorios? subidos? · \d+ aprobados?/);
    await expect(count).toBeVisible();
    counts.push(await count.textContent());
  }
  expect(counts[0]).toBe(counts[1]);
});
