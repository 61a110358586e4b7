import type { Doctor } from '@fonendo/contract/doctors/doctors.schema';
import type { VerifiableField } from '@fonendo/domain/doctors/verified-data';
import { splitE164 } from '../auth/auth.public.ts';
import type { OwnData } from './doctors.repository.ts';

/** For the doctor alone. */
export function presentDoctor({ person, doctor, privateData }: OwnData, verified: readonly VerifiableField[]): Doctor {
  const { userId: _, registrationStep: __, ...declared } = doctor;
  const { userId: ___, ...kept } = privateData;
  return {
    email: person.email,
    firstname: person.firstname,
    lastname: person.lastname,
    ...splitE164(person.phone),
    ...declared,
    ...kept,
    verified: [...verified],
  };
}
