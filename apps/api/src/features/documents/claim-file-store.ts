import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import {
  type FileNoun,
  type FileStore,
  fileNouns,
  isUnfinished,
  quarantine,
} from '../../integrations/files/file-store.port.ts';
import { reason, StartupError } from '../../startup-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { findKnownFileKeys, getInstallationId } from './sweep-orphan-files.repository.ts';

type Context = { db: Database; files: FileStore; now: () => Date };

/**
 * `foreign`: marked by another installation. `unknown`: without a mark, and it contains only files that the database
 * does not know.
 */
export type StoreOwner = 'ours' | 'foreign' | 'unknown';

const batchSize = 500;

/**
 * Whose store it is. The mark is a file whose key contains the installation's id. A store without a mark is claimed if
 * it is empty or if the database knows at least one of its files, as in an installation older than the mark.
 */
export async function claimFileStore(context: Context, { dryRun = false } = {}): Promise<StoreOwner> {
  const { files } = context;
  const own = markOf(await getInstallationId(context.db, context.now()));
  const marks = await listMarks(files);
  if (marks.length > 0) return marks.every((mark) => mark === own) ? 'ours' : 'foreign';
  if (!(await isEmptyOrKnown(context))) return 'unknown';
  if (dryRun) return 'ours';
  await putMark(files, own);
  // Two installations may have marked it at once: then it belongs to neither.
  if ((await listMarks(files)).every((mark) => mark === own)) return 'ours';
  await files.delete(own);
  return 'foreign';
}

/** An operator states that the store belongs to this database, even if another one's mark is in it. */
export async function takeOverFileStore({ db, files, now }: Context): Promise<void> {
  const id = await getInstallationId(db, now());
  const others = (await listMarks(files)).filter((mark) => mark !== markOf(id));
  await putMark(files, markOf(id));
  for (const mark of others) await files.delete(mark);
  const by = { userId: null, impersonatorId: null, requestId: randomUUID() };
  await recordAudit(db, now(), by, 'files.storeTakenOver', { type: 'files', id });
}

/**
 * Resolves if the store can be used. A store of another installation is refused at the start; if the store was
 * unavailable then, the readiness check finds out later.
 */
export function createStoreCheck(context: Context & { log: Logger }) {
  let isOurs = false;
  const check = async (): Promise<void> => {
    await context.files.check();
    if (isOurs) return;
    const owner = await claimFileStore(context);
    if (owner !== 'ours') throw new StartupError(refusals[owner]);
    isOurs = true;
  };
  return {
    check,
    async checkAtStart(): Promise<void> {
      await check().catch((error: unknown) => {
        if (error instanceof StartupError) throw error;
        context.log.error({ err: error }, `the file store is away (${reason(error)}): files cannot be stored or read`);
      });
    },
  };
}

const whatToDo =
  'Check DATABASE_URL, DATA_DIR and S3_BUCKET. If both belong together, run `npm run sweep-files -- --take-over`; if not, give this database a store of its own.';

const refusals: Record<Exclude<StoreOwner, 'ours'>, string> = {
  foreign: `The file store belongs to another installation than the database. ${whatToDo}`,
  unknown: `The file store holds files and the database knows none of them. ${whatToDo}`,
};

const markOf = (id: string) => `installation/${id.slice(0, 2)}/${id}`;

async function listMarks(files: FileStore): Promise<string[]> {
  const found = await Array.fromAsync(files.list('installation'));
  return found.map(({ key }) => key).filter((key) => !isUnfinished(key));
}

const putMark = (files: FileStore, mark: string) =>
  files.put(
    mark,
    new TextEncoder().encode('This store belongs to the Fonendo installation that this file is named after.\n'),
  );

async function isEmptyOrKnown(context: Context): Promise<boolean> {
  let isEmpty = true;
  for (const noun of fileNouns) {
    for await (const keys of batchesOf(context.files, noun)) {
      if ((await findKnownFileKeys(context.db, noun, keys)).size > 0) return true;
      isEmpty = false;
    }
  }
  return isEmpty;
}

/** Includes quarantined files, as they belong to somebody, too. */
async function* batchesOf(files: FileStore, noun: FileNoun): AsyncGenerator<string[]> {
  for (const room of ['', quarantine]) {
    let batch: string[] = [];
    for await (const { key } of files.list(room + noun)) {
      if (!isUnfinished(key)) batch.push(key.slice(room.length));
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}
