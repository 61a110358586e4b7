import { join } from 'node:path';
import { parseConfig } from './config.ts';
import { createDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import { checkRegistry } from './features/payments/registry/registry-events.ts';
import { StartupError } from './startup-error.ts';

/** `npm run invoices:verify`: finds any record of an invoice that was altered, taken out or moved. */
try {
  const config = parseConfig(process.env, join(import.meta.dirname, '../../..'));
  await using opened = new AsyncDisposableStack();
  const { pool, close } = await openPool(config);
  opened.defer(close);
  await migrate(pool);
  const { records, problems } = await checkRegistry({ db: createDatabase(pool), now: () => new Date() }, null);
  for (const { problem, position, number } of problems) {
    console.error([problem, position === null ? null : `record ${position}`, number].filter(Boolean).join(', '));
  }
  if (problems.length > 0) process.exitCode = 1;
  console.log(
    problems.length === 0
      ? `${records} records of invoices: each follows on the one before, nothing was altered.`
      : `${records} records of invoices, ${problems.length} problems.`,
  );
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
