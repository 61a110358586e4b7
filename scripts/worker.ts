import { ensureServerBuild } from '../apps/api/build/server-build.ts';
import { supervise } from './supervise.ts';

/**
 * `npm run worker`: works on the jobs and nothing else, beside processes of `npm start` with PROCESS_ROLE=web, here or on
 * other machines. Its health and metrics are told on a port of its own.
 */
const { WORKER_PORT, LOG_LEVEL } = process.env;
Object.assign(process.env, {
  ...{ PROCESS_ROLE: 'jobs', SERVE_WEB: 'false' },
  ...{ WORKER_PORT: WORKER_PORT || '3001', LOG_LEVEL: LOG_LEVEL || 'info' },
});
process.exitCode = await supervise([await ensureServerBuild()]);
