import type { ProcessStep } from '@fonendo/domain/processes/process';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { hospitals } from './hospitals.ts';
import { users } from './users.ts';

/** A hospital's own selection process. Offers copy its steps when they are published. */
export const selectionProcesses = pgTable(
  'selection_processes',
  {
    id: uuid().primaryKey(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    steps: jsonb().$type<readonly ProcessStep[]>().notNull(),
    /** The process that new offers start with. */
    isDefault: boolean('is_default').notNull().default(false),
    /** Grows with every change: saving over a version one has not seen is a conflict. */
    version: integer().notNull().default(1),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('selection_processes_hospital_id_idx').on(table.hospitalId, table.createdAt),
    uniqueIndex('selection_processes_name_key').on(table.hospitalId, sql`lower(${table.name})`),
    uniqueIndex('selection_processes_one_default').on(table.hospitalId).where(sql`${table.isDefault}`),
    index('selection_processes_created_by_idx').on(table.createdBy),
  ],
);
