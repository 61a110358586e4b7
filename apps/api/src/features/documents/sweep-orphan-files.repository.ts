import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { documents } from '../../db/schema/documents.ts';
import { petitionReceipts, petitions } from '../../db/schema/petitions.ts';
import { documentRequests } from '../../db/schema/selection.ts';

/** Where the key of a file stands, by the noun its key begins with. A noun that is not named here is never swept. */
const owners = {
  documents: { table: documents, key: documents.fileKey },
  'document-requests': { table: documentRequests, key: documentRequests.fileKey },
  receipts: { table: petitionReceipts, key: petitionReceipts.fileKey },
  resolutions: { table: petitions, key: petitions.resolutionFileKey },
  contracts: { table: contracts, key: contracts.signedFileKey },
} as const;

export type SweptNoun = keyof typeof owners;

export const sweptNouns = Object.keys(owners) as SweptNoun[];

export async function findKnownFileKeys(
  db: Queryable,
  noun: SweptNoun,
  keys: readonly string[],
): Promise<Set<string | null>> {
  if (keys.length === 0) return new Set();
  const { table, key }: { table: (typeof owners)[SweptNoun]['table']; key: PgColumn } = owners[noun];
  const rows = await db
    .select({ key })
    .from(table)
    .where(inArray(key, [...keys]));
  return new Set(rows.map((row) => row.key as string | null));
}
