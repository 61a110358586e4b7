import { offerStatuses } from '@fonendo/domain/offer.lifecycle';
import { contractTypes, workingDays } from '@fonendo/domain/offer-terms';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { communityEnum, hospitals } from './hospitals.ts';

export const offerStatusEnum = pgEnum('offer_status', offerStatuses);
export const contractTypeEnum = pgEnum('contract_type', contractTypes);
export const workingDayEnum = pgEnum('working_day', workingDays);

export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    status: offerStatusEnum().notNull().default('draft'),
    name: text().notNull(),
    description: text().notNull(),
    community: communityEnum().notNull(),
    speciality: text().notNull(),
    /** Gross euros a year. */
    salaryMin: integer('salary_min').notNull(),
    salaryMax: integer('salary_max').notNull(),
    workingDay: workingDayEnum('working_day').notNull(),
    contractType: contractTypeEnum('contract_type').notNull(),
    yearsOfExperience: integer('years_of_experience').notNull(),
    vacancies: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('offers_hospital_id_idx').on(table.hospitalId, table.createdAt),
    check('offers_salary_is_a_range', sql`${table.salaryMin} <= ${table.salaryMax}`),
  ],
);
