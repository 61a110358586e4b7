import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { limits } from '@fonendo/domain/limits';
import { ApiError } from '../../http/api-error.ts';

/** A body on disk; disposing of it removes what is still there. */
export type ReceivedFile = { path: string; bytes: number; sha256: string } & AsyncDisposable;

export const tooLarge = () => new ApiError('PayloadTooLarge', { fields: { file: { key: 'errors.fileTooLarge' } } });

/**
 * Writes a body to disk as it arrives, counting and hashing on the way: it never stands in memory as a whole. One
 * that grows beyond the limit, or whose sender leaves, is given up at once and leaves nothing.
 */
export async function receiveUpload(body: ReadableStream | null, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  const hash = createHash('sha256');
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  let bytes = 0;
  try {
    await pipeline(
      body ? Readable.fromWeb(body) : Readable.from([]),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.byteLength;
          if (bytes > limits.file.maxBytes) throw tooLarge();
          hash.update(chunk);
          yield chunk;
        }
      },
      file,
    );
  } catch (error) {
    // A file that is still being opened would appear after it was removed.
    if (!file.closed) await new Promise((resolve) => file.once('close', resolve));
    await remove();
    if (error instanceof ApiError || isOurDisk(error)) throw error;
    // The sender left, or sent less than it announced.
    throw new ApiError('MalformedBody', { cause: error });
  }
  return { path, bytes, sha256: hash.digest('hex'), [Symbol.asyncDispose]: remove };
}

/** Errors of the file system name the call that failed; those of the connection do not. */
const isOurDisk = (error: unknown) =>
  ['open', 'write', 'close'].includes((error as NodeJS.ErrnoException | undefined)?.syscall ?? '');
