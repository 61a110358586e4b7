import type { CvExperience } from '@fonendo/domain/cv/cv';
import { yearsOfExperience } from '@fonendo/domain/cv/experience';
import { type MatchedDoctor, recognitionOf } from '@fonendo/domain/offers/match';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../../db/database.ts';
import type { FactsOfDoctor } from '../../doctors/doctors.public.ts';
import { findMatchFacts } from './doctor.repository.ts';

export type MatchFacts = Pick<FactsOfDoctor, 'policyGroups' | 'speciality' | 'hasDegreeSpain' | 'latestPetition'> & {
  experience: CvExperience[] | null;
  credentialApproved: boolean;
};

/** The doctor as offers are held against them. Who has declared nothing yet is matched with nothing. */
export const readMatchedDoctor = async (db: Queryable, doctorId: string, now: Date): Promise<MatchedDoctor> =>
  matchedDoctorOf(await findMatchFacts(db, doctorId), now);

export function matchedDoctorOf(facts: MatchFacts | null, now: Date): MatchedDoctor {
  if (!facts) return { speciality: null, years: null, recognition: 'notStarted' };
  return {
    speciality: facts.speciality,
    years: facts.experience && yearsOfExperience(facts.experience, madridDate(now)),
    recognition: recognitionOf({
      certified: facts.policyGroups.includes('certifiedDoctor'),
      hasDegreeSpain: facts.hasDegreeSpain,
      credentialApproved: facts.credentialApproved,
      petition: facts.latestPetition as PetitionStatus | 'none' | null,
    }),
  };
}

/** What offers are held against, of a doctor of whom everything is known. */
export const matchFactsOf = (facts: FactsOfDoctor): MatchFacts => ({
  ...facts,
  experience: facts.cv?.experience ?? null,
  credentialApproved: facts.currentDocuments.some(
    ({ kind, status }) => kind === 'recognitionCredential' && status === 'approved',
  ),
});
