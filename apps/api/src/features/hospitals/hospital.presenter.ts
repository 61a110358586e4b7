import type { Hospital, HospitalProfile, OwnHospital } from '@fonendo/contract/hospital.schema';
import { splitE164 } from '../auth/auth.public.ts';
import type { HospitalRow, Membership } from './hospitals.repository.ts';

export function presentOwnHospital(membership: Membership | null, canEdit: boolean): OwnHospital {
  return { hospital: membership && presentHospital(membership), can: { edit: canEdit } };
}

function presentHospital({ hospital, member }: Membership): Hospital {
  const { id, name, cif, address, city, postalCode, community, sector, employees, description } = hospital;
  return {
    ...{ id, name, cif, address, city, postalCode, community, sector, employees, description },
    ...splitE164(hospital.phone),
    position: member.position,
  };
}

/** What doctors see: neither the CIF nor how to go around the product. */
export function presentHospitalForDoctors(hospital: HospitalRow): HospitalProfile {
  const { id, name, address, city, community, sector, employees, description } = hospital;
  return { id, name, address, city, community, sector, employees, description };
}
