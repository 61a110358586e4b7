import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from './config.ts';
import { createDatabase } from './db/database.ts';
import './db/drizzle-loading.ts';
import { migrate } from './db/migrate.ts';
import { openPool, pastPooler } from './db/pool.ts';
import { takeOverFileStore } from './features/documents/claim-file-store.ts';
import { type Sweep, sweepOrphanFiles } from './features/documents/sweep-orphan-files.ts';
import { createLogger } from './http/log/logger.ts';
import { openFileStore } from './integrations/files/open-file-store.ts';
import { productFolder } from './source-folder.ts';
import { StartupError } from './startup-error.ts';

const usage = `npm run sweep-files [-- --dry-run | --accept-unknown | --take-over]
  --dry-run          say what the sweep would do, and do nothing
  --accept-unknown   sweep although the database does not know more files than the sweep believes
  --take-over        mark the file store as this database's, whatever mark it carries, and sweep nothing`;

/** `npm run sweep-files`: runs the nightly sweep now. */
try {
  const { 'dry-run': dryRun, 'accept-unknown': acceptUnknown, 'take-over': takeOver } = readArguments();
  const config = parseConfig(process.env, productFolder);
  await using opened = new AsyncDisposableStack();
  const { pool, close } = await openPool(pastPooler(config));
  opened.defer(close);
  await migrate(pool);
  const stores = { db: createDatabase(pool), files: openFileStore(config), now: () => new Date() };
  if (takeOver) {
    await takeOverFileStore(stores);
    console.log("The file store is this database's.");
  } else {
    const context = { ...stores, log: createLogger('warn'), uploadFolder: join(config.dataDir, 'uploads') };
    const sweep = await sweepOrphanFiles(context, { dryRun, acceptUnknown });
    console.log(describe(sweep, dryRun));
    if (sweep.stopped) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { 'dry-run': flag, 'accept-unknown': flag, 'take-over': flag } }).values;
  } catch {
    throw new StartupError(usage);
  }
}

function describe({ stopped, total, unknown, restored, deleted }: Sweep, dryRun: boolean): string {
  const said = (counts: Partial<Record<string, number>>) =>
    Object.entries(counts)
      .map(([noun, count]) => `${count} ${noun}`)
      .join(', ') || 'none';
  return [
    stopped ? `The sweep stopped (${stopped}) and ${dryRun ? 'would take' : 'took'} nothing away.` : null,
    `${total} files`,
    `${stopped ? 'unknown to the database' : 'to the quarantine'}: ${said(unknown)}`,
    `back from the quarantine: ${said(restored)}`,
    `deleted after their time there: ${said(deleted)}`,
    dryRun ? 'A dry run: nothing was changed.' : null,
  ]
    .filter((line) => line !== null)
    .join('\n');
}
