import { join } from 'node:path';
import { runServer } from '../supervise/run-server.ts';

/** `npm start` of a package, in which everything has been built. */
process.exitCode = await runServer(join(import.meta.dirname, 'serve.js'));
