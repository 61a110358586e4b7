import { isDoctor } from '@fonendo/domain/auth/policy-group';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { FileToSend } from '../../http/bodies/send-file.ts';
import { getMembership } from '../hospitals/hospitals.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { findRequest } from './document-requests.repository.ts';

/** The uploaded file, for its doctor and the people of the requesting hospital; a 404 for everybody else. */
export async function openRequestedDocument(
  { db, files }: DocumentRequestsContext,
  actor: Actor,
  id: string,
): Promise<FileToSend> {
  const owner = isDoctor(actor.policyGroups)
    ? { doctorId: actor.userId }
    : { hospitalId: (await getMembership(db, actor)).hospital.id };
  const request = await findRequest(db, id, owner);
  if (!request?.fileKey) throw new ApiError('NotFound');
  const name = request.kind?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) ?? 'document';
  return { store: files, key: request.fileKey, name: `${name}.pdf` };
}
