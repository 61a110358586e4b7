import type { ReadableStream } from 'node:stream/web';
import { ApiError } from '../../http/api-error.ts';
import type { PdfVerdict } from '../../integrations/pdf-inspection/pdf-inspector.port.ts';
import type { DocumentsContext } from './documents.context.ts';
import { type ReceivedFile, receiveUpload } from './receive-upload.ts';

export type PdfReceiver = Pick<DocumentsContext, 'uploadFolder' | 'inspectPdf' | 'scanForViruses'>;

/** A PDF on disk that was found to be sound: whoever uploads one, it passes the same checks. */
export async function receivePdf(context: PdfReceiver, body: ReadableStream | null): Promise<ReceivedFile> {
  const received = await receiveUpload(body, context.uploadFolder);
  try {
    await refuseUnsound(context, received);
  } catch (error) {
    await received[Symbol.asyncDispose]();
    throw error;
  }
  return received;
}

const fieldErrors: Record<Exclude<PdfVerdict, 'sound'>, string> = {
  notPdf: 'errors.onlyPdf',
  damaged: 'errors.pdfDamaged',
  encrypted: 'errors.pdfEncrypted',
  activeContent: 'errors.pdfActiveContent',
};

export const refuseFile = (key: string, params?: Record<string, number>) =>
  new ApiError('ValidationFailed', { fields: { file: { key, ...(params && { params }) } } });

async function refuseUnsound({ inspectPdf, scanForViruses }: PdfReceiver, { path, bytes }: ReceivedFile) {
  if (bytes === 0) throw refuseFile('errors.onlyPdf');
  const verdict = await inspectPdf(path);
  if (verdict !== 'sound') throw refuseFile(fieldErrors[verdict]);
  if (!scanForViruses) return;
  const scanned = await scanForViruses(path).catch((cause: unknown) => {
    throw new ApiError('AntivirusUnavailable', { cause });
  });
  if (scanned === 'infected') throw refuseFile('errors.fileInfected');
}
