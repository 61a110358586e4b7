import { createHash, randomUUIDv7 } from 'node:crypto';
import type { DocumentStatus } from '@fonendo/domain/documents/document.lifecycle';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { Queryable } from '../../db/database.ts';
import { insertDocument } from '../../features/documents/documents.public.ts';
import { type FileStore, newFileKey } from '../../integrations/files/file-store.port.ts';

type AddedDocument = {
  doctorId: string;
  kind: DocumentKind;
  fileName: string;
  pdf: Uint8Array;
  uploadedAt: Date;
  id?: string;
  version?: number;
  status?: DocumentStatus;
  /** With every rejection. */
  reason?: string;
  reviewedBy?: string;
  reviewedAt?: Date;
  validUntil?: string;
  supersededAt?: Date;
};

/** A document and its file, stored as they are. */
export async function addDocument(
  { files }: { files: FileStore },
  tx: Queryable,
  { pdf, id = randomUUIDv7(), version = 1, ...document }: AddedDocument,
): Promise<string> {
  const fileKey = newFileKey('documents');
  await files.put(fileKey, pdf);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  await insertDocument(tx, { ...document, id, version, fileKey, bytes: pdf.byteLength, sha256 });
  return id;
}
