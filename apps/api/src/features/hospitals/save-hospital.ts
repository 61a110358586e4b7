import { randomUUIDv7 } from 'node:crypto';
import type { HospitalUpdate, OwnHospital } from '@fonendo/contract/hospital.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { toE164 } from '../auth/auth.public.ts';
import { canEditHospital } from './hospital.policy.ts';
import { presentOwnHospital } from './hospital.presenter.ts';
import type { HospitalsContext } from './hospitals.context.ts';
import {
  findMembership,
  type HospitalData,
  type HospitalRow,
  insertHospital,
  insertMember,
  lockMembership,
  type Membership,
  updateHospital,
  updatePosition,
} from './hospitals.repository.ts';

/** Gives a hospital its data: the first time it comes into being, with whoever registered it as its administrator. */
export async function saveHospital(
  { db, now }: Pick<HospitalsContext, 'db' | 'now'>,
  actor: Actor,
  update: HospitalUpdate,
): Promise<OwnHospital> {
  const { phonePrefix, phone, position: given, ...rest } = update;
  const data = { ...rest, phone: toE164(phonePrefix, phone) };
  const position = given || null;
  return db.transaction(async (tx) => {
    const membership = await lockMembership(tx, actor.userId);
    if (!canEditHospital(actor, membership)) throw new ApiError('Forbidden');
    if (membership) await changeHospital(tx, now(), actor, membership, data, position);
    else await createHospital(tx, now(), actor, data, position);
    return presentOwnHospital(await findMembership(tx, actor.userId), true);
  });
}

async function createHospital(tx: Queryable, now: Date, actor: Actor, data: HospitalData, position: string | null) {
  const hospital = await insertHospital(tx, { id: randomUUIDv7(), createdAt: now, ...data });
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
}

async function changeHospital(
  tx: Queryable,
  now: Date,
  actor: Actor,
  { hospital, member }: Membership,
  data: HospitalData,
  position: string | null,
) {
  const changed = await changeData(tx, hospital, data);
  if (member.position !== position) {
    await updatePosition(tx, member, position);
    changed.push('position');
  }
  await recordChange(tx, now, actor, hospital.id, changed);
}

/** Answers with the fields that are different now. */
export async function changeData(tx: Queryable, hospital: HospitalRow, data: HospitalData): Promise<string[]> {
  const changed: string[] = (Object.keys(data) as (keyof HospitalData)[]).filter(
    (field) => hospital[field] !== data[field],
  );
  if (changed.length > 0 && !(await updateHospital(tx, hospital.id, data))) throw cifTaken();
  return changed;
}

export async function recordChange(tx: Queryable, now: Date, actor: Actor, id: string, changed: readonly string[]) {
  if (changed.length === 0) return;
  await recordAudit(tx, now, actor, 'hospital.updated', { type: 'hospital', id }, { after: { changed } });
}

const cifTaken = () => new ApiError('CifTaken', { fields: { cif: { key: 'errors.cifTaken' } } });
