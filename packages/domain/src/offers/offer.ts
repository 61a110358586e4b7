import type { Community } from '../reference/communities.ts';
import type { ContractType, WorkingDay } from './terms.ts';

/** What an offer says (specification, section 3). Salaries are gross euros a year. */
export type OfferContent = {
  name: string;
  description: string;
  community: Community;
  speciality: string;
  salaryMin: number;
  salaryMax: number;
  workingDay: WorkingDay;
  contractType: ContractType;
  yearsOfExperience: number;
  vacancies: number;
};

export type OfferField = keyof OfferContent;

/** An offer while it is written: anything may still be missing. */
export type OfferDraft = { [Field in OfferField]: OfferContent[Field] | null };

export const offerFields = [
  'name',
  'description',
  'community',
  'speciality',
  'salaryMin',
  'salaryMax',
  'workingDay',
  'contractType',
  'yearsOfExperience',
  'vacancies',
] as const satisfies readonly OfferField[];

export const emptyOffer: OfferDraft = {
  name: null,
  description: null,
  community: null,
  speciality: null,
  salaryMin: null,
  salaryMax: null,
  workingDay: null,
  contractType: null,
  yearsOfExperience: null,
  vacancies: null,
};

/** The content if it is complete, otherwise null. */
export function completeOffer(draft: OfferDraft): OfferContent | null {
  return offerFields.every((field) => draft[field] !== null) ? (draft as OfferContent) : null;
}

export const offerLimits = {
  name: 120,
  description: 8000,
  reason: 1000,
  /** Gross euros a year. */
  salary: { min: 1, max: 1_000_000 },
  yearsOfExperience: { min: 0, max: 50 },
  vacancies: { min: 1, max: 999 },
} as const;

/** What is missing before it can be published. */
export const missingOfferFields = (draft: OfferDraft): OfferField[] =>
  offerFields.filter((field) => draft[field] === null);
