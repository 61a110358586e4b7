import type { Database } from '../../db/database.ts';

/** What the use cases of CVs need from outside. */
export type CvContext = { db: Database; now: () => Date };
