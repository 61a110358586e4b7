import { canReadDocument } from '@fonendo/domain/documents/document.policy';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { FileToSend } from '../../http/bodies/send-file.ts';
import type { DocumentsContext } from './documents.context.ts';
import { findDocument } from './documents.repository.ts';

/** The file of a version, for its doctor and for administrators; a 404 for everybody else. */
export async function openDocument({ db, files }: DocumentsContext, actor: Actor, id: string): Promise<FileToSend> {
  const row = await findDocument(db, id);
  if (!row || !canReadDocument(actor, row)) throw new ApiError('NotFound');
  const kebab = row.kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { store: files, key: row.fileKey, name: `${kebab}-v${row.version}.pdf` };
}
