import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parseConfig } from './config.ts';
import { guardProcess } from './guard-process.ts';
import { createLogger } from './http/log/logger.ts';
import { createHttpServer } from './http/server.ts';
import { drain, listen } from './http/server-lifecycle.ts';
import { productFolder as root } from './source-folder.ts';
import { exposedDemoWarning, startMessage } from './start-message.ts';
import { StartupError, startupErrorExitCode } from './startup-error.ts';

const shutdownGraceMs = 10_000;

/** After listening: by then everything that a start makes has been made. */
const settledAfterMs = 2_000;

/** A terminal and npm may each pass on the same Ctrl-C: signals this close together count as one. */
const sameSignalMs = 1_000;

// What the start leaves behind would let the young generation grow for good: 20 MB in a server that nobody asks anything.
setFlagsFromString('--semi-space-growth-factor=1');

// Sources are stripped and compiled once, not at every start.
enableCompileCache();

try {
  await main();
  // Answers need room: with the small one of the start each costs up to a third more. Jobs still start for a while.
  setTimeout(() => setFlagsFromString('--semi-space-growth-factor=2'), settledAfterMs).unref();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(startupErrorExitCode);
}

async function main() {
  const config = parseConfig(process.env, root);
  const logger = createLogger(config.logLevel);
  // Where there are several processes a line says which one wrote it.
  const log = config.role === 'all' ? logger : logger.child({ role: config.role, pid: process.pid });
  let finish = async () => {};
  guardProcess(log, () => finish());
  const production = config.environment === 'production';
  const { createApp } = await import('./app.ts');
  const app = await createApp(config, log, config.serveWeb ? join(root, 'apps/web/dist') : null);
  const { pathForLog, observe, traces } = app;
  const trace = traces?.request ?? null;
  const server = createHttpServer(app.fetch, { log, production, pathForLog, observe, trace });
  const works = config.role === 'jobs';
  // Of several processes that somebody else started, the others tell of this one.
  const wanted = works ? (cluster.isWorker ? undefined : config.workerPort) : config.port;
  const port =
    wanted === undefined
      ? undefined
      : await listen(server, config.host, wanted).catch(async (error) => {
          await app.close();
          throw error;
        });

  let finishing: Promise<void> | undefined;
  finish = () => (finishing ??= shutDown());

  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === undefined) {
        stoppingSince = performance.now();
        log.info({ signal }, 'stopping');
        void finish().then(() => {
          log.info('stopped');
          // The channel to the supervisor would keep the process alive.
          process.disconnect?.();
        });
      } else if (performance.now() - stoppingSince > sameSignalMs) {
        // A second signal: do not wait for running requests.
        process.exit(1);
      }
    });
  }

  if (works) log.info('working on jobs');
  if (port !== undefined) log.info({ host: config.host, port }, 'listening');
  // Of several processes, the supervisor says it once.
  if (config.role !== 'all') return;
  if (config.demoIsExposed) log.warn(exposedDemoWarning);
  if (!production) console.log(startMessage(`http://${config.host}:${port}`, config));

  async function shutDown() {
    await app.endStreams();
    if (server.listening) await drain(server, shutdownGraceMs);
    await app.close();
  }
}
