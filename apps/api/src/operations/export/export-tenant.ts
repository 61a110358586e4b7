import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import { reason, StartupError } from '../../startup-error.ts';
import { copyKeys } from '../backup/copy-files.ts';
import type { FileState } from '../backup/manifest.ts';
import { findTenant, listTenantPeople, listTenantRows, tenantTables } from './tenant.repository.ts';

type Wanted = { hospital: string; to: string; now: Date };

export type TenantExport = {
  hospital: { id: string; name: string };
  createdAt: string;
  /** How many rows each file of `data` has. */
  tables: Record<string, number>;
  files: Record<string, FileState>;
  /** Named by a row and not in the store. */
  missing: string[];
};

/** Everything that is a hospital's own, as JSON by table with the files that its rows name, in a new folder. */
export async function exportTenant(
  { db, files }: { db: Database; files: FileStore },
  { hospital: idOrCif, to, now }: Wanted,
): Promise<TenantExport> {
  const hospital = await findTenant(db, idOrCif);
  if (!hospital) throw new StartupError(`No hospital has the id or CIF ${idOrCif}.`);
  await mkdir(to, { mode: 0o700 }).catch((error: unknown) => {
    throw new StartupError(`The folder ${to} cannot be made (${reason(error)}). Name one that does not exist yet.`);
  });
  try {
    const data = await readAll(db, hospital.id);
    await mkdir(join(to, 'data'));
    for (const [name, rows] of Object.entries(data)) {
      await writeFile(join(to, 'data', `${name}.json`), `${JSON.stringify(rows, null, 1)}\n`, { mode: 0o600 });
    }
    const keys = Object.values(data)
      .flat()
      .flatMap(({ file_key: key }) => (typeof key === 'string' ? [key] : []));
    const copied = await copyKeys(files, keys, to);
    const made: TenantExport = {
      ...{ hospital, createdAt: now.toISOString(), files: copied, missing: keys.filter((key) => !copied[key]) },
      tables: Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length])),
    };
    // Last: an export without it was never finished.
    await writeFile(join(to, 'manifest.json'), `${JSON.stringify(made, null, 1)}\n`, { mode: 0o600 });
    return made;
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

/** As everything is at one moment: what people change meanwhile is not in it. */
const readAll = (db: Database, hospitalId: string) =>
  db.transaction(
    async (tx) => {
      const data: Record<string, Record<string, unknown>[]> = { people: await listTenantPeople(tx, hospitalId) };
      for (const table of Object.keys(tenantTables)) data[table] = await listTenantRows(tx, table, hospitalId);
      return data;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
