import { randomUUIDv7 } from 'node:crypto';
import type { PetitionEntryKind } from '@fonendo/domain/petitions/petition';
import type { Transaction } from '../../db/database.ts';
import { insertEntry } from './petitions.repository.ts';

type Entry = {
  id?: string;
  kind: PetitionEntryKind;
  /** Null for what the product does by itself. */
  authorId: string | null;
  at: Date;
  text?: string | null;
  facts?: Record<string, string>;
  internal?: boolean;
};

/** One line of the petition's history. False if there is one with this id. */
export async function recordEntry(tx: Transaction, petitionId: string, entry: Entry): Promise<boolean> {
  return insertEntry(tx, { id: randomUUIDv7(), petitionId, ...entry });
}
