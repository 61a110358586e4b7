import { yearsOfExperience } from '@fonendo/domain/cv/experience';
import { type MatchedDoctor, recognitionOf } from '@fonendo/domain/offers/match';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../../db/database.ts';
import { findMatchFacts } from './doctor.repository.ts';

/** The doctor as offers are held against them. Who has declared nothing yet is matched with nothing. */
export async function readMatchedDoctor(db: Queryable, doctorId: string, now: Date): Promise<MatchedDoctor> {
  const facts = await findMatchFacts(db, doctorId);
  if (!facts) return { speciality: null, years: null, recognition: 'notStarted' };
  return {
    speciality: facts.speciality,
    years: facts.experience && yearsOfExperience(facts.experience, madridDate(now)),
    recognition: recognitionOf({
      certified: facts.policyGroups.includes('certifiedDoctor'),
      hasDegreeSpain: facts.hasDegreeSpain,
      credentialApproved: facts.credentialApproved,
      petition: facts.petition as PetitionStatus | 'none' | null,
    }),
  };
}
