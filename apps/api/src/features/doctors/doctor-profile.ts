import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import type { CvContent } from '@fonendo/domain/cv/cv';
import { yearsOfExperience } from '@fonendo/domain/cv/experience';
import type { DocumentStatus } from '@fonendo/domain/documents/document.lifecycle';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { certificationOf, hospitalDocumentKinds, mayHospitalSeeDocument } from '@fonendo/domain/hospitals/view';
import { fullYears, madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../db/database.ts';
import { findCv } from '../cv/cv.public.ts';
import { findCurrentDocuments } from '../documents/documents.public.ts';
import { isRecognitionUnderWay } from './doctor-profile.repository.ts';
import { type DoctorAndPerson, findDoctor } from './doctors.repository.ts';

/**
 * What a hospital sees of a doctor, field by field: a new column is not shown until it is added here. Private data are
 * not even read.
 */
function presentDoctorForHospitals(
  { person, doctor }: DoctorAndPerson,
  { cv, documents, recognitionUnderWay }: HospitalFacts,
  now: Date,
): DoctorProfile {
  const today = madridDate(now);
  return {
    id: person.id,
    firstname: person.firstname,
    lastname: person.lastname,
    speciality: doctor.speciality,
    specialityDescription: doctor.specialityDescription,
    certification: certificationOf({
      certified: person.policyGroups.includes('certifiedDoctor'),
      hasDegreeSpain: doctor.hasDegreeSpain,
      credentialApproved: documents.some(
        ({ kind, status }) => kind === 'recognitionCredential' && status === 'approved',
      ),
      recognitionUnderWay,
    }),
    countryOfResidence: doctor.countryOfResidence,
    yearsSinceGraduation: fullYears(doctor.graduationDate, today),
    yearsOfExperience: cv && yearsOfExperience(cv.experience, today),
    cv,
    documents: hospitalDocumentKinds.flatMap((kind) =>
      documents
        .filter((document) => document.kind === kind && mayHospitalSeeDocument(kind, document.status))
        .map(({ id, status }) => ({ id, kind, status })),
    ),
  };
}

type HospitalFacts = {
  cv: CvContent | null;
  documents: readonly { id: string; kind: DocumentKind; status: DocumentStatus }[];
  recognitionUnderWay: boolean;
};

/** The current profile; null if there is no such doctor. */
export async function findDoctorProfile(db: Queryable, doctorId: string, now: Date): Promise<DoctorProfile | null> {
  const [doctor, cv, documents, recognitionUnderWay] = await Promise.all([
    findDoctor(db, doctorId),
    findCv(db, doctorId),
    findCurrentDocuments(db, doctorId),
    isRecognitionUnderWay(db, doctorId),
  ]);
  return doctor && presentDoctorForHospitals(doctor, { cv: cv?.content ?? null, documents, recognitionUnderWay }, now);
}
