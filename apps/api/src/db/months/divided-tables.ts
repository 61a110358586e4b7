import { retentionDays } from '@fonendo/domain/account/retention';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditEntries } from '../schema/audit.ts';
import { notifications } from '../schema/notifications.ts';
import { petitionEntries } from '../schema/petitions.ts';

/** A table whose rows are kept in a part for each month (docs/decisions/0123). */
type DividedTable = {
  table: PgTable;
  /** The time that decides which. */
  by: PgColumn;
  /** How far back months are made even without rows: those who ask for all of them have them in order, if none is missing. */
  daysBack: number;
};

/** Drizzle does not know that they are: migrations divide them, and a test compares both. */
export const dividedTables: readonly DividedTable[] = [
  { table: auditEntries, by: auditEntries.at, daysBack: 0 },
  { table: notifications, by: notifications.at, daysBack: retentionDays.notification },
  { table: petitionEntries, by: petitionEntries.petitionCreatedAt, daysBack: 0 },
];
