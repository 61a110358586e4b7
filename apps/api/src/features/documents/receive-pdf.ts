import type { ReadableStream } from 'node:stream/web';
import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import { ApiError } from '../../http/api-error.ts';
import type { PdfVerdict } from '../../integrations/pdf-inspection/pdf-inspector.port.ts';
import type { Asker } from '../../work-errors.ts';
import type { DocumentsContext } from './documents.context.ts';
import { type ReceivedFile, receiveUpload } from './receive-upload.ts';

export type PdfReceiver = Pick<DocumentsContext, 'uploadFolder' | 'inspectPdf' | 'scanForViruses'>;

/** Receives a PDF to disk and checks it: every upload passes the same checks. */
export async function receivePdf(
  context: PdfReceiver,
  body: ReadableStream | null,
  sender: Asker,
): Promise<ReceivedFile> {
  const received = await receiveUpload(body, context.uploadFolder);
  try {
    await refuseUnsound(context, received, sender);
  } catch (error) {
    await received[Symbol.asyncDispose]();
    throw error;
  }
  return received;
}

/** Errors that any upload may cause, beyond those of its route. */
export const pdfRefusals = [
  'TooManyFilesAtOnce',
  'AntivirusUnavailable',
  'ServiceUnavailable',
] as const satisfies readonly ErrorCode[];

const fieldErrors: Record<Exclude<PdfVerdict, 'sound'>, string> = {
  notPdf: 'errors.onlyPdf',
  damaged: 'errors.pdfDamaged',
  encrypted: 'errors.pdfEncrypted',
  activeContent: 'errors.pdfActiveContent',
  tooDemanding: 'errors.pdfTooDemanding',
};

export const refuseFile = (key: string, params?: Record<string, number>) =>
  new ApiError('ValidationFailed', { fields: { file: { key, ...(params && { params }) } } });

async function refuseUnsound(
  { inspectPdf, scanForViruses }: PdfReceiver,
  { path, bytes }: ReceivedFile,
  sender: Asker,
) {
  if (bytes === 0) throw refuseFile('errors.onlyPdf');
  const verdict = await inspectPdf(path, sender);
  if (verdict !== 'sound') throw refuseFile(fieldErrors[verdict]);
  if (!scanForViruses) return;
  const scanned = await scanForViruses(path).catch((cause: unknown) => {
    throw new ApiError('AntivirusUnavailable', { cause });
  });
  if (scanned === 'infected') throw refuseFile('errors.fileInfected');
}
