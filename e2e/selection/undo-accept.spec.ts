import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Accepts somebody who can be accepted; returns the candidacy. */
async function acceptSomebody(request: APIRequestContext, token: string): Promise<string> {
  const listed = await request.get('/api/selection/candidates?limit=100&status=inProcess', as(token));
  for (const { id } of ((await listed.json()) as { items: { id: string }[] }).items) {
    if ((await request.post(`/api/selection/candidacies/${id}/accept`, as(token))).ok()) return id;
  }
  throw new Error('nobody can be accepted');
}

test('an acceptance by mistake is undone with a reason, and the candidacy goes on', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const token = await requestToken(request, accounts.recruiter);
  const id = await acceptSomebody(request, token);
  await signInWith(context, baseURL, token);
  await page.goto(`/candidate/${id}`);
  await expect(page.getByRole('heading', { name: 'Qué pasa ahora' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer la aceptación' }).click();
  const dialog = page.getByRole('dialog', { name: /¿Deshacer la aceptación de/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Deshacer la aceptación' }).click();
  await expect(dialog.getByRole('textbox', { name: /Motivo/ })).toBeFocused();
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Pulsamos en la candidatura equivocada.');
  await dialog.getByRole('button', { name: 'Deshacer la aceptación' }).click();
  await expect(page.getByText('Aceptación deshecha').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué pasa ahora' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toBeEnabled();
});
