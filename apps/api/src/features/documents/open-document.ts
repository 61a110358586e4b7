import type { Readable } from 'node:stream';
import { canReadDocument } from '@fonendo/domain/document.policy';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { DocumentsContext } from './documents.context.ts';
import { findDocument } from './documents.repository.ts';

/** The file of a version, for its doctor and for administrators; for everybody else it does not exist. */
export async function openDocument(
  { db, files }: DocumentsContext,
  actor: Actor,
  id: string,
): Promise<{ content: Readable; bytes: number; name: string }> {
  const row = await findDocument(db, id);
  if (!row || !canReadDocument(actor, row)) throw new ApiError('NotFound');
  const kebab = row.kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { content: await files.openRead(row.fileKey), bytes: row.bytes, name: `${kebab}-v${row.version}.pdf` };
}
