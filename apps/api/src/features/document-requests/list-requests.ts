import type { HospitalRequests, OwnRequests } from '@fonendo/contract/document-requests.schema';
import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { isInPerson } from '../../http/access/rights.ts';
import { ApiError } from '../../http/api-error.ts';
import { findHospitalCandidacy } from '../candidacies/access/access.public.ts';
import { getMembership } from '../hospitals/hospitals.public.ts';
import { presentHospitalRequests, presentOwnRequests } from './document-request.presenter.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { findOwnCandidacyStatus, listHospitalRequests, listOwnRequests } from './document-requests.repository.ts';

type Context = Pick<DocumentRequestsContext, 'now'>;

/** For everybody who works at the hospital of the candidacy. */
export async function readHospitalRequests(
  { db, now }: DocumentRequestsContext,
  actor: Actor,
  candidacyId: string,
): Promise<HospitalRequests> {
  const { hospital, member } = await getMembership(db, actor);
  const row = await findHospitalCandidacy(db, hospital.id, candidacyId);
  if (!row) throw new ApiError('NotFound');
  const mayRequest = isInPerson(actor) && hasHospitalRight(member.role, 'requestDocuments');
  return listForHospital({ now }, db, row.candidacy, mayRequest);
}

/** The current requests with what may be done about each, for a reader who may request. */
export async function listForHospital(
  { now }: Context,
  db: Queryable,
  { id, status }: { id: string; status: CandidacyStatus },
  mayRequest = true,
): Promise<HospitalRequests> {
  const rows = await listHospitalRequests(db, id);
  return presentHospitalRequests(rows, { candidacy: status, today: madridDate(now()), mayRequest });
}

/** The requests of one of the doctor's candidacies. */
export async function readOwnRequests(
  { now }: Context,
  db: Queryable,
  actor: Actor,
  candidacyId: string,
): Promise<OwnRequests> {
  const candidacy = await findOwnCandidacyStatus(db, actor.userId, candidacyId);
  if (!candidacy) throw new ApiError('NotFound');
  const mayUpload = isInPerson(actor);
  return presentOwnRequests(await listOwnRequests(db, candidacyId), { candidacy, today: madridDate(now()), mayUpload });
}
