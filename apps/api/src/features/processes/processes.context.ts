import type { Database } from '../../db/database.ts';

/** What the use cases of processes need from outside. */
export type ProcessesContext = {
  db: Database;
  now: () => Date;
};
