import { randomUUIDv7 } from 'node:crypto';
import type { PetitionEntryKind } from '@fonendo/domain/petitions/petition';
import type { Transaction } from '../../db/database.ts';
import { insertEntry } from './petitions.repository.ts';

type Entry = {
  kind: PetitionEntryKind;
  /** Null for what the product does by itself. */
  authorId: string | null;
  at: Date;
  text?: string | null;
  facts?: Record<string, string>;
  internal?: boolean;
};

/** One line of the petition's history. */
export async function recordEntry(tx: Transaction, petitionId: string, entry: Entry): Promise<void> {
  await insertEntry(tx, { id: randomUUIDv7(), petitionId, ...entry });
}
