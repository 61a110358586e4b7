import { genders, maritalStatuses, resumableSteps } from '@fonendo/domain/auth/registration';
import { documentTypes } from '@fonendo/domain/doctors/identity-document';
import { boolean, char, date, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const documentTypeEnum = pgEnum('document_type', documentTypes);
export const genderEnum = pgEnum('gender', genders);
export const maritalStatusEnum = pgEnum('marital_status', maritalStatuses);
export const registrationStepEnum = pgEnum('registration_step', resumableSteps);

/** What a doctor declares about their profession, beside the account. */
export const doctors = pgTable('doctors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  graduationDate: date('graduation_date').notNull(),
  /** Where the degree was issued: decides on apostille, legalisation and translation. */
  degreeCountry: char('degree_country', { length: 2 }),
  countryOfResidence: char('country_of_residence', { length: 2 }).notNull(),
  hasDegreeSpain: boolean('has_degree_spain').notNull(),
  hasDegree: boolean('has_degree').notNull(),
  degreeEmail: text('degree_email'),
  speciality: text(),
  specialityDescription: text('speciality_description'),
  /** Whether hospitals may find this doctor before an application. */
  findable: boolean().notNull().default(false),
  /** The next step of the registration after the account is verified; it can be resumed on any device. */
  registrationStep: registrationStepEnum('registration_step').notNull().default('documentation'),
});

/**
 * Data needed only for the recognition, the contract and the invoice. They have a table of their own, so that no query
 * for hospitals or recruiters can return them by accident.
 */
export const doctorPrivateData = pgTable('doctor_private_data', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => doctors.userId, { onDelete: 'cascade' }),
  birthDate: date('birth_date').notNull(),
  nationality: char({ length: 2 }).notNull(),
  otherNationality: char('other_nationality', { length: 2 }),
  documentType: documentTypeEnum('document_type').notNull(),
  documentNumber: text('document_number').notNull(),
  gender: genderEnum(),
  maritalStatus: maritalStatusEnum('marital_status'),
  hasKids: boolean('has_kids'),
  parent1: text(),
  parent2: text(),
  address: text(),
  city: text(),
  state: text(),
  postalCode: text('postal_code'),
});
