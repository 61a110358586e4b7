import type { Database } from '../../../db/database.ts';

export type SelectionListsContext = { db: Database; now: () => Date };
