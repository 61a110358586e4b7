import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { type HospitalCandidacyRow, lockHospitalCandidacy } from '../candidacies/access/access.public.ts';
import { requireRight } from '../hospitals/hospitals.public.ts';
import { type DocumentRequestRow, findRequest, lockRequest } from './document-requests.repository.ts';

/** Locks a request and its candidacy: the candidacy cannot end and the file cannot be replaced meanwhile. */
export async function lockAsHospital(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<{ row: HospitalCandidacyRow; request: DocumentRequestRow }> {
  const { hospital } = await requireRight(tx, actor, 'requestDocuments');
  const owner = { hospitalId: hospital.id };
  // Read first, because the candidacy has to be locked before its requests.
  const found = await findRequest(tx, id, owner);
  const row = found && (await lockHospitalCandidacy(tx, hospital.id, found.candidacyId));
  const request = row && (await lockRequest(tx, id, owner));
  if (!row || !request) throw new ApiError('NotFound');
  return { row, request };
}
