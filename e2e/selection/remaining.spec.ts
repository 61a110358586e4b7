import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { applyAs, as, beginAs, type Candidacy, listCandidacies } from '../support/candidacies.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** One vacancy is left, and one candidate can be accepted; other specs leave this offer alone. */
const offer = '01900000-0000-7000-8013-000000000051';
/** They apply here, the second begins at once. */
const newcomer = { name: 'Daniela Ñáñez Valdés', email: 'daniela.nanez33@demo.fonendo.test' };
const beginner = { name: 'Isabel Urrutia Cárdenas', email: 'isabel.urrutia37@demo.fonendo.test' };
const words = 'Gracias por inscribirte, Daniela. Nos vemos en la próxima.';

/** Gives the address of whoever can be accepted, and how many are left then. */
async function prepare(request: APIRequestContext) {
  const staff = await requestToken(request, accounts.recruiter);
  for (const { email } of [newcomer, beginner]) await applyAs(request, email, offer);
  const isOf = ({ person }: Candidacy, { name }: { name: string }) =>
    `${person?.firstname} ${person?.lastname}` === name;
  const own = await listCandidacies(request, `offer=${offer}&status=applied,inProcess`);
  const begins = own.find((one) => isOf(one, beginner));
  if (begins?.status === 'applied') await beginAs(request, staff, begins.id);
  const best = own.find(({ stepName }) => stepName === 'Gestión interna');
  const data = { from: { status: 'inProcess', step: 1 }, startNext: true };
  const done = await request.post(`/api/selection/candidacies/${best?.id}/complete`, { ...as(staff), data });
  if (!done.ok()) throw new Error(`nobody can be accepted: ${await done.text()}`);
  const left = own.find((one) => isOf(one, newcomer));
  return { best: `/candidate/${best?.id}`, left: `/candidate/${left?.id}`, others: own.length - 1 };
}

test('the last vacancy is filled: whoever is left is answered at once, taken back, and answered again', async ({
  page,
  context,
  request,
  login,
  baseURL,
}) => {
  test.slow();
  const { best, left, others } = await prepare(request);
  await login('recruiter');
  await page.goto(best);
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar candidatura' }).click();
  // Whether to close the offer is asked first; it may stay open.
  await page
    .getByRole('dialog', { name: '¿Cerrar la oferta?' })
    .getByRole('button', { name: 'Dejarla abierta' })
    .click();
  const end = page.getByRole('region', { name: /Aceptada el/ });
  await end.getByRole('button', { name: `Responder a las ${others} que quedan` }).click();

  const dialog = page.getByRole('dialog', { name: /Responder a quienes quedan/ });
  const newcomers = dialog.getByRole('region', { name: /^Inscrita/ });
  await expect(newcomers).toContainText(newcomer.name);
  await expect(dialog.getByRole('region', { name: /^Solicitud de documentación/ })).toContainText(beginner.name);
  await expectAccessible(page);
  const text = newcomers.getByRole('textbox', { name: /Texto que leerán/ });
  await expect(text).toHaveValue(/^Gracias por tu interés en la oferta «Médico\/a de urgencias/);

  // An empty text is refused at its field, and what was typed elsewhere stays.
  await text.fill('');
  await dialog.getByRole('button', { name: `Responder a ${others} personas` }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill(words);
  await dialog.getByRole('button', { name: `Responder a ${others} personas` }).click();
  const told = page.getByRole('status').filter({ hasText: `Se ha respondido a ${others} personas` });
  await told.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(`${others} candidaturas vuelven a estar donde estaban`)).toBeVisible();

  // They wait again, and the board offers the same.
  await page.goto(`/offers/${offer}/candidates`);
  const filled = page.getByRole('region', { name: 'Vacantes cubiertas' });
  await filled.getByRole('button', { name: `Responder a las ${others} que quedan` }).click();
  await text.fill(words);
  await dialog.getByRole('button', { name: `Responder a ${others} personas` }).click();
  await expect(told).toBeVisible();
  await expect(filled).toBeHidden();

  await signInWith(context, baseURL, await requestToken(request, newcomer.email));
  await page.goto(left);
  await expect(page.getByRole('figure')).toContainText(words);
  await expectAccessible(page);
  const mails = async () => {
    const { items } = (await (await request.get('/api/dev/mailbox')).json()) as { items: { id: string; to: string }[] };
    const own = items.filter(({ to }) => to === newcomer.email);
    const texts = own.map(
      async ({ id }) => (await (await request.get(`/api/dev/mailbox/${id}`)).json()) as { text: string },
    );
    return (await Promise.all(texts)).filter((mail) => mail.text.includes(words)).length;
  };
  // After the ten seconds, once: the one that was taken back never leaves.
  await expect.poll(mails, { timeout: 40_000 }).toBe(1);
});
