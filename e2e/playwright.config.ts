import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureServerBuild } from '../apps/api/build/server-build.ts';
import { findOrInstallBrowser } from './support/browser.ts';
import { findFreePort } from './support/free-port.ts';

const { CI, BASE_URL, KEYBOARD_ALONE } = process.env;
// Without a language the browser cannot name files that people with accents in their names download.
process.env['LC_ALL'] ??= 'C.UTF-8';

// The workers read this file again: they get the browser and the address from the environment of the first run.
const executablePath = findOrInstallBrowser();
Object.assign(process.env, { CHROME_PATH: executablePath });
const isFirstRun = BASE_URL === undefined;
// Known beforehand: the payment gateway sends people back to the product's own address.
const port = isFirstRun ? String(await findFreePort()) : '';
const program = isFirstRun ? await ensureServerBuild() : '';
const dataDir = isFirstRun ? mkdtempSync(join(tmpdir(), 'fonendo-e2e-')) : '';
if (isFirstRun) process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

/** Chromium refuses its sandbox to root; the rest keeps it from calling home during a test. */
const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // A second try on data that the first one changed would prove nothing: scripts/e2e.ts gives it new data.
  retries: 0,
  forbidOnly: CI !== undefined,
  // From stop to stop by Tab takes its time.
  timeout: KEYBOARD_ALONE ? 150_000 : 30_000,
  expect: { timeout: 10_000 },
  reporter: [[CI ? 'dot' : 'list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    ...(BASE_URL && { baseURL: BASE_URL }),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // A page that does not open fails by itself, and not by the time of its whole test.
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // It answers in place of the server, where tests want to see requests; e2e/app/offline.spec.ts is about it.
    serviceWorkers: 'block',
    // A trace of every test would cost a third of the time; `npm run e2e -- --trace on` records them when needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: browserArgs },
  },
  webServer: {
    command: `"${process.execPath}" "${program}"`,
    // The start message says the address, and the group becomes BASE_URL.
    env: {
      ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'true', NODE_ENV: 'test', LOG_LEVEL: 'warn' },
      // Whoever registers by the API says where they come from (support/registration.ts).
      TRUSTED_PROXIES: '1',
    },
    wait: { stdout: /Fonendo is ready: (?<base_url>http:\S+)/ },
    // Migrating and filling the embedded database takes its time where others use the machine as well.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
