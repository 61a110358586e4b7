import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('a hospital keeps an answer of its own on a phone, uses it, changes it and deletes it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const token = await requestToken(request, accounts.recruiter);
  const found = await request.get('/api/selection/candidates?limit=1&status=applied,inProcess', as(token));
  const [candidacy] = ((await found.json()) as { items: { id: string }[] }).items;
  await signInWith(context, baseURL, token);
  await page.goto(`/candidate/${candidacy?.id}?view=conversation`);

  const title = `Aparcamiento ${Date.now()}`;
  const field = page.getByRole('textbox', { name: /Escribir a/ });
  await field.fill('Gracias por su mensaje.');
  await page.getByRole('button', { name: 'Respuestas rápidas del hospital' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Añadir respuesta' }).click();
  // Without words it is not kept, and what was typed stays.
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Texto en español' })).toBeFocused();
  await dialog
    .getByRole('textbox', { name: 'Texto en español' })
    .fill('La plaza [número] del aparcamiento es la suya.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  // Below what was written already, with the gap chosen; sending it unfilled asks first.
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(field).toHaveValue('Gracias por su mensaje.\nLa plaza [número] del aparcamiento es la suya.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page
    .getByRole('dialog', { name: '¿Enviar con un hueco?' })
    .getByRole('button', { name: 'Seguir editando' })
    .click();
  await field.fill('');

  await page.getByRole('button', { name: 'Respuestas rápidas del hospital' }).click();
  await dialog.getByRole('button', { name: `Editar «${title}»` }).click();
  await dialog.getByRole('textbox', { name: 'Texto en español' }).fill('El aparcamiento es gratuito.');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('El aparcamiento es gratuito.')).toBeVisible();
  await dialog.getByRole('button', { name: `Eliminar «${title}»` }).click();
  await page.getByRole('button', { name: 'Eliminar respuesta' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: title })).toBeHidden();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: title, exact: true })).toBeHidden();
});
