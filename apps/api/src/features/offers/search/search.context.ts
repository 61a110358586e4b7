import type { PracticeRule } from '@fonendo/domain/documents/requirements';
import type { Database } from '../../../db/database.ts';

/** What the doctors' search needs from outside. */
export type OfferSearchContext = {
  db: Database;
  now: () => Date;
  /** After how many years a proof of practice is asked for: it decides what keeps a doctor from applying. */
  practiceRule: PracticeRule;
};
