import type { Database } from '../../../db/database.ts';

/** What the use cases of contacts need from outside. */
export type ContactsContext = {
  db: Database;
  now: () => Date;
  /** Where people open the product: the card leads back to the candidacy. */
  publicUrl: string;
};
