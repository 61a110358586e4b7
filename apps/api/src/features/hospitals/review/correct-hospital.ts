import type { HospitalCorrection } from '@fonendo/contract/hospitals/hospitals.schema';
import type { HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { toE164 } from '../../auth/auth.public.ts';
import type { HospitalsContext } from '../hospitals.context.ts';
import { lockHospital } from '../hospitals.repository.ts';
import { mergeHospital } from '../merge-hospital.ts';
import { readHospital } from '../read-hospital.ts';
import { changeData, recordChange } from '../save-hospital.ts';

/** An administrator of the platform corrects a hospital's data. */
export async function correctHospital(
  { db, now }: Pick<HospitalsContext, 'db' | 'now'>,
  actor: Actor,
  id: string,
  { phonePrefix, phone, read, ...rest }: HospitalCorrection,
): Promise<HospitalDetail> {
  const wanted = { ...rest, phone: toE164(phonePrefix, phone) };
  return db.transaction(async (tx) => {
    const hospital = await lockHospital(tx, id);
    if (!hospital) throw new ApiError('NotFound');
    const { data, kept } = await mergeHospital(tx, actor, hospital, wanted, read);
    const change = await changeData(tx, hospital, data, { by: 'administrator', now: now() });
    await recordChange(tx, now(), actor, hospital, change);
    return { ...(await readHospital(tx, actor, id)), ...(kept.length > 0 && { kept }) };
  });
}
