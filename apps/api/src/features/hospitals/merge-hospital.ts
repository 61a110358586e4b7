import type { HospitalRead } from '@fonendo/contract/hospitals/hospitals.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import type { KeptChanges, SavedBy } from '@fonendo/contract/shared/saved-by.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { mergeChange } from '@fonendo/domain/shared/concurrent-change';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { findLastSaver, type HospitalData, type HospitalRow } from './hospitals.repository.ts';

type Merged = { data: HospitalData; kept: KeptChanges };

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
): Promise<Merged> {
  if (!read) return { data: wanted, kept: [] };
  const stored = dataOf(hospital);
  const { mine, conflicts } = mergeChange(stored, dataOf({ ...read, phone: phoneOf(read) }), wanted);
  const showsTeam = isAdministrator(actor.policyGroups);
  if (conflicts.length === 0) return { data: mine, kept: await readKept(tx, hospital, { mine, wanted, showsTeam }) };
  const errors = (conflicts as (keyof HospitalData)[]).map(async (field) => {
    const saver = await findLastSaver(tx, hospital, field, showsTeam);
    return [field, changedBy(saver, stored[field])] as const;
  });
  throw new ApiError('Conflict', { fields: Object.fromEntries(await Promise.all(errors)) });
}

/** What of others is kept beside what was sent, by whom it is. */
async function readKept(
  tx: Queryable,
  hospital: HospitalRow,
  { mine, wanted, showsTeam }: { mine: HospitalData; wanted: HospitalData; showsTeam: boolean },
): Promise<KeptChanges> {
  const kept: KeptChanges = [];
  for (const field of (Object.keys(mine) as (keyof HospitalData)[]).filter((one) => mine[one] !== wanted[one])) {
    const saver = await findLastSaver(tx, hospital, field, showsTeam);
    const known = kept.find(({ author, byTeam }) => author === saver.author && byTeam === saver.byTeam);
    if (known) known.fields.push(field);
    else kept.push({ ...saver, fields: [field] });
  }
  return kept;
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
