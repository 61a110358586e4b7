import type { Database } from '../../../db/database.ts';

/** What the use cases of calls need from outside. */
export type CallsContext = { db: Database; now: () => Date };
