import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './repository.ts';
import { allowedSecondTries, countFailedInBrowser, type PlaywrightReport, readReport } from './test-reports.ts';
import { ensureWebBuild, WebBuildError } from './web-build.ts';

/**
 * `npm run e2e -- routes.spec.ts`: the browser tests on an up-to-date build; arguments go to Playwright. In CI the few
 * that failed are tried once more, on a new server with new data (docs/decisions/0023). With `--keyboard` whatever they
 * click is reached and pressed by the keyboard alone (docs/decisions/0133).
 */
const { CI, PLAYWRIGHT_JSON_OUTPUT_FILE, PLAYWRIGHT_SECOND_OUTPUT_FILE } = process.env;

try {
  await ensureWebBuild();
  const given = process.argv.slice(2);
  const args = given.filter((argument) => argument !== '--keyboard');
  if (args.length < given.length) process.env['KEYBOARD_ALONE'] = 'true';
  process.exitCode = await runPlaywright(args);
  const failed = PLAYWRIGHT_JSON_OUTPUT_FILE ? countFailed(PLAYWRIGHT_JSON_OUTPUT_FILE) : 0;
  if (CI && process.exitCode !== 0 && failed > 0 && failed <= allowedSecondTries) {
    console.log(`\nSecond try of ${failed}, on new data:`);
    const report = PLAYWRIGHT_SECOND_OUTPUT_FILE ?? join(tmpdir(), `fonendo-second-try-${process.pid}.json`);
    process.exitCode = await runPlaywright([...args, '--last-failed'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  }
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function countFailed(file: string): number {
  const report = readReport<PlaywrightReport>(file);
  return report ? countFailedInBrowser(report) : 0;
}

function runPlaywright(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [playwright, 'test', ...args], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}
