import type { PracticeRule } from '@fonendo/domain/documents/requirements';
import type { Database } from '../../db/database.ts';

export type DoctorsContext = {
  db: Database;
  now: () => Date;
  /** After how many years a proof of practice is required. */
  practiceRule: PracticeRule;
};
