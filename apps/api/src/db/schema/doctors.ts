import { documentTypes } from '@fonendo/domain/identity-document';
import { genders, maritalStatuses } from '@fonendo/domain/registration';
import { boolean, char, date, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const documentTypeEnum = pgEnum('document_type', documentTypes);
export const genderEnum = pgEnum('gender', genders);
export const maritalStatusEnum = pgEnum('marital_status', maritalStatuses);

/** What a doctor declares about themselves, beside the account. */
export const doctors = pgTable('doctors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  birthDate: date('birth_date').notNull(),
  graduationDate: date('graduation_date').notNull(),
  countryOfResidence: char('country_of_residence', { length: 2 }).notNull(),
  nationality: char({ length: 2 }).notNull(),
  otherNationality: char('other_nationality', { length: 2 }),
  documentType: documentTypeEnum('document_type').notNull(),
  documentNumber: text('document_number').notNull(),
  hasDegreeSpain: boolean('has_degree_spain').notNull(),
  hasDegree: boolean('has_degree').notNull(),
  degreeEmail: text('degree_email'),
  speciality: text(),
  specialityDescription: text('speciality_description'),
  // For the recognition only; never shown to hospitals or recruiters (domain.md).
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
