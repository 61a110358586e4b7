import type { FoundOffer, OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import { type MatchedDoctor, matchOffer } from '@fonendo/domain/offers/match';
import type { OfferContent } from '@fonendo/domain/offers/offer';
import { presentHospitalForDoctors } from '../../hospitals/hospitals.public.ts';
import { presentStepOutline } from '../../processes/processes.public.ts';
import type { FoundOfferRow } from './found-offers.repository.ts';
import type { findOfferForDoctor } from './search.repository.ts';

export function presentFoundOffer(row: FoundOfferRow, doctor: MatchedDoctor): FoundOffer {
  return { ...row, match: matchOffer(row, doctor) };
}

type Found = Pick<NonNullable<Awaited<ReturnType<typeof findOfferForDoctor>>>, 'offer' | 'hospital' | 'candidacy'>;

/** Field by field: what a hospital writes of its own, its revision or why it was refused stays with it. */
export function presentOfferForDoctor(
  { offer, hospital, candidacy }: Found,
  doctor: MatchedDoctor,
  missing: OfferForDoctor['missing'],
): OfferForDoctor {
  const content = offer as OfferContent;
  return {
    id: offer.id,
    status: offer.status === 'closed' ? 'closed' : 'approved',
    name: content.name,
    description: content.description,
    community: content.community,
    speciality: content.speciality,
    salaryMin: content.salaryMin,
    salaryMax: content.salaryMax,
    workingDay: content.workingDay,
    contractType: content.contractType,
    yearsOfExperience: content.yearsOfExperience,
    vacancies: content.vacancies,
    publishedAt: offer.publishedAt,
    hospital: presentHospitalForDoctors(hospital),
    steps: (offer.steps ?? []).map(presentStepOutline),
    match: matchOffer(content, doctor),
    candidacy,
    missing,
  };
}
