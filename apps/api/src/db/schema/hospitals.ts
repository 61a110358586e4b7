import { communityCodes } from '@fonendo/domain/communities';
import { hospitalRoles, hospitalSectors } from '@fonendo/domain/hospital';
import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const hospitalSectorEnum = pgEnum('hospital_sector', hospitalSectors);
export const hospitalRoleEnum = pgEnum('hospital_role', hospitalRoles);
export const communityEnum = pgEnum('community', communityCodes);

export const hospitals = pgTable(
  'hospitals',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    cif: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    postalCode: text('postal_code').notNull(),
    community: communityEnum().notNull(),
    sector: hospitalSectorEnum().notNull(),
    employees: integer().notNull(),
    description: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('hospitals_cif_key').on(table.cif), index('hospitals_name_idx').on(table.name)],
);

/** Who works for which hospital, and as what. */
export const hospitalMembers = pgTable(
  'hospital_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    role: hospitalRoleEnum().notNull(),
    /** What the person does there: "Jefa de Recursos Humanos". */
    position: text(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('hospital_members_hospital_id_idx').on(table.hospitalId)],
);
