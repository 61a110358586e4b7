import type { Doctor, DoctorUpdate } from '@fonendo/contract/doctors/doctors.schema';
import { isDoctor, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { initialPolicyGroup } from '@fonendo/domain/auth/registration';
import type { VerifiableField } from '@fonendo/domain/doctors/verified-data';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { toE164 } from '../auth/auth.public.ts';
import { refuseShortPassport } from '../settings/settings.public.ts';
import { presentDoctor } from './doctor.presenter.ts';
import type { DoctorsContext } from './doctors.context.ts';
import {
  type DoctorChange,
  findOwnData,
  lockOwnData,
  type OwnData,
  type PersonChange,
  type PrivateDataChange,
  updateOwnData,
} from './doctors.repository.ts';
import { readVerifiedFields } from './verified-fields.ts';

type Change = { person: PersonChange; doctor: DoctorChange; privateData: PrivateDataChange };

/** Replaces all of a doctor's data, names and phone included. */
export async function updateDoctor({ db, now }: DoctorsContext, actor: Actor, update: DoctorUpdate): Promise<Doctor> {
  const phone = toE164(update.phonePrefix, update.phone);
  return db.transaction(async (tx) => {
    const row = await lockOwnData(tx, actor.userId);
    if (!row) throw new ApiError('NotFound');
    const verified = await readVerifiedFields(tx, row);
    const change = changeOf(row, update, phone);
    const changed = changedFields(row, change);
    refuseVerified(changed, verified);
    if (changed.length === 0) return presentDoctor(row, verified);
    if (changed.includes('documentNumber') || changed.includes('documentType')) await refuseShortPassport(tx, update);
    await updateOwnData(tx, actor.userId, change);
    // Only the names of the fields, not their values: these are personal data, and the audit outlives the account.
    const subject = { type: 'user', id: actor.userId } as const;
    await recordAudit(tx, now(), actor, 'doctor.updated', subject, { after: { changed } });
    const updated = await findOwnData(tx, actor.userId);
    if (!updated) throw new Error(`doctor ${actor.userId} is gone`);
    return presentDoctor(updated, verified);
  });
}

export function refuseVerified(changed: readonly string[], verified: readonly VerifiableField[]): void {
  const refused = verified.filter((field) => changed.includes(field));
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map((field) => [field, { key: 'errors.verifiedData' }]));
  throw new ApiError('DataVerified', { fields });
}

function changeOf({ person, doctor }: OwnData, update: DoctorUpdate, phone: string): Change {
  return {
    person: {
      firstname: update.firstname,
      lastname: update.lastname,
      phone,
      policyGroups: groupsAfter(person.policyGroups, doctor.hasDegreeSpain, update.hasDegreeSpain),
    },
    doctor: {
      graduationDate: update.graduationDate,
      degreeCountry: update.degreeCountry ?? null,
      countryOfResidence: update.countryOfResidence,
      hasDegreeSpain: update.hasDegreeSpain,
      hasDegree: update.hasDegree,
      degreeEmail: update.hasDegree ? (update.degreeEmail ?? null) : null,
      speciality: update.speciality || null,
      specialityDescription: update.specialityDescription || null,
    },
    privateData: {
      birthDate: update.birthDate,
      nationality: update.nationality,
      otherNationality: update.otherNationality ?? null,
      documentType: update.documentType,
      documentNumber: update.documentNumber,
      gender: update.gender ?? null,
      maritalStatus: update.maritalStatus ?? null,
      hasKids: update.hasKids ?? null,
      parent1: update.parent1 ?? null,
      parent2: update.parent2 ?? null,
      address: update.address || null,
      city: update.city || null,
      state: update.state || null,
      postalCode: update.postalCode || null,
    },
  };
}

/** A corrected answer about the degree moves the doctor to the group that the registration would have given. */
function groupsAfter(groups: PolicyGroup[], before: boolean, hasDegreeSpain: boolean): PolicyGroup[] {
  if (before === hasDegreeSpain) return groups;
  const others = groups.filter((group) => !isDoctor([group]));
  return [...others, initialPolicyGroup({ accountType: 'doctor', hasDegreeSpain })];
}

/** Groups follow from the degree and are not a field themselves. */
function changedFields(row: OwnData, change: Change): string[] {
  const { policyGroups: _, ...person } = change.person;
  return [
    ...differing(row.person, person),
    ...differing(row.doctor, change.doctor),
    ...differing(row.privateData, change.privateData),
  ];
}

const differing = <Row extends object>(row: Row, change: Partial<Row>): string[] =>
  (Object.keys(change) as (keyof Row & string)[]).filter((field) => row[field] !== change[field]);
