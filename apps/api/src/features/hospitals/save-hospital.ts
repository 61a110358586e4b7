import { randomUUIDv7 } from 'node:crypto';
import type { HospitalRead, HospitalUpdate, OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import type { KeptChanges } from '@fonendo/contract/shared/saved-by.schema';
import {
  decideHospitalApproval,
  type HospitalApprovalParty,
  type HospitalApprovalStatus,
  hospitalChangeEvent,
} from '@fonendo/domain/hospitals/approval.lifecycle';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { toE164 } from '../auth/auth.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { claimCif } from './claims/claim-cif.ts';
import { deleteOpenClaim } from './claims/claims.repository.ts';
import { canEditHospital } from './hospital.policy.ts';
import type { HospitalsContext } from './hospitals.context.ts';
import { hospitalNotices } from './hospitals.notices.ts';
import {
  type HospitalData,
  type HospitalRow,
  insertHospital,
  insertMember,
  lockMembership,
  type Membership,
  updateHospital,
  updatePosition,
} from './hospitals.repository.ts';
import { mergeHospital } from './merge-hospital.ts';
import { readOwnHospital } from './read-own-hospital.ts';

/**
 * Saves a hospital's data. The first time it creates the hospital, with the caller as administrator. If another
 * hospital has the CIF nothing is saved, and the administrators find out who is right.
 */
export async function saveHospital(
  context: HospitalsContext,
  actor: Actor,
  update: HospitalUpdate,
): Promise<OwnHospital> {
  const { phonePrefix, phone, position: given, read, ...rest } = update;
  const data = { ...rest, phone: toE164(phonePrefix, phone) };
  const position = given || null;
  try {
    return await context.db.transaction(async (tx) => {
      const membership = await lockMembership(tx, actor.userId);
      if (!canEditHospital(actor, membership)) throw new ApiError('Forbidden');
      const kept = membership ? await changeHospital(context, tx, actor, membership, { data, position, read }) : [];
      if (!membership) await createHospital(context, tx, actor, data, position);
      await deleteOpenClaim(tx, actor.userId, data.cif);
      return { ...(await readOwnHospital(tx, actor)), ...(kept.length > 0 && { kept }) };
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CifTaken') throw error;
    await claimCif(context, actor, data);
    throw new ApiError('CifClaimed', { fields: { cif: { key: 'errors.cifClaimed' } } });
  }
}

async function createHospital(
  context: HospitalsContext,
  tx: Transaction,
  actor: Actor,
  data: HospitalData,
  position: string | null,
) {
  const now = context.now();
  const hospital = await insertHospital(tx, { id: randomUUIDv7(), createdAt: now, approvalSince: now, ...data });
  if (!hospital) throw cifTaken();
  await insertMember(tx, {
    userId: actor.userId,
    hospitalId: hospital.id,
    role: 'administrator',
    position,
    joinedAt: now,
  });
  const subject = { type: 'hospital', id: hospital.id } as const;
  await recordAudit(tx, now, actor, 'hospital.created', subject, {
    after: { name: hospital.name, cif: hospital.cif },
  });
  await notify(context, tx, hospitalNotices.hospitalReceived(hospital, context.contactEmail));
}

async function changeHospital(
  context: HospitalsContext,
  tx: Transaction,
  actor: Actor,
  { hospital, member }: Membership,
  { data: wanted, position, read }: { data: HospitalData; position: string | null; read: HospitalRead | undefined },
): Promise<KeptChanges> {
  const now = context.now();
  const { data, kept } = await mergeHospital(tx, actor, hospital, wanted, read);
  const change = await changeData(tx, hospital, data, { by: 'hospital', now });
  if (member.position !== position && read?.position !== position) {
    await updatePosition(tx, member, position);
    change.changed.push('position');
  }
  await recordChange(tx, now, actor, hospital, change);
  // A hospital that was pending already is in the queue, so nobody is notified again.
  if (change.status === 'pending' && hospital.approvalStatus !== 'pending') {
    const named = { id: hospital.id, name: data.name };
    await notify(context, tx, hospitalNotices.hospitalReceived(named, context.contactEmail));
  }
  return kept;
}

type Change = { changed: string[]; status: HospitalApprovalStatus };

/** Returns the changed fields, and the effect on the approval. */
export async function changeData(
  tx: Queryable,
  hospital: HospitalRow,
  data: HospitalData,
  { by, now }: { by: HospitalApprovalParty; now: Date },
): Promise<Change> {
  const changed: string[] = (Object.keys(data) as (keyof HospitalData)[]).filter(
    (field) => hospital[field] !== data[field],
  );
  const before = hospital.approvalStatus;
  if (changed.length === 0) return { changed, status: before };
  const decision = decideHospitalApproval(before, hospitalChangeEvent(changed, by), by);
  if ('refused' in decision) throw new ApiError(decision.refused);
  const moved = decision.to !== before && {
    approvalStatus: decision.to,
    approvalSince: now,
    approvalReason: null,
  };
  const stored = await updateHospital(tx, hospital.id, data, { version: hospital.version + 1, ...moved });
  if (!stored) throw cifTaken();
  return { changed, status: decision.to };
}

export async function recordChange(
  tx: Queryable,
  now: Date,
  actor: Actor,
  { id, approvalStatus }: HospitalRow,
  { changed, status }: Change,
) {
  if (changed.length === 0) return;
  const moved = status !== approvalStatus;
  await recordAudit(
    tx,
    now,
    actor,
    'hospital.updated',
    { type: 'hospital', id },
    { ...(moved && { before: { status: approvalStatus } }), after: { changed, ...(moved && { status }) } },
  );
}

const cifTaken = () => new ApiError('CifTaken', { fields: { cif: { key: 'errors.cifTaken' } } });
