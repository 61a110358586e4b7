import { ensureServerBuild } from '../apps/api/build/server-build.ts';
import { runWorker } from './supervise/run-server.ts';

/** `npm run worker`: the jobs, beside processes of `npm start` with PROCESS_ROLE=web, here or on other machines. */
process.exitCode = await runWorker(await ensureServerBuild());
