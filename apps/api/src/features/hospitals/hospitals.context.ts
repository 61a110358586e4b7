import type { Database } from '../../db/database.ts';

export type HospitalsContext = { db: Database; now: () => Date };
