import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { limits } from '@fonendo/domain/shared/limits';
import { ApiError } from '../../http/api-error.ts';

/** A request body on disk; disposing deletes the file if it is still there. */
export type ReceivedFile = { path: string; bytes: number; sha256: string } & AsyncDisposable;

export const tooLarge = () => new ApiError('PayloadTooLarge', { fields: { file: { key: 'errors.fileTooLarge' } } });

/**
 * Writes a body to disk as it arrives, counting and hashing it: it is never in memory as a whole. If it exceeds the
 * limit or the sender leaves, it stops at once and leaves nothing. If our own disk fails, the rest is read and
 * discarded, because a sender whose connection is cut does not get the answer.
 */
export async function receiveUpload(body: ReadableStream | null, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  let diskFailure: Error | undefined;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > limits.file.maxBytes) throw tooLarge();
      if (diskFailure) continue;
      hash.update(chunk);
      await file.writeFile(chunk).catch((error: Error) => (diskFailure = error));
    }
    if (diskFailure) throw diskFailure;
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await remove();
    if (error instanceof ApiError || error === diskFailure) throw error;
    // The sender left, or sent less than announced.
    throw new ApiError('MalformedBody', { cause: error });
  }
  return { path, bytes, sha256: hash.digest('hex'), [Symbol.asyncDispose]: remove };
}
