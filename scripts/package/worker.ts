import { join } from 'node:path';
import { runWorker } from '../supervise/run-server.ts';

/** `npm run worker` of a package, in which everything has been built. */
process.exitCode = await runWorker(join(import.meta.dirname, 'serve.js'));
