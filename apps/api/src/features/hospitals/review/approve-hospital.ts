import type { RefuseHospital } from '@fonendo/contract/hospitals/approval.schema';
import type { HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import {
  decideHospitalApproval,
  decideHospitalWithOffer,
  type HospitalApprovalStatus,
} from '@fonendo/domain/hospitals/approval.lifecycle';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import type { HospitalsContext } from '../hospitals.context.ts';
import { hospitalNotices } from '../hospitals.notices.ts';
import { type HospitalRow, lockHospital, updateApproval } from '../hospitals.repository.ts';
import { readHospital } from '../read-hospital.ts';

/** Gives a hospital access to the doctors' directory. */
export async function approveHospital(
  context: HospitalsContext,
  actor: Actor,
  id: string,
  version: number,
): Promise<HospitalDetail> {
  return context.db.transaction(async (tx) => {
    const hospital = await lockAsRead(tx, id, version);
    await moveTo(context, tx, actor, hospital, { event: 'approve' });
    await notify(context, tx, hospitalNotices.hospitalApproved(hospital));
    return readHospital(tx, actor, id);
  });
}

/** Says what has to change. Once the hospital corrects its data, it is reviewed again. */
export async function refuseHospital(
  context: HospitalsContext,
  actor: Actor,
  id: string,
  { version, reason }: RefuseHospital,
): Promise<HospitalDetail> {
  return context.db.transaction(async (tx) => {
    const hospital = await lockAsRead(tx, id, version);
    await moveTo(context, tx, actor, hospital, { event: 'refuse', reason });
    await notify(context, tx, hospitalNotices.hospitalRefused(hospital, reason));
    return readHospital(tx, actor, id);
  });
}

/**
 * Called when one of its offers is approved, with the hospital's row locked. A pending hospital is approved with the
 * offer, in the version that the administrator read; returns whether it was.
 */
export async function approveWithOffer(
  context: HospitalsContext,
  tx: Transaction,
  actor: Actor,
  hospital: HospitalRow,
  { version, offer }: { version: number | undefined; offer: { id: string; name: string } },
): Promise<boolean> {
  const decision = decideHospitalWithOffer(hospital.approvalStatus);
  if ('refused' in decision) throw new ApiError(decision.refused);
  if (!decision.approvesHospital) return false;
  if (hospital.version !== version) throw new ApiError('Conflict');
  await moveTo(context, tx, actor, hospital, { event: 'approve', offerId: offer.id });
  await notify(context, tx, hospitalNotices.hospitalApproved(hospital, offer.name));
  return true;
}

/** A verdict is about the version that was read: other data or another verdict in between are a conflict. */
async function lockAsRead(tx: Transaction, id: string, version: number): Promise<HospitalRow> {
  const hospital = await lockHospital(tx, id);
  if (!hospital) throw new ApiError('NotFound');
  if (hospital.version !== version) throw new ApiError('Conflict');
  return hospital;
}

type Verdict = { event: 'approve'; offerId?: string } | { event: 'refuse'; reason: string };

const actions = { approve: 'hospital.approved', refuse: 'hospital.refused' } as const;

async function moveTo(
  { now }: Pick<HospitalsContext, 'now'>,
  tx: Transaction,
  actor: Actor,
  { id, approvalStatus, version }: HospitalRow,
  { event, ...facts }: Verdict,
): Promise<void> {
  const decision = decideHospitalApproval(approvalStatus, event, 'administrator');
  if ('refused' in decision) throw new ApiError(decision.refused);
  const status: HospitalApprovalStatus = decision.to;
  const reason = 'reason' in facts ? facts.reason : null;
  await updateApproval(tx, id, { status, since: now(), reason, version: version + 1 });
  const change = { before: { status: approvalStatus }, after: { status, ...facts } };
  await recordAudit(tx, now(), actor, actions[event], { type: 'hospital', id }, change);
}
