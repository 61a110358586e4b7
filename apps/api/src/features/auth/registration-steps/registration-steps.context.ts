import type { Database } from '../../../db/database.ts';

export type RegistrationStepsContext = { db: Database; now: () => Date };
