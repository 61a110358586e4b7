import { and, eq, exists, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type DueRows, deleteStep, type RetentionStep, selectBatch } from '../../db/retention.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { petitionConditions, petitions } from '../../db/schema/petitions.ts';
import { deleteFiles } from '../../db/store-with-row.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';

/**
 * The evidence of a contract once all claims have expired: five years from the signature or from the end of a petition
 * under it, and never while one is running. The trigger of the table refuses earlier deletions; it uses the server's
 * clock, so this does too.
 */
export function contractStep(db: Database, files: FileStore, years: number): RetentionStep {
  const limit = sql`now() - make_interval(years => ${years}::int)`;
  const conditions = db
    .select({ id: petitionConditions.id })
    .from(petitionConditions)
    .where(
      and(
        eq(petitionConditions.petitionId, petitions.id),
        or(not(isNotNull(petitionConditions.doneAt)), not(lt(petitionConditions.doneAt, limit))),
      ),
    );
  const served = db
    .select({ id: petitions.id })
    .from(petitions)
    .where(
      and(
        eq(petitions.doctorId, contracts.userId),
        or(eq(petitions.ended, false), not(lt(petitions.resolvedAt, limit)), exists(conditions)),
      ),
    );
  const rows: DueRows = {
    ...{ table: contracts, key: [contracts.id], at: contracts.signedAt },
    where: and(lt(contracts.signedAt, limit), not(exists(served))),
  };
  const { run: _rowsOnly, ...step } = deleteStep(db, {
    ...{ name: 'contract evidence', rule: `${years} years after the signature and the end of the petition` },
    rows,
  });
  return {
    ...step,
    async run(batch) {
      const gone = await db.transaction(async (tx) => {
        const ids = (await selectBatch(tx, rows, batch)).flatMap(([id]) => id ?? []);
        if (ids.length === 0) return [];
        return tx.delete(contracts).where(inArray(contracts.id, ids)).returning({ fileKey: contracts.signedFileKey });
      });
      await deleteFiles(
        { files },
        gone.map(({ fileKey }) => fileKey),
      );
      return gone.length;
    },
  };
}
