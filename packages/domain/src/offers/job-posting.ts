import { type Community, communities } from '../reference/communities.ts';
import { provinceOfPostalCode } from '../reference/provinces.ts';
import type { OfferContent } from './offer.ts';
import type { ContractType, WorkingDay } from './terms.ts';

export type PostedOffer = Omit<OfferContent, 'speciality' | 'community'> & {
  id: string;
  community: Community;
  speciality: string;
  publishedAt: string;
  hospital: { name: string; city: string; address?: string; postalCode?: string };
};

/** https://schema.org/JobPosting with what Google for Jobs asks for. The description is HTML there. */
export function jobPosting(offer: PostedOffer, url: string): object {
  const { name, city, address, postalCode } = offer.hospital;
  const province = postalCode && provinceOfPostalCode(postalCode);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.name,
    description: paragraphsOf(offer.description),
    identifier: { '@type': 'PropertyValue', name: 'Fonendo', value: offer.id },
    datePosted: offer.publishedAt.slice(0, 10),
    employmentType: employmentTypes(offer.contractType, offer.workingDay),
    hiringOrganization: { '@type': 'Organization', name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        addressLocality: city,
        addressRegion: province || communities[offer.community].name,
        ...(postalCode && { postalCode }),
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
    experienceRequirements:
      offer.yearsOfExperience === 0
        ? 'no requirements'
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: offer.yearsOfExperience * 12 },
    occupationalCategory: offer.speciality,
    directApply: true,
    url,
  };
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const paragraphsOf = (text: string): string =>
  text
    .replaceAll(/[&<>]/g, (mark) => marks[mark] ?? mark)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');

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
