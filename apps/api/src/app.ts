import { join } from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApi } from './api.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import { securityHeaders } from './http/security-headers.ts';
import { webFiles } from './http/web-files.ts';
import { createFolderFileStore } from './integrations/files/folder.file-store.ts';
import { startJobs } from './jobs/jobs.ts';

export type App = { fetch: Hono['fetch']; close: () => Promise<void> };

/** The composition root: the only place that chooses and constructs adapters. */
export async function createApp(config: Config, log: Logger, webFolder: string | null): Promise<App> {
  const { pool, close: closePool } = await openPool(config);
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection lost'));
  await migrate(pool);
  const files = createFolderFileStore(join(config.dataDir, 'files'));
  const jobs = await startJobs(pool, config.databaseUrl === undefined, log);

  const app = new Hono();
  app.use(securityHeaders());
  app.route(
    '/',
    createApi({
      log,
      corsOrigins: config.corsOrigins,
      readiness: { database: () => pool.query('select 1'), storage: () => files.check() },
    }),
  );
  if (webFolder) app.route('/', webFiles(webFolder));

  return {
    fetch: app.fetch,
    async close() {
      await jobs.stop({ graceful: true, timeout: 5_000 });
      await closePool();
    },
  };
}
