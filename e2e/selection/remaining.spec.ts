import { expectAccessible } from '../support/accessibility.ts';
import { requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** One vacancy, one candidate who can be accepted and three others; other specs leave this offer alone. */
const offer = '01900000-0000-7000-8013-000000000010';
const accepted = '/candidate/01900000-0000-7000-8014-000000000051';
const left = {
  email: 'natalia.dominguez43@demo.fonendo.test',
  page: '/candidate/01900000-0000-7000-8014-000000000085',
};
const words = 'Gracias por inscribirte, Natalia. Nos vemos en la próxima.';

test('the last vacancy is filled: whoever is left is answered at once, taken back, and answered again', async ({
  page,
  context,
  request,
  login,
  baseURL,
}) => {
  test.slow();
  await login('recruiter');
  await page.goto(accepted);
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar candidatura' }).click();
  // Whether to close the offer is asked first; it may stay open.
  await page
    .getByRole('dialog', { name: '¿Cerrar la oferta?' })
    .getByRole('button', { name: 'Dejarla abierta' })
    .click();
  const end = page.getByRole('region', { name: /Aceptada el/ });
  await end.getByRole('button', { name: 'Responder a las 3 que quedan' }).click();

  const dialog = page.getByRole('dialog', { name: /Responder a quienes quedan/ });
  const newcomers = dialog.getByRole('region', { name: /^Inscrita/ });
  await expect(newcomers).toContainText('Natalia Domínguez Zambrano');
  await expect(dialog.getByRole('region', { name: /^Gestión interna/ })).toContainText('Fernanda Cárdenas Quintero');
  await expectAccessible(page);
  const text = newcomers.getByRole('textbox', { name: /Texto que leerán/ });
  await expect(text).toHaveValue(/^Gracias por tu interés en la oferta «Cirugía general/);

  // An empty text is refused at its field, and what was typed elsewhere stays.
  await text.fill('');
  await dialog.getByRole('button', { name: 'Responder a 3 personas' }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill(words);
  await dialog.getByRole('button', { name: 'Responder a 3 personas' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Se ha respondido a 3 personas' });
  await told.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('3 candidaturas vuelven a estar donde estaban')).toBeVisible();

  // They wait again, and the board offers the same.
  await page.goto(`/offers/${offer}/candidates`);
  const filled = page.getByRole('region', { name: 'Vacantes cubiertas' });
  await filled.getByRole('button', { name: 'Responder a las 3 que quedan' }).click();
  await text.fill(words);
  await dialog.getByRole('button', { name: 'Responder a 3 personas' }).click();
  await expect(told).toBeVisible();
  await expect(filled).toBeHidden();

  await signInWith(context, baseURL, await requestToken(request, left.email));
  await page.goto(left.page);
  await expect(page.getByRole('figure')).toContainText(words);
  await expectAccessible(page);
  const mails = async () => {
    const { items } = (await (await request.get('/api/dev/mailbox')).json()) as { items: { id: string; to: string }[] };
    const own = items.filter(({ to }) => to === left.email);
    const texts = own.map(
      async ({ id }) => (await (await request.get(`/api/dev/mailbox/${id}`)).json()) as { text: string },
    );
    return (await Promise.all(texts)).filter((mail) => mail.text.includes(words)).length;
  };
  // After the ten seconds, once: the one that was taken back never leaves.
  await expect.poll(mails, { timeout: 40_000 }).toBe(1);
});
