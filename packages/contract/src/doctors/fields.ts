import { genders, maritalStatuses } from '@fonendo/domain/auth/registration';
import {
  documentTypes,
  findDocumentNumberError,
  normaliseDocumentNumber,
  passportLength,
} from '@fonendo/domain/doctors/identity-document';
import { countries } from '@fonendo/domain/reference/countries';
import { provinceNames, provinceOfPostalCode } from '@fonendo/domain/reference/provinces';
import { type CalendarDate, fullYears, madridDate } from '@fonendo/domain/shared/calendar-date';
import { limits } from '@fonendo/domain/shared/limits';
import { z } from 'zod';
import { emailSchema } from '../auth/auth.schema.ts';
import { daySchema, isDay } from '../shared/dates.schema.ts';
import { nameSchema } from '../users/person.schema.ts';

const optionalText = (max: number) => z.string().trim().max(max).optional();

/**
 * A doctor's data (specification, section 3), at registration and later. Dates are compared with today in Spain, hence
 * the clock.
 */
export function doctorFields(now: () => Date) {
  // Never aborts: an aborting issue would suppress the rules between fields.
  const notInFuture = daySchema.refine((date) => date <= madridDate(now()), { params: { key: 'errors.futureDate' } });
  return {
    birthDate: notInFuture.refine((date) => fullYears(date, madridDate(now())) >= limits.minimumAge, {
      params: { key: 'errors.over18' },
    }),
    graduationDate: notInFuture,
    /** Where the degree was issued; for doctors who need a recognition. */
    degreeCountry: z.enum(countries).optional(),
    countryOfResidence: z.enum(countries),
    nationality: z.enum(countries),
    otherNationality: z.enum(countries).optional(),
    documentType: z.enum(documentTypes),
    documentNumber: z.string().min(1).max(40).transform(normaliseDocumentNumber),
    /** A Spanish or already recognised degree. */
    hasDegreeSpain: z.boolean(),
    /** Asked for recognition before, under this email. */
    hasDegree: z.boolean().default(false),
    degreeEmail: emailSchema.optional(),
    speciality: optionalText(100),
    specialityDescription: optionalText(500),
    // The following are for the recognition, the contract and the invoice only; hospitals never see them.
    gender: z.enum(genders).optional(),
    maritalStatus: z.enum(maritalStatuses).optional(),
    hasKids: z.boolean().optional(),
    parent1: nameSchema.optional(),
    parent2: nameSchema.optional(),
    address: optionalText(200),
    city: optionalText(100),
    /** A province by its name where the doctor lives in Spain. */
    state: optionalText(100),
    postalCode: optionalText(12),
  };
}

type Field = keyof ReturnType<typeof doctorFields>;

/** Raw fields: any may be missing or invalid. */
type Declared = Partial<Record<Field, unknown>>;

type Refuse = (field: Field, key: string, params?: Record<string, number>) => void;

/** Rules between fields, for `superRefine`. */
export function refuseContradictions(doctor: Declared, ctx: z.core.$RefinementCtx): void {
  const refuse: Refuse = (field, key, params) =>
    ctx.addIssue({ code: 'custom', path: [field], params: { key, ...params } });
  const { birthDate, graduationDate } = doctor;
  if (isDay(birthDate) && isDay(graduationDate)) refuseEarlyGraduation(birthDate, graduationDate, refuse);
  refuseWrongDocument(doctor, refuse);
  if (doctor.hasDegree === true && !doctor.degreeEmail) refuse('degreeEmail', 'errors.required');
  // Decides on apostille, legalisation and translation of the documents.
  if (doctor.hasDegreeSpain === false && !doctor.degreeCountry) refuse('degreeCountry', 'errors.selectValue');
  if (doctor.countryOfResidence === 'ES') refuseWrongSpanishAddress(doctor, refuse);
}

function refuseEarlyGraduation(birthDate: CalendarDate, graduationDate: CalendarDate, refuse: Refuse): void {
  const { graduationAge: years } = limits;
  if (graduationDate < birthDate) refuse('graduationDate', 'errors.graduationBeforeBirth');
  else if (fullYears(birthDate, graduationDate) < years)
    refuse('graduationDate', 'errors.graduationTooEarly', { years });
}

function refuseWrongDocument({ documentType, documentNumber }: Declared, refuse: Refuse): void {
  const type = documentTypes.find((known) => known === documentType);
  if (!type || typeof documentNumber !== 'string') return;
  // The length that passports need now is a setting, which the use case knows; nothing shorter than this is ever taken.
  const error = findDocumentNumberError(type, documentNumber, passportLength.least);
  const { specified: min, most: max } = passportLength;
  if (error) refuse('documentNumber', error, error === 'errors.passportNumber' ? { min, max } : {});
}

function refuseWrongSpanishAddress({ state, postalCode }: Declared, refuse: Refuse): void {
  const province = provinceNames.find((name) => name === state);
  if (typeof state === 'string' && state.trim() !== '' && !province) refuse('state', 'errors.province');
  if (typeof postalCode !== 'string' || postalCode.trim() === '') return;
  const lies = provinceOfPostalCode(postalCode.trim());
  if (!lies) refuse('postalCode', 'errors.postalCode');
  else if (province && lies !== province) refuse('postalCode', 'errors.postalCodeProvince');
}
