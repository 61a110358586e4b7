import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '../../integrations/files/file-store.port.ts';
import type { DocumentsContext } from './documents.context.ts';
import { findKnownFileKeys, type SweptNoun, sweptNouns } from './sweep-orphan-files.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 500;

type Context = Pick<DocumentsContext, 'db' | 'files' | 'now' | 'uploadFolder'>;

/**
 * Deletes files that no row has and uploads that nobody finished: what a crash, or a store that was away, left between
 * the disk and the database. A day of patience, so that nothing under way is touched. Running it twice changes nothing.
 */
export async function sweepOrphanFiles(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - dayMs);
  for (const noun of sweptNouns) await sweep(context, noun, before);
  await clearUploads(context.uploadFolder, before);
}

async function sweep(context: Context, noun: SweptNoun, before: Date): Promise<void> {
  let batch: StoredFile[] = [];
  for await (const file of context.files.list(noun)) {
    if (file.modifiedAt < before) batch.push(file);
    if (batch.length < batchSize) continue;
    await deleteUnknown(context, noun, batch);
    batch = [];
  }
  await deleteUnknown(context, noun, batch);
}

async function deleteUnknown({ db, files }: Context, noun: SweptNoun, batch: readonly StoredFile[]): Promise<void> {
  const keys = batch.map(({ key }) => key);
  const known = await findKnownFileKeys(db, noun, keys);
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
