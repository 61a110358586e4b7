import type { Database } from '../../../db/database.ts';

export type RegistrationContext = { db: Database; now: () => Date };
