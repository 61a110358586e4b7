import type { Database } from '../../db/database.ts';

export type AuditContext = { db: Database; now: () => Date };
