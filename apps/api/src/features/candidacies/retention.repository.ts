import { and, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type DueRows, deleteStep, type RetentionStep, selectBatch } from '../../db/retention.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { documentRequests } from '../../db/schema/selection.ts';
import { deleteFiles } from '../../db/store-with-row.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';

/** Unsuccessful candidacies with their requested documents, once claims about them have expired. */
export function candidacyStep(db: Database, files: FileStore, endedBefore: Date, rule: string): RetentionStep {
  const rows: DueRows = {
    ...{ table: candidacies, key: [candidacies.id], at: candidacies.statusSince },
    where: and(inArray(candidacies.status, ['discarded', 'withdrawn']), lte(candidacies.statusSince, endedBefore)),
  };
  const { run: _rowsOnly, ...step } = deleteStep(db, { name: 'discarded and withdrawn candidacies', rule, rows });
  return {
    ...step,
    async run(batch) {
      const { count, requests } = await db.transaction(async (tx) => {
        const ids = (await selectBatch(tx, rows, batch)).flatMap(([id]) => id ?? []);
        if (ids.length === 0) return { count: 0, requests: [] };
        const requests = await tx
          .delete(documentRequests)
          .where(inArray(documentRequests.candidacyId, ids))
          .returning({ fileKey: documentRequests.fileKey });
        await tx.delete(candidacies).where(inArray(candidacies.id, ids));
        return { count: ids.length, requests };
      });
      await deleteFiles(
        { files },
        requests.flatMap(({ fileKey }) => fileKey ?? []),
      );
      return count;
    },
  };
}
