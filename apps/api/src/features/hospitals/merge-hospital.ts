import type { HospitalRead } from '@fonendo/contract/hospitals/hospitals.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import type { SavedBy } from '@fonendo/contract/shared/saved-by.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { mergeChange } from '@fonendo/domain/shared/concurrent-change';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { findLastSaver, type HospitalData, type HospitalRow } from './hospitals.repository.ts';

/**
 * The data to store: what a colleague has changed since the page read it stays. Where both changed the same field in
 * different ways nothing is stored, and the field says who changed it to what.
 */
export async function mergeHospital(
  tx: Queryable,
  actor: Actor,
  hospital: HospitalRow,
  wanted: HospitalData,
  read: Omit<HospitalRead, 'position'> | undefined,
): Promise<HospitalData> {
  if (!read) return wanted;
  const stored = dataOf(hospital);
  const { mine, conflicts } = mergeChange(stored, dataOf({ ...read, phone: phoneOf(read) }), wanted);
  if (conflicts.length === 0) return mine;
  const showsTeam = isAdministrator(actor.policyGroups);
  const errors = (conflicts as (keyof HospitalData)[]).map(async (field) => {
    const saver = await findLastSaver(tx, hospital, field, showsTeam);
    return [field, changedBy(saver, stored[field])] as const;
  });
  throw new ApiError('Conflict', { fields: Object.fromEntries(await Promise.all(errors)) });
}

function dataOf(hospital: HospitalData): HospitalData {
  const { name, cif, address, city, postalCode, community, sector, employees, description, phone } = hospital;
  return { name, cif, address, city, postalCode, community, sector, employees, description, phone };
}

const phoneOf = ({ phonePrefix, phone }: Pick<HospitalRead, 'phonePrefix' | 'phone'>) =>
  phonePrefix && phone ? `${phonePrefix}${phone}` : '';

function changedBy({ author, byTeam }: SavedBy, value: string | number): FieldError {
  if (author !== null) return { key: 'errors.changedByPerson', params: { name: author, value } };
  return { key: byTeam ? 'errors.changedByTeam' : 'errors.changedBySomebody', params: { value } };
}
