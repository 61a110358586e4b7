import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { pastPooler } from '../db/pool.ts';
import '../db/drizzle-loading.ts';
import { productFolder } from '../source-folder.ts';
import { StartupError } from '../startup-error.ts';
import { makeBackup } from './backup/make-backup.ts';

const usage = `npm run backup -- --to FOLDER
  makes a folder of its own in FOLDER with the database and the files, and nothing that was there is touched`;

/** `npm run backup`: database and files, consistent with each other. Ends with 1 if files are lost, with 2 if there is no backup. */
try {
  const { to } = readArguments();
  const config = pastPooler(parseConfig(process.env, productFolder));
  const { folder, manifest, missing } = await makeBackup(config, to, new Date());
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}\n${Object.keys(manifest.tables).length} tables, ${rows} rows, ${Object.keys(manifest.files).length} files.`,
  );
  if (config.jwtSecret) console.log('JWT_SECRET is not in it: keep it somewhere else.');
  if (missing.length > 0) {
    console.error(
      `The backup is made, but the store had lost ${missing.length} files before that rows name: ${missing.slice(0, 10).join(', ')}`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function readArguments(): { to: string } {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to) return { to };
  } catch {
    // Said below.
  }
  throw new StartupError(usage);
}
