import { describe, expect, it } from 'vitest';
import { jobPosting, type PostedOffer, serialised } from './job-posting.ts';
import { contractTypes, workingDays } from './terms.ts';

const offer: PostedOffer = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Médico/a de </script><script>alert(1)</script>',
  description: 'Guardias <!-- y consulta.\n\nDos meses de acogida.\nCon tutor.',
  community: 'ES-VC',
  speciality: 'Cardiología',
  salaryMin: 42_000,
  salaryMax: 48_500,
  workingDay: 'rotating',
  contractType: 'statutoryInterim',
  yearsOfExperience: 2,
  vacancies: 3,
  publishedAt: '2026-03-01T10:00:00.000Z',
  hospital: {
    name: 'Hospital La Ribera',
    address: 'Carretera de Corbera, km 1',
    city: 'Alzira',
    postalCode: '46600',
  },
};

describe('the structured data of an offer', () => {
  it('says what a reader of job postings needs', () => {
    expect(jobPosting(offer, 'https://fonendo.test/offers/1')).toMatchObject({
      '@type': 'JobPosting',
      title: offer.name,
      datePosted: '2026-03-01',
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      hiringOrganization: { name: 'Hospital La Ribera' },
      jobLocation: { address: { addressLocality: 'Alzira', addressRegion: 'Valencia', postalCode: '46600' } },
      baseSalary: { currency: 'EUR', value: { minValue: 42_000, maxValue: 48_500, unitText: 'YEAR' } },
      totalJobOpenings: 3,
      experienceRequirements: { monthsOfExperience: 24 },
    });
  });

  it('holds everything that Google for Jobs asks for, with the description as HTML', () => {
    const posting = jobPosting(offer, 'https://fonendo.test/empleo/1') as Record<string, unknown>;
    for (const property of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'baseSalary']) {
      expect(posting[property]).toBeTruthy();
    }
    expect(posting['description']).toBe(
      '<p>Guardias &lt;!-- y consulta.</p><p>Dos meses de acogida.<br>Con tutor.</p>',
    );
    expect(jobPosting({ ...offer, yearsOfExperience: 0 }, '')).toMatchObject({
      experienceRequirements: 'no requirements',
    });
  });

  it.each(contractTypes.flatMap((contractType) => workingDays.map((workingDay) => ({ contractType, workingDay }))))(
    'has every field in the form that is asked for, and no other: $contractType, $workingDay',
    (terms) => {
      const posting = jobPosting({ ...offer, ...terms }, 'https://fonendo.test/empleo/1') as Record<string, unknown>;
      const { employmentType, jobLocationType, applicantLocationRequirements, ...rest } = posting;
      expect(rest).toEqual({
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: expect.any(String),
        description: expect.stringMatching(/^<p>.+<\/p>$/),
        identifier: { '@type': 'PropertyValue', name: 'Fonendo', value: offer.id },
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: expect.any(String),
            addressLocality: expect.any(String),
            addressRegion: expect.any(String),
            postalCode: expect.stringMatching(/^\d{5}$/),
            addressCountry: 'ES',
          },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: { '@type': 'QuantitativeValue', minValue: 42_000, maxValue: 48_500, unitText: 'YEAR' },
        },
        totalJobOpenings: 3,
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
        occupationalCategory: 'Cardiología',
        directApply: true,
        url: 'https://fonendo.test/empleo/1',
        // An offer has no last day: what is not known is left out, as Google asks, instead of guessed.
        validThrough: undefined,
      });
      const kinds = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'];
      expect(kinds).toEqual(expect.arrayContaining(employmentType as string[]));
      const isRemote = terms.workingDay === 'telemedicine';
      expect(jobLocationType).toBe(isRemote ? 'TELECOMMUTE' : undefined);
      expect(applicantLocationRequirements).toEqual(isRemote ? { '@type': 'Country', name: 'ES' } : undefined);
    },
  );

  it('names the community where nothing tells the province', () => {
    const { postalCode: _, ...hospital } = offer.hospital;
    expect(jobPosting({ ...offer, hospital }, '')).toMatchObject({
      jobLocation: { address: { addressRegion: 'Comunitat Valenciana' } },
    });
  });

  it('cannot leave its element, and reads as it was written', () => {
    const text = serialised(jobPosting(offer, ''));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(jobPosting(offer, ''));
  });
});
