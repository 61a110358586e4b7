import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { pastPooler } from '../db/pool.ts';
import '../db/drizzle-loading.ts';
import { productFolder } from '../source-folder.ts';
import { StartupError } from '../startup-error.ts';
import { checkBackup, restoreBackup } from './backup/restore-backup.ts';

const usage = `npm run restore -- --from FOLDER [--check | --overwrite]
  --check       read the whole backup and say whether it is sound; nothing is restored
  --overwrite   restore although there is data here: it is lost`;

/** `npm run restore`: ends with 1 if what was restored differs from the backup, with 2 if nothing was restored. */
try {
  const { from, check, overwrite } = readArguments();
  if (check) {
    const { tables, files, createdAt } = await checkBackup(from);
    console.log(`Sound: ${Object.keys(tables).length} tables, ${Object.keys(files).length} files, of ${createdAt}.`);
  } else {
    const config = pastPooler(parseConfig(process.env, productFolder));
    const { manifest, notes, differences } = await restoreBackup(config, from, { overwrite, now: new Date() });
    for (const difference of differences) console.error(difference);
    if (differences.length > 0) process.exitCode = 1;
    else {
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `Restored and compared: ${Object.keys(manifest.tables).length} tables, ${rows} rows, ${Object.keys(manifest.files).length} files, of ${manifest.createdAt}.`,
      );
    }
    for (const note of notes) console.log(note);
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function readArguments(): { from: string; check: boolean; overwrite: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { from, check, overwrite } = parseArgs({
      options: { from: { type: 'string' }, check: flag, overwrite: flag },
    }).values;
    if (from && !(check && overwrite)) return { from, check, overwrite };
  } catch {
    // Said below.
  }
  throw new StartupError(usage);
}
