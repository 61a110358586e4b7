import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { messages } from '../../db/schema/conversations.ts';
import { documents } from '../../db/schema/documents.ts';
import { installation } from '../../db/schema/installation.ts';
import { petitionHearings, petitionReceipts, petitionSuspensions, petitions } from '../../db/schema/petitions.ts';
import { documentRequests } from '../../db/schema/selection.ts';
import type { FileNoun } from '../../integrations/files/file-store.port.ts';

/** The column with the keys of files, by the noun that a key begins with. A noun without a column is a type error. */
export const fileColumns = {
  documents: { table: documents, key: documents.fileKey },
  'document-requests': { table: documentRequests, key: documentRequests.fileKey },
  receipts: { table: petitionReceipts, key: petitionReceipts.fileKey },
  'requirement-letters': { table: petitionSuspensions, key: petitionSuspensions.letterFileKey },
  'hearing-letters': { table: petitionHearings, key: petitionHearings.letterFileKey },
  resolutions: { table: petitions, key: petitions.resolutionFileKey },
  contracts: { table: contracts, key: contracts.signedFileKey },
  messages: { table: messages, key: messages.fileKey },
} satisfies Record<FileNoun, { table: PgTable; key: PgColumn }>;

/** Those of the keys that a row refers to. */
export async function findKnownFileKeys(db: Queryable, noun: FileNoun, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { table, key }: { table: PgTable; key: PgColumn } = fileColumns[noun];
  const rows = await db
    .select({ key })
    .from(table)
    .where(inArray(key, [...keys]));
  return new Set(rows.map((row) => String(row.key)));
}

/** The id of this database; created at the first call, by whichever process is first. */
export async function getInstallationId(db: Queryable, now: Date): Promise<string> {
  await db.insert(installation).values({ id: randomUUID(), createdAt: now }).onConflictDoNothing();
  const [row] = await db.select({ id: installation.id }).from(installation);
  if (!row) throw new Error('the database has no installation');
  return row.id;
}
