import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  type FileNoun,
  fileNouns,
  isUnfinished,
  quarantine,
  type StoredFile,
} from '../../integrations/files/file-store.port.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { claimFileStore } from './claim-file-store.ts';
import type { DocumentsContext } from './documents.context.ts';
import { findKnownFileKeys, getInstallationId } from './sweep-orphan-files.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 500;

/** How long an unknown file can be restored. */
const quarantineDays = 30;

/** If more than both are unknown, the database is wrong and not the files. */
const mostUnknown = { share: 0.05, files: 20 };

type Context = Pick<DocumentsContext, 'db' | 'files' | 'now' | 'uploadFolder'> & { log: Logger };

type Counts = Partial<Record<FileNoun, number>>;

export type Sweep = {
  /** Null if the sweep completed. */
  stopped: 'foreignStore' | 'unknownStore' | 'tooManyUnknown' | null;
  /** All files examined, without the quarantine. */
  total: number;
  /** No row refers to them: moved to the quarantine, or left if the sweep stopped. */
  unknown: Counts;
  /** A row refers to them again: moved back from the quarantine. */
  restored: Counts;
  /** In quarantine for long enough. */
  deleted: Counts;
};

/**
 * Removes files that no row refers to and unfinished uploads: what a crash or an unavailable store has left behind.
 * They stay in quarantine for a month and are restored if a row refers to them again. Files younger than a day are not
 * touched. Running it twice changes nothing. A dry run only counts. With `acceptUnknown` an operator confirms that so
 * many unknown files are right.
 */
export async function sweepOrphanFiles(
  context: Context,
  { dryRun = false, acceptUnknown = false } = {},
): Promise<Sweep> {
  const now = context.now().getTime();
  const before = new Date(now - dayMs);
  const sweep: Sweep = { stopped: null, total: 0, unknown: {}, restored: {}, deleted: {} };
  if (!dryRun) await clearUploads(context.uploadFolder, before);
  const owner = await claimFileStore(context, { dryRun });
  if (owner !== 'ours') return stop(context, { ...sweep, stopped: `${owner}Store` }, dryRun);

  const quarantined = await survey(context, quarantine, new Date(now - quarantineDays * dayMs));
  const live = await survey(context, '', before);
  Object.assign(sweep, { total: live.total, unknown: count(live.unknown), restored: count(quarantined.known) });
  const { files } = context;
  // Before anything can stop the sweep: a file that a row refers to is restored.
  if (!dryRun) for (const key of quarantined.known) await files.move(quarantine + key, key);
  if (!acceptUnknown && areTooMany(live)) {
    return stop(context, { ...sweep, stopped: 'tooManyUnknown' }, dryRun);
  }
  sweep.deleted = count(quarantined.unknown);
  if (dryRun) return sweep;
  for (const key of live.unknown) await files.move(key, quarantine + key);
  for (const key of quarantined.unknown) await files.delete(quarantine + key);
  for (const key of [...live.unfinished, ...quarantined.unfinished]) await files.delete(key);
  await report(context, sweep);
  return sweep;
}

const areTooMany = ({ unknown, total }: Survey) =>
  unknown.length > mostUnknown.files && unknown.length > total * mostUnknown.share;

type Survey = { total: number; known: string[]; unknown: string[]; unfinished: string[] };

/**
 * Keys as in rows; unknown and unfinished ones only if they are old enough. Unfinished ones are as the store names
 * them.
 */
async function survey({ db, files }: Context, room: '' | typeof quarantine, before: Date): Promise<Survey> {
  const found: Survey = { total: 0, known: [], unknown: [], unfinished: [] };
  for (const noun of fileNouns) {
    let batch: StoredFile[] = [];
    const look = async () => {
      const keys = batch.map(({ key }) => key.slice(room.length));
      const known = await findKnownFileKeys(db, noun, keys);
      for (const [at, key] of keys.entries()) {
        if (known.has(key)) {
          // Known files outside the quarantine are too many to collect.
          if (room === quarantine) found.known.push(key);
        } else if ((batch[at]?.modifiedAt ?? before) < before) found.unknown.push(key);
      }
      batch = [];
    };
    for await (const file of files.list(room + noun)) {
      if (isUnfinished(file.key)) {
        if (file.modifiedAt < before) found.unfinished.push(file.key);
        continue;
      }
      found.total += 1;
      batch.push(file);
      if (batch.length === batchSize) await look();
    }
    await look();
  }
  return found;
}

const nounOf = (key: string) => key.slice(0, key.indexOf('/')) as FileNoun;

function count(keys: readonly string[]): Counts {
  const counts: Counts = {};
  for (const key of keys) counts[nounOf(key)] = (counts[nounOf(key)] ?? 0) + 1;
  return counts;
}

/** Stops without further changes, and reports it to administrators and operators. */
async function stop(context: Context, sweep: Sweep, dryRun: boolean): Promise<Sweep> {
  context.log.error(sweep, 'the sweep of files stopped: see "Files" in docs/operations.md');
  if (dryRun) return sweep;
  const { stopped: reason, total, unknown, restored } = sweep;
  const after = { reason, files: total, unknown, restored };
  await recordAudit(context.db, context.now(), bySystem(), 'files.sweepStopped', await subject(context), { after });
  return sweep;
}

async function report(context: Context, { unknown: quarantined, restored, deleted }: Sweep): Promise<void> {
  const after = { quarantined, restored, deleted };
  if (Object.values(after).every((counts) => Object.keys(counts).length === 0)) return;
  context.log.info(after, 'files swept');
  await recordAudit(context.db, context.now(), bySystem(), 'files.swept', await subject(context), { after });
}

const bySystem = () => ({ userId: null, impersonatorId: null, requestId: randomUUID() });

const subject = async ({ db, now }: Context) => ({ type: 'files', id: await getInstallationId(db, now()) }) as const;

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
