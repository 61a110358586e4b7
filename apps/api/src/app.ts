import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApi } from './api.ts';
import type { Config } from './config.ts';
import { createDatabase } from './db/database.ts';
import { seedDemoData } from './db/demo/demo-data.ts';
import { migrate } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import { createPasswordHasher } from './features/auth/password-hasher.ts';
import { applyRetention } from './features/users/apply-retention.ts';
import type { Fetch } from './http/server.ts';
import { createSite } from './http/site.ts';
import { webFiles } from './http/web-files.ts';
import { createFolderFileStore } from './integrations/files/folder.file-store.ts';
import { createDatabaseMailbox } from './integrations/mail/database.mailbox.ts';
import { createSmtpTransport } from './integrations/mail/smtp.mail-transport.ts';
import { startJobs, stopJobs } from './jobs/jobs.ts';
import { startMailJob } from './jobs/mail.job.ts';
import { startRetentionJob } from './jobs/retention.job.ts';
import { loadSecret } from './secret.ts';

export type App = { fetch: Fetch; close: () => Promise<void> };

/** Far longer than a statement may take in the database, because the body arrives within it: 5 MB from a phone. */
const requestTimeoutMs = 60_000;

/** The composition root: the only place that chooses and constructs adapters. */
export async function createApp(config: Config, log: Logger, webFolder: string | null): Promise<App> {
  const web = webFolder ? webFiles(webFolder, log) : null;
  // Closed in reverse order: at the end, or at once where a later step of the start fails.
  await using opened = new AsyncDisposableStack();
  const { pool, close: closePool } = await openPool(config);
  opened.defer(closePool);
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection lost'));
  await migrate(pool);
  const db = createDatabase(pool);
  const passwords = createPasswordHasher();
  // Never on a server unless asked: there `npm run seed` does it.
  if (config.demo && !config.databaseUrl) await seedDemoData(db, passwords.hash, new Date());
  const files = createFolderFileStore(join(config.dataDir, 'files'));
  const jobs = await startJobs(pool, config.databaseUrl === undefined, log);
  opened.defer(() => stopJobs(jobs));

  const now = () => new Date();
  const mailbox = createDatabaseMailbox(db, now);
  const smtp = config.smtpUrl ? createSmtpTransport(config.smtpUrl, config.mailFrom) : null;
  const sendMail = await startMailJob(jobs, smtp ?? mailbox);
  await startRetentionJob(jobs, () => applyRetention({ db, now }));
  const showMailbox = config.demo && config.environment !== 'production' && !smtp;

  const api = createApi({
    db,
    now,
    log,
    secret: loadSecret(config),
    passwords,
    loginErrors: config.loginErrors,
    trustedProxies: config.trustedProxies,
    sendMail,
    publicUrl: config.publicUrl,
    contactEmail: config.contactEmail,
    mailbox: showMailbox ? mailbox : null,
    corsOrigins: config.corsOrigins,
    demo: config.demo,
    readiness: { database: () => pool.query('select 1'), storage: () => files.check() },
    requestTimeoutMs,
  });

  const { fetch } = web ? createSite(api, web) : api;
  const running = opened.move();
  return { fetch, close: () => running.disposeAsync() };
}
