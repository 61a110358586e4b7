import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './repository.ts';
import { ensureWebBuild, WebBuildError } from './web-build.ts';

/** `npm run e2e -- routes.spec.ts`: the browser tests on an up-to-date build; arguments go to Playwright. */
try {
  await ensureWebBuild();
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
