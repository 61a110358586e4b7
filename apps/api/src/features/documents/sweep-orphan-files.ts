import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '../../integrations/files/file-store.port.ts';
import type { DocumentsContext } from './documents.context.ts';
import { findKnownFileKeys } from './documents.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 500;

/**
 * Deletes files that no document has and uploads that nobody finished: what a crash left between the disk and the
 * database. A day of patience, so that nothing under way is touched. Running it twice changes nothing.
 */
export async function sweepOrphanFiles(
  context: Pick<DocumentsContext, 'db' | 'files' | 'now' | 'uploadFolder'>,
): Promise<void> {
  const before = new Date(context.now().getTime() - dayMs);
  let batch: StoredFile[] = [];
  for await (const file of context.files.list('documents')) {
    if (file.modifiedAt < before) batch.push(file);
    if (batch.length < batchSize) continue;
    await deleteUnknown(context, batch);
    batch = [];
  }
  await deleteUnknown(context, batch);
  await clearUploads(context.uploadFolder, before);
}

async function deleteUnknown({ db, files }: Pick<DocumentsContext, 'db' | 'files'>, batch: readonly StoredFile[]) {
  const keys = batch.map(({ key }) => key);
  const known = await findKnownFileKeys(db, keys);
  for (const key of keys) if (!known.has(key)) await files.delete(key);
}

async function clearUploads(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
