import { ensureServerBuild } from '../apps/api/build/server-build.ts';
import type { Config } from '../apps/api/src/config.ts';
import { StartupError, startupErrorExitCode } from '../apps/api/src/startup-error.ts';
import { root } from './repository.ts';
import { supervise } from './supervise.ts';
import { superviseAll } from './supervise-all.ts';
import { ensureWebBuild, WebBuildError } from './web-build.ts';

try {
  const { SERVE_WEB } = process.env;
  if (SERVE_WEB !== 'false') await ensureWebBuild();
  // A person watches this terminal: one line per request would push the start message out of sight.
  const { LOG_LEVEL } = process.env;
  Object.assign(process.env, { LOG_LEVEL: LOG_LEVEL || 'warn' });
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof WebBuildError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof StartupError ? startupErrorExitCode : 1;
}

async function run(): Promise<number> {
  const main = await ensureServerBuild();
  const { DATABASE_URL, PROCESS_ROLE } = process.env;
  // The embedded database allows one process, and so do jobs.
  if (!DATABASE_URL || PROCESS_ROLE === 'jobs') return supervise([main]);
  const { parseConfig } = await import('../apps/api/src/config.ts');
  const config = parseConfig(process.env, root);
  return config.webProcesses === 1 ? supervise([main]) : superviseCrew(main, config);
}

async function superviseCrew(main: string, config: Config): Promise<number> {
  const { startMessage } = await import('../apps/api/src/start-message.ts');
  const { DATABASE_POOL_SIZE } = process.env;
  return superviseAll(main, {
    web: config.webProcesses,
    // With `web` they are done elsewhere (`npm run worker`).
    jobs: config.role === 'all',
    environment: { DATABASE_POOL_SIZE: DATABASE_POOL_SIZE || String(poolSizeFor(config.webProcesses)) },
    onReady(port) {
      if (config.environment !== 'production') console.log(startMessage(`http://${config.host}:${port}`, config));
    },
  });
}

/** A server allows a hundred connections by itself: all processes together take two thirds of them at most. */
function poolSizeFor(webProcesses: number): number {
  return Math.max(3, Math.min(10, Math.floor(60 / (webProcesses + 1))));
}
