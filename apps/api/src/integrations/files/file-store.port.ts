import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Bytes in memory, or a local file that the store may move away. */
export type FileContent = Uint8Array | { path: string };

export type StoredFile = { key: string; modifiedAt: Date; bytes: number };

/** From one byte to another, both included. */
export type ByteRange = { start: number; end: number };

export type ReadOptions = {
  range?: ByteRange | undefined;
  /** Stops reading, even if the store has not answered yet. */
  signal?: AbortSignal | undefined;
};

/** Stores uploaded and generated files, each under a generated key. A stored file never changes. */
export type FileStore = {
  /** Completely or not at all: nobody ever reads half a file. */
  put(key: string, content: FileContent): Promise<void>;
  /** Its size, without opening it. Rejects if there is no such file. */
  stat(key: string): Promise<{ bytes: number }>;
  /** Rejects if there is no such file. The caller reads it to the end or destroys it. */
  openRead(key: string, options?: ReadOptions): Promise<Readable>;
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>;
  /** The files of a noun, or of a noun's quarantine. */
  list(noun: string): AsyncIterable<StoredFile>;
  /** Sets `modifiedAt` to the time of the move. Does nothing if there is no such file. */
  move(from: string, to: string): Promise<void>;
  /** Resolves if the store can be written to. */
  check(): Promise<void>;
};

/** The kinds of files. Each needs a column in apps/api/src/features/documents/sweep-orphan-files.repository.ts. */
export const fileNouns = [
  'documents',
  'document-requests',
  'receipts',
  'requirement-letters',
  'hearing-letters',
  'resolutions',
  'contracts',
  'messages',
] as const;

export type FileNoun = (typeof fileNouns)[number];

/**
 * A key that says nothing about the person or the file: `documents/3f/3f9c…`. The noun says which table refers to it;
 * the folder of the first two digits keeps folders small.
 */
export function newFileKey(noun: FileNoun): string {
  const id = randomUUID();
  return `${noun}/${id.slice(0, 2)}/${id}`;
}

/** Where unknown files are kept, each under its own key, until it is certain that nobody misses them. */
export const quarantine = 'quarantine/';

/** Also with the suffix of an unfinished file: those are listed too, so that they can be deleted. */
const fileKey = /^(quarantine\/)?[a-z][a-z-]*\/[0-9a-f]{2}\/[0-9a-f-]{36}(\.[0-9a-f-]{36}\.part)?$/;

export const isFileKey = (key: string): boolean => fileKey.test(key);

export const isUnfinished = (key: string): boolean => key.endsWith('.part');
