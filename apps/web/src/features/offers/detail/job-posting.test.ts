import type { OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import { describe, expect, it } from 'vitest';
import { jobPosting, serialised } from './job-posting.ts';

const offer: OfferForDoctor = {
  id: '01900000-0000-7000-8000-000000000001',
  status: 'approved',
  name: 'Médico/a de </script><script>alert(1)</script>',
  description: 'Guardias <!-- y consulta',
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
    id: '01900000-0000-7000-8000-000000000002',
    name: 'Hospital La Ribera',
    address: 'Carretera de Corbera, km 1',
    city: 'Alzira',
    community: 'ES-VC',
    sector: 'public',
    employees: 1800,
    description: 'De referencia.',
  },
  steps: [],
  match: { level: 'high', reasons: [] },
  candidacy: null,
  missing: [],
};

describe('the structured data of an offer', () => {
  it('says what a reader of job postings needs', () => {
    expect(jobPosting(offer, 'https://fonendo.test/offers/1')).toMatchObject({
      '@type': 'JobPosting',
      title: offer.name,
      datePosted: '2026-03-01',
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      hiringOrganization: { name: 'Hospital La Ribera' },
      jobLocation: { address: { addressLocality: 'Alzira', addressRegion: 'Comunitat Valenciana' } },
      baseSalary: { currency: 'EUR', value: { minValue: 42_000, maxValue: 48_500, unitText: 'YEAR' } },
      totalJobOpenings: 3,
      experienceRequirements: { monthsOfExperience: 24 },
    });
  });

  it('names neither the doctor nor how they fit', () => {
    expect(serialised(jobPosting(offer, ''))).not.toMatch(/match|candidacy|missing/);
  });

  it('cannot leave its element, and reads as it was written', () => {
    const text = serialised(jobPosting(offer, ''));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(jobPosting(offer, ''));
  });
});
