import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type FileContent, type FileNoun, type FileStore, newFileKey } from '../integrations/files/file-store.port.ts';
import type { Database, Transaction } from './database.ts';

type Context = { db: Database; files: FileStore };

/** A stored file, as the transaction that refers to it sees it. */
export type FileOfRow = {
  key: string;
  /** No row refers to it after all: somebody else was first. */
  discard(): void;
  /** The file that it replaces; deleted once the transaction has committed. */
  replace(key: string | null): void;
};

/**
 * Stores a file and the row that refers to it, both or neither. The file is written before the transaction begins, so
 * that no row is locked meanwhile, and deleted again if the transaction certainly failed. If the answer to COMMIT was
 * lost nobody knows yet: the file stays, and the nightly sweep decides by the row. Asking at once would not help,
 * because the server may still be committing.
 */
export async function storeWithRow<T>(
  context: Context,
  noun: FileNoun,
  content: FileContent,
  work: (tx: Transaction, file: FileOfRow) => Promise<T>,
): Promise<T> {
  const key = newFileKey(noun);
  await context.files.put(key, content);
  const superfluous: string[] = [];
  const file: FileOfRow = {
    key,
    discard: () => superfluous.push(key),
    replace: (earlier) => earlier !== null && superfluous.push(earlier),
  };
  let commitSent = false;
  try {
    const answer = await context.db.transaction(async (tx) => {
      const done = await work(tx, file);
      commitSent = true;
      return done;
    });
    await deleteFiles(context, superfluous);
    return answer;
  } catch (error) {
    if (!commitSent || refusedCommit(error)) await deleteFiles(context, [key]);
    throw error;
  }
}

/** Thrown under the lock: the data that the file was made from have changed. */
export class OutdatedFile extends Error {
  override name = 'OutdatedFile';
}

const attempts = 3;

/**
 * The same for a file that the product itself makes from the database. `make` runs without locks; `work` checks again
 * under the lock and throws `OutdatedFile` if the data changed, and then the file is made again. If `make` returns no
 * content there is no file, and `work` decides whether it can do without.
 */
export async function storeMadeWithRow<Made extends { content: Uint8Array | null }, T>(
  context: Context,
  noun: FileNoun,
  make: () => Promise<Made>,
  work: (tx: Transaction, made: Made, file: FileOfRow | null) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const made = await make();
    try {
      if (made.content === null) return await context.db.transaction((tx) => work(tx, made, null));
      return await storeWithRow(context, noun, made.content, (tx, file) => work(tx, made, file));
    } catch (error) {
      if (!(error instanceof OutdatedFile) || attempt === attempts) throw error;
    }
  }
}

/**
 * Called after the transaction that gave the files up has committed, because a transaction can be undone and a deletion
 * cannot. The nightly sweep deletes what fails here.
 */
export async function deleteFiles({ files }: Pick<Context, 'files'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key).catch(() => undefined);
}

/** The server refused the transaction: a deferred constraint (class 23), a serialisation failure, a deadlock. */
const refusals = /^(23...|40001|40P01)$/;

function refusedCommit(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && refusals.test(code);
}
