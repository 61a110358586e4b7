import type { Config } from '../../apps/api/src/config.ts';
import { productFolder } from '../../apps/api/src/source-folder.ts';
import { StartupError, startupErrorExitCode } from '../../apps/api/src/startup-error.ts';
import { superviseAll } from './all-processes.ts';
import { supervise } from './one-process.ts';
import { returnedMemory } from './returned-memory.ts';

/** Runs a build of the server in as many processes as the settings say. Resolves with the exit code for this process. */
export async function runServer(program: string): Promise<number> {
  try {
    return await run(program);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    return startupErrorExitCode;
  }
}

/** Works on the jobs and nothing else. Its health and metrics are told on a port of its own. */
export function runWorker(program: string): Promise<number> {
  const { WORKER_PORT, LOG_LEVEL } = process.env;
  Object.assign(process.env, {
    ...{ PROCESS_ROLE: 'jobs', SERVE_WEB: 'false' },
    ...{ WORKER_PORT: WORKER_PORT || '3001', LOG_LEVEL: LOG_LEVEL || 'info' },
  });
  return supervise([program]);
}

async function run(program: string): Promise<number> {
  // A person watches this terminal: one line per request would push the start message out of sight.
  const { DATABASE_URL, LOG_LEVEL, PROCESS_ROLE } = process.env;
  Object.assign(process.env, { ...returnedMemory, ...process.env, LOG_LEVEL: LOG_LEVEL || 'warn' });
  // The embedded database allows one process, and so do jobs.
  if (!DATABASE_URL || PROCESS_ROLE === 'jobs') return supervise([program]);
  const { parseConfig } = await import('../../apps/api/src/config.ts');
  const config = parseConfig(process.env, productFolder);
  return config.webProcesses === 1 ? supervise([program]) : superviseCrew(program, config);
}

async function superviseCrew(program: string, config: Config): Promise<number> {
  const { startMessage } = await import('../../apps/api/src/start-message.ts');
  const { DATABASE_POOL_SIZE } = process.env;
  return superviseAll(program, {
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
