import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Bytes that are at hand, or a local file that the store takes over: it may be gone from its place afterwards. */
export type FileContent = Uint8Array | { path: string };

export type StoredFile = { key: string; modifiedAt: Date };

/** From one byte to another, both included. */
export type ByteRange = { start: number; end: number };

export type ReadOptions = {
  range?: ByteRange | undefined;
  /** Ends the reading, also where the store has not answered yet. */
  signal?: AbortSignal | undefined;
};

/** Where uploaded and generated files live, each under a generated key. What was put is never changed. */
export type FileStore = {
  /** Whole or not at all: nobody ever reads half a file. */
  put(key: string, content: FileContent): Promise<void>;
  /** How long it is, without opening it. Rejects where there is no such file. */
  stat(key: string): Promise<{ bytes: number }>;
  /** Rejects where there is no such file. Whoever asked reads it to its end or destroys it. */
  openRead(key: string, options?: ReadOptions): Promise<Readable>;
  /** What is not there is as good as deleted. */
  delete(key: string): Promise<void>;
  /** Of a noun, or of a noun's quarantine. */
  list(noun: string): AsyncIterable<StoredFile>;
  /** `modifiedAt` is the time of the move from then on. What is not there any more is left at that. */
  move(from: string, to: string): Promise<void>;
  /** Resolves while the store can be written to. */
  check(): Promise<void>;
};

/** Whose files there are. Each has its place in the sweep: features/documents/sweep-orphan-files.repository.ts. */
export const fileNouns = ['documents', 'document-requests', 'receipts', 'resolutions', 'contracts'] as const;

export type FileNoun = (typeof fileNouns)[number];

/**
 * A key that says nothing about the person or the file: `documents/3f/3f9c…`. The noun tells apart who owns the
 * file; the folder named by the first two figures keeps any one folder small.
 */
export function newFileKey(noun: FileNoun): string {
  const id = randomUUID();
  return `${noun}/${id.slice(0, 2)}/${id}`;
}

/** Where files lie that no row knows, each under its own key, until it is certain that nobody misses them. */
export const quarantine = 'quarantine/';

/** With the ending of a file that was never finished: the list names those too, so that they can be deleted. */
const fileKey = /^(quarantine\/)?[a-z][a-z-]*\/[0-9a-f]{2}\/[0-9a-f-]{36}(\.[0-9a-f-]{36}\.part)?$/;

export const isFileKey = (key: string): boolean => fileKey.test(key);

export const isUnfinished = (key: string): boolean => key.endsWith('.part');
