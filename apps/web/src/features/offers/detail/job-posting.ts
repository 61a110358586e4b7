import type { OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import type { ContractType, WorkingDay } from '@fonendo/domain/offers/terms';
import { communities } from '@fonendo/domain/reference/communities';
import { useEffect } from 'react';

/** https://schema.org/JobPosting, for search engines. */
export function jobPosting(offer: OfferForDoctor, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.name,
    description: offer.description,
    identifier: { '@type': 'PropertyValue', name: 'Fonendo', value: offer.id },
    datePosted: offer.publishedAt.slice(0, 10),
    employmentType: employmentTypes(offer.contractType, offer.workingDay),
    hiringOrganization: { '@type': 'Organization', name: offer.hospital.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: offer.hospital.city,
        addressRegion: communities[offer.community].name,
        addressCountry: 'ES',
      },
    },
    ...(offer.workingDay === 'telemedicine' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'ES' },
    }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: offer.salaryMin, maxValue: offer.salaryMax, unitText: 'YEAR' },
    },
    totalJobOpenings: offer.vacancies,
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: offer.yearsOfExperience * 12,
    },
    occupationalCategory: offer.speciality,
    directApply: true,
    url,
  };
}

const contractKinds: Record<ContractType, string | null> = {
  permanent: null,
  permanentSeasonal: null,
  temporaryProduction: 'TEMPORARY',
  temporaryReplacement: 'TEMPORARY',
  training: 'INTERN',
  relief: 'TEMPORARY',
  freelance: 'CONTRACTOR',
  statutoryPermanent: null,
  statutoryInterim: 'TEMPORARY',
  statutoryReplacement: 'TEMPORARY',
  residency: 'INTERN',
};

function employmentTypes(contract: ContractType, day: WorkingDay): string[] {
  const time = day === 'partial' || day === 'reduced' || day === 'weekends' ? 'PART_TIME' : 'FULL_TIME';
  const kind = contractKinds[contract];
  return kind ? [time, kind] : [time];
}

/** `<` is escaped, so that nothing in the data can end the element; JSON reads it the same. */
export const serialised = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Adds the posting of an open offer to the page while it is shown. A data block is not a script, so the content
 * security policy allows it.
 */
export function useJobPosting(offer: OfferForDoctor | undefined): void {
  useEffect(() => {
    if (offer?.status !== 'approved') return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = serialised(jobPosting(offer, `${window.location.origin}/offers/${offer.id}`));
    document.head.append(block);
    return () => block.remove();
  }, [offer]);
}
