import { parseArgs } from 'node:util';
import { parseConfig } from './config.ts';
import { createDatabase } from './db/database.ts';
import { openPool, pastPooler } from './db/pool.ts';
import { applyRetention, previewRetention } from './features/account/apply-retention.ts';
import { createLogger } from './http/log/logger.ts';
import { openFileStore } from './integrations/files/open-file-store.ts';
import { productFolder } from './source-folder.ts';
import { StartupError } from './startup-error.ts';

/** `npm run retention`: deletes now what the nightly job would; with `--dry-run` it only reports. */
try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const config = parseConfig(process.env, productFolder);
  const { pool, close } = await openPool(pastPooler(config));
  const context = { db: createDatabase(pool), files: openFileStore(config), now: () => new Date() };
  try {
    if (values['dry-run']) {
      const steps = await previewRetention(context);
      console.table(
        steps.map(({ name, rule, rows, oldest }) => ({
          what: name,
          'kept for': rule,
          'would go': rows,
          'oldest from': oldest?.toISOString().slice(0, 10) ?? '',
        })),
      );
    } else {
      await applyRetention({ ...context, log: createLogger('info') });
    }
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartupError) && !isBehind(error)) throw error;
  const behind = 'The database is not up to date: start this version of the product first.';
  console.error(error instanceof StartupError ? error.message : behind);
  process.exit(1);
}

/** No such table or column: the database is older than the code, and this command does not migrate it. */
function isBehind(error: unknown): boolean {
  const { code } = ((error as { cause?: unknown }).cause ?? {}) as { code?: string };
  return code === '42P01' || code === '42703';
}
