import { parseConfig } from './config.ts';
import { createDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openPool, pastPooler } from './db/pool.ts';
import { checkRegistry } from './features/payments/registry/registry-events.ts';
import type { RegistryProblem } from './features/payments/registry/verify-registry.ts';
import { productFolder } from './source-folder.ts';
import { StartupError } from './startup-error.ts';

const sentences: Record<RegistryProblem['problem'], string> = {
  altered: 'was altered',
  invoiceAltered: 'says something else than its invoice',
  reordered: 'does not follow on the one before',
  missing: 'is missing',
  unrecorded: 'has no record',
  gap: 'has numbers that belong to no invoice',
};

function describe({ problem, position, number }: RegistryProblem): string {
  const record = position === null ? null : `record ${position}`;
  const invoice = number === null ? null : `${problem === 'gap' ? 'series' : 'invoice'} ${number}`;
  return `${[record, invoice].filter(Boolean).join(' of ')} ${sentences[problem]}`;
}

/**
 * `npm run invoices:verify`: finds any record of an invoice that was altered, taken out or moved. Ends with 1 if it finds
 * something, and with 2 if it could not look.
 */
try {
  const config = parseConfig(process.env, productFolder);
  await using opened = new AsyncDisposableStack();
  const { pool, close } = await openPool(pastPooler(config));
  opened.defer(close);
  await migrate(pool);
  const { records, problems } = await checkRegistry({ db: createDatabase(pool), now: () => new Date() }, null);
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  console.log(
    problems.length === 0
      ? `${records} records of invoices: each follows on the one before, nothing was altered.`
      : `${records} records of invoices, ${problems.length} problems.`,
  );
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 2;
}
