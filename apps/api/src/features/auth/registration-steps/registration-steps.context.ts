import type { PracticeRule } from '@fonendo/domain/documents/requirements';
import type { Database } from '../../../db/database.ts';

export type RegistrationStepsContext = { db: Database; now: () => Date; practiceRule: PracticeRule };
