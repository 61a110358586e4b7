import type { ReadableStream } from 'node:stream/web';
import { limits } from '@fonendo/domain/shared/limits';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { fileNameOf } from './file-name.ts';
import { tooLarge } from './receive-upload.ts';

/** A PDF on its way in. With a key that was used before it is not stored again. */
export type PdfUpload = {
  fileName: string;
  key: string | undefined;
  body: ReadableStream | null;
  /** Aborted when the sender leaves. */
  signal: AbortSignal;
};

type Headers = { 'x-file-name'?: string | undefined; 'x-upload-key'?: string | undefined };

const { mimeType, maxBytes } = limits.file;
const pdf = z.string().meta({ format: 'binary' });

/** The body of a route that takes a PDF. */
export const pdfBody = { content: { [mimeType]: { schema: pdf } }, description: 'The file itself' } as const;

/** Refuses what is announced as too large or as no PDF before a byte is read. */
export function readPdfUpload({ req }: Context, headers: Headers): PdfUpload {
  if (Number(req.header('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!req.header('content-type')?.toLowerCase().startsWith(mimeType)) {
    throw new ApiError('ValidationFailed', { fields: { file: { key: 'errors.onlyPdf' } } });
  }
  return {
    fileName: fileNameOf(headers['x-file-name']),
    key: headers['x-upload-key'],
    body: req.raw.body as ReadableStream | null,
    signal: req.raw.signal,
  };
}
