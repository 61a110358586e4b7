import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { createLogger } from './http/logger.ts';
import { StartupError } from './startup-error.ts';

const root = join(import.meta.dirname, '../../..');
const shutdownGraceMs = 10_000;

try {
  await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function main() {
  const config = parseConfig(process.env, root);
  const log = createLogger(config.logLevel);
  const app = await createApp(config, log, join(root, 'apps/web/dist'));
  const server = await listen(app.fetch, config.host, config.port);
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());

  /** Running requests finish, new ones are refused; what still hangs after the grace is cut. */
  async function shutDown() {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), shutdownGraceMs);
    await closed;
    clearTimeout(cut);
    await app.close();
  }
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], hostname: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch, hostname, port, serverOptions: { headersTimeout: 10_000, requestTimeout: 60_000 } },
      () => {
        resolve(server as Server);
      },
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartupError(
              `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
            )
          : new StartupError(`Cannot listen on ${hostname}:${port} (${error.message}). Check HOST and PORT.`),
      );
    });
  });
}
