import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { errorSchema } from '@fonendo/contract/shared/errors.schema';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { RequestEnv } from '../request-context.ts';
import { json } from '../route.ts';
import { acceptsEncoding } from './accept-encoding.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import { hasEtag } from './etag.ts';
import { type Chunks, lazyBody } from './lazy-body.ts';

/** As much of the file store as an answer needs. */
type Store = {
  stat(key: string): Promise<{ bytes: number }>;
  openRead(key: string, options: { range: ByteRange | undefined; signal: AbortSignal }): Promise<Readable>;
};

/** A file of the store, or one that was drawn for this answer. */
export type FileToSend = { name: string } & ({ store: Store; key: string } | { content: Uint8Array });

const pdf = 'application/pdf';

/**
 * Every answer that is a PDF: as an attachment, in whole or in part. HEAD opens nothing. The file is closed when
 * the reader leaves.
 */
export async function sendFile(c: Context<RequestEnv>, file: FileToSend): Promise<Response> {
  const { bytes, etag } = await describe(file);
  const headers = { ...attachment(file.name), 'content-type': pdf, etag, 'accept-ranges': 'bytes' };
  if (hasEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const range = askedRange(c, bytes, etag);
  const status = range ? 206 : 200;
  const whole = {
    ...headers,
    'content-length': String(range ? range.end - range.start + 1 : bytes),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` }),
  };
  return c.req.method === 'HEAD' ? c.body(null, status, whole) : c.body(bodyOf(c, file, range), status, whole);
}

/** An answer that is made while it is sent: nobody knows its length. What makes it ends where its reader leaves. */
export function sendStream(
  c: Context<RequestEnv>,
  chunks: Chunks,
  { name, mimeType }: { name: string; mimeType: string },
): Response {
  const isText = mimeType.startsWith('text/');
  const zipped = isText && acceptsEncoding(c.req.header('accept-encoding'), 'gzip');
  const headers = {
    ...attachment(name),
    'content-type': mimeType,
    ...(isText && { vary: 'accept-encoding' }),
    ...(zipped && { 'content-encoding': 'gzip' }),
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  return c.body(lazyBody(c, zipped ? compressed(chunks) : chunks), 200, headers);
}

/** For every file that a browser has to save and never interpret. */
export const attachment = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/** What a route that answers with `sendFile` declares. */
export function fileAnswers(description: string) {
  const content = { [pdf]: { schema: z.string().meta({ format: 'binary' }) } };
  return {
    200: { description, content },
    206: { description: 'The part that `Range` asked for', content },
    304: { description: 'The caller has it already (`If-None-Match`)' },
    416: json(errorSchema, 'RangeNotSatisfiable'),
  };
}

/** What lies under a key never changes: the key stands for the content, and its hash tells nobody the key. */
async function describe(file: FileToSend): Promise<{ bytes: number; etag: string }> {
  if ('content' in file) return { bytes: file.content.byteLength, etag: etagOf(file.content) };
  return { bytes: (await file.store.stat(file.key)).bytes, etag: etagOf(file.key) };
}

const etagOf = (what: string | Uint8Array) => `"${createHash('sha256').update(what).digest('base64url')}"`;

/** A part is for GET alone; one of a file that has changed since (`If-Range`) would fit nothing: the whole, then. */
function askedRange(c: Context<RequestEnv>, bytes: number, etag: string): ByteRange | undefined {
  const madeFor = c.req.header('if-range');
  if (c.req.method !== 'GET' || (madeFor !== undefined && madeFor !== etag)) return undefined;
  const range = parseRange(c.req.header('range'), bytes);
  if (range === 'unsatisfiable') {
    c.header('content-range', `bytes */${bytes}`);
    throw new ApiError('RangeNotSatisfiable');
  }
  return range ?? undefined;
}

function bodyOf(c: Context<RequestEnv>, file: FileToSend, range: ByteRange | undefined) {
  if ('content' in file)
    return new Uint8Array(range ? file.content.subarray(range.start, range.end + 1) : file.content);
  const { store, key } = file;
  return lazyBody(c, async function* (signal) {
    const stream = await store.openRead(key, { range, signal });
    try {
      yield* stream;
    } finally {
      stream.destroy();
    }
  });
}

const compressed = (chunks: Chunks): Chunks =>
  async function* (signal) {
    const stream = pipeline(chunks(signal), createGzip(), () => undefined);
    try {
      yield* stream;
    } finally {
      stream.destroy();
    }
  };
