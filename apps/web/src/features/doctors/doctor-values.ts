import type { Doctor } from '@fonendo/contract/doctors/doctors.schema';
import type { doctorDataFormSchema } from '@fonendo/contract/doctors/form.schema';
import { countries } from '@fonendo/domain/reference/countries';
import type { z } from 'zod';
import type { Draft } from '../../platform/form/use-zod-form.tsx';

type Values = Draft<z.input<ReturnType<typeof doctorDataFormSchema>>>;

/** An empty field is null for the server and undefined for the form. */
export function valuesOf(doctor: Doctor): Values {
  return {
    firstname: doctor.firstname,
    lastname: doctor.lastname,
    birthDate: doctor.birthDate,
    documentType: doctor.documentType,
    documentNumber: doctor.documentNumber,
    nationality: country(doctor.nationality),
    otherNationality: country(doctor.otherNationality),
    countryOfResidence: country(doctor.countryOfResidence),
    address: doctor.address ?? undefined,
    city: doctor.city ?? undefined,
    state: doctor.state ?? undefined,
    postalCode: doctor.postalCode ?? undefined,
    phoneCountry: country(doctor.phoneCountry),
    phonePrefix: doctor.phonePrefix ?? undefined,
    phone: doctor.phone ?? undefined,
    hasDegreeSpain: doctor.hasDegreeSpain,
    degreeCountry: country(doctor.degreeCountry),
    graduationDate: doctor.graduationDate,
    hasDegree: doctor.hasDegree,
    degreeEmail: doctor.degreeEmail ?? undefined,
    speciality: doctor.speciality ?? undefined,
    specialityDescription: doctor.specialityDescription ?? undefined,
    gender: doctor.gender ?? undefined,
    maritalStatus: doctor.maritalStatus ?? undefined,
    hasKids: doctor.hasKids ?? undefined,
    parent1: doctor.parent1 ?? undefined,
    parent2: doctor.parent2 ?? undefined,
  };
}

const country = (code: string | null) => countries.find((known) => known === code);
