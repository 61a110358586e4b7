import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { pastPooler } from '../db/pool.ts';
import '../db/drizzle-loading.ts';
import { openFileStore } from '../integrations/files/open-file-store.ts';
import { productFolder } from '../source-folder.ts';
import { StartupError } from '../startup-error.ts';
import { openDatabase } from './backup/open-database.ts';
import { exportTenant } from './export/export-tenant.ts';

const usage = `npm run export-tenant -- --hospital CIF --to FOLDER
  --hospital   its CIF, or its id
  --to         a folder that does not exist yet`;

/** `npm run export-tenant`: what is a hospital's own. Ends with 1 if files are lost, with 2 if there is no export. */
try {
  const wanted = readArguments();
  const config = pastPooler(parseConfig(process.env, productFolder));
  await using open = await openDatabase(config);
  const { hospital, tables, files, missing } = await exportTenant(
    { db: open.db, files: openFileStore(config) },
    wanted,
  );
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`${hospital.name}: ${rows} rows and ${Object.keys(files).length} files in ${wanted.to}.`);
  if (missing.length > 0) {
    console.error(`${missing.length} files that rows name are not in the store: ${missing.slice(0, 10).join(', ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function readArguments(): { hospital: string; to: string; now: Date } {
  try {
    const { hospital, to } = parseArgs({ options: { hospital: { type: 'string' }, to: { type: 'string' } } }).values;
    if (hospital && to) return { hospital, to: resolve(to), now: new Date() };
  } catch {
    // Said below.
  }
  throw new StartupError(usage);
}
