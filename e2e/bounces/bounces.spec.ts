import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { readMailLink } from '../support/mailbox.ts';
import { registerVerified, signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/**
 * No mail server takes part in these tests, so none can refuse anything: the answer gets what it would have then, also
 * where it comes with the others of its page. What is asked for from the banner is real.
 */
async function add(page: Page, path: string, more: object) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...more } });
  });
  await page.route('**/api/pages?*', async (route) => {
    const response = await route.fetch();
    const { answers } = (await response.json()) as { answers: Record<string, object> };
    const own = answers[path];
    await route.fulfill({ response, json: { answers: { ...answers, ...(own && { [path]: { ...own, ...more } }) } } });
  });
}

const since = '2026-03-10T09:00:00.000Z';

test('whoever mail does not reach sees why above every page, and shows that it arrives', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { email, token } = await registerVerified(request);
  await signInWith(context, baseURL, token);
  await add(page, '/api/auth/session', { undeliverable: { since, reason: 'address' } });
  await page.goto('/account');
  const banner = page.getByRole('region', { name: 'Correo que no llega' });
  await expect(banner).toContainText(`No se puede entregar correo en ${email}. El servidor de correo dice`);
  await expect(banner.getByRole('link', { name: 'Pedir que se cambie' })).toHaveAttribute('href', '/faq#contacto');
  await banner.getByRole('button', { name: 'Comprobar la dirección' }).click();
  await expect(page.getByText('Correo de comprobación enviado')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(await readMailLink(request, email, /^Comprobar que llega/));
  await page.getByRole('button', { name: 'Confirmar el correo' }).click();
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al panel' }).click();
  await expect(banner).toHaveCount(0);
});

test('on a phone it leaves the page as wide as it is, and says tú to doctors', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.setViewportSize({ width: 390, height: 844 });
  await add(page, '/api/auth/session', { undeliverable: { since, reason: 'full' } });
  await page.goto('/dashboard');
  const banner = page.getByRole('region', { name: 'Correo que no llega' });
  await expect(banner).toContainText('No podemos entregarte correo');
  await expect(banner).toContainText('El buzón está lleno.');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('administrators see what the mail server said, and a complaint', async ({ page, request, login }) => {
  const { id } = await registerVerified(request);
  const said = '550 5.1.1 <persona@correo.example>: Recipient address rejected: User unknown';
  const undeliverable = { since, reason: 'address', status: '5.1.1', diagnostic: said };
  await login('admin');
  await add(page, `/api/users/${id}`, { bounce: { undeliverable, complainedAt: since } });
  await page.goto(`/users/${id}`);
  await expect(page.getByText('No se le puede entregar correo desde el 10 mar 2026')).toBeVisible();
  await expect(page.getByText(`Respuesta del servidor: «${said}».`)).toBeVisible();
  await expect(page.getByText('Marcó un correo de Fonendo como no deseado')).toBeVisible();
  await expectAccessible(page);
});
