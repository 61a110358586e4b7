import type { Hospital } from '@fonendo/contract/hospitals/hospitals.schema';
import { countries } from '@fonendo/domain/reference/countries';

/** Administrators of the platform have no position there. */
export type HospitalData = Omit<Hospital, 'position'> & Partial<Pick<Hospital, 'position'>>;

/** The values of the form. Hospitals of this product are in Spain. */
export function valuesOf(hospital: HospitalData | null) {
  return {
    name: hospital?.name ?? '',
    cif: hospital?.cif ?? '',
    address: hospital?.address ?? '',
    city: hospital?.city ?? '',
    postalCode: hospital?.postalCode ?? '',
    community: hospital?.community,
    sector: hospital?.sector,
    employees: hospital?.employees,
    description: hospital?.description ?? '',
    phoneCountry: hospital ? countries.find((country) => country === hospital.phoneCountry) : ('ES' as const),
    phonePrefix: hospital ? (hospital.phonePrefix ?? undefined) : '+34',
    phone: hospital?.phone ?? undefined,
    position: hospital?.position ?? undefined,
  };
}
