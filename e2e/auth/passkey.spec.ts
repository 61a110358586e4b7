import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServerBuild } from '../../apps/api/build/server-build.ts';
import { accounts, demoPassword } from '../support/accounts.ts';
import { findFreePort } from '../support/free-port.ts';
import { test as base, expect } from '../support/test.ts';

/** A product of its own: at a name, because browsers keep no passkey for a bare address, and as strict as outside the demo. */
const test = base.extend<object, { product: string }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'fonendo-e2e-'));
      const child = spawn(process.execPath, [await ensureServerBuild()], {
        env: {
          ...{ PATH: process.env['PATH'], PORT: String(await findFreePort()), HOST: 'localhost', DATA_DIR: dataDir },
          ...{ DEMO: 'true', ADMIN_SECOND_FACTOR: 'required', NODE_ENV: 'test', LOG_LEVEL: 'warn' },
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const closed = once(child, 'close');
      const ready = Promise.withResolvers<string>();
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const [, address] = /Fonendo is ready: (http:\S+)/.exec(text) ?? [];
        if (address) ready.resolve(address);
      });
      child.once('exit', () => ready.reject(new Error('the product did not start')));
      await use(await ready.promise);
      child.kill('SIGTERM');
      await closed;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product),
});

test('an administrator sets up a passkey at their first login, and comes in with it alone the next time', async ({
  page,
  context,
}) => {
  test.slow();
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });

  await page.goto('/');
  await page.getByLabel('Correo electrónico').fill(accounts.admin);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Proteger la cuenta' })).toBeVisible();
  await page.goto('/users');
  await expect(page).toHaveURL('/second-factor');

  await page.getByRole('button', { name: 'Añadir una llave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre de la llave' }).fill('Ordenador');
  await dialog.getByRole('button', { name: 'Crear la llave' }).click();
  await dialog.getByLabel('Los he guardado en un lugar seguro').check();
  await dialog.getByRole('button', { name: 'Terminar' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/users');

  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/');
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page).toHaveURL('/dashboard');

  // After the password it is the second step.
  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/');
  await page.getByLabel('Correo electrónico').fill(accounts.admin);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeFocused();
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page).toHaveURL('/dashboard');
});
