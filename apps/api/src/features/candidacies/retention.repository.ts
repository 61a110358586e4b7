import { and, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type DueRows, deleteStep, type RetentionStep, selectBatch } from '../../db/retention.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';
import { documentRequests } from '../../db/schema/selection.ts';
import { deleteFiles } from '../../db/store-with-row.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';

/** Unsuccessful candidacies with their requested documents and conversations, once claims about them have expired. */
export function candidacyStep(db: Database, files: FileStore, endedBefore: Date, rule: string): RetentionStep {
  const rows: DueRows = {
    ...{ table: candidacies, key: [candidacies.id], at: candidacies.statusSince },
    where: and(inArray(candidacies.status, ['discarded', 'withdrawn']), lte(candidacies.statusSince, endedBefore)),
  };
  const { run: _rowsOnly, ...step } = deleteStep(db, { name: 'discarded and withdrawn candidacies', rule, rows });
  return {
    ...step,
    async run(batch) {
      const { count, withFiles } = await db.transaction(async (tx) => {
        const ids = (await selectBatch(tx, rows, batch)).flatMap(([id]) => id ?? []);
        if (ids.length === 0) return { count: 0, withFiles: [] };
        const requests = await tx
          .delete(documentRequests)
          .where(inArray(documentRequests.candidacyId, ids))
          .returning({ fileKey: documentRequests.fileKey });
        const written = await tx
          .delete(messages)
          .where(inArray(messages.candidacyId, ids))
          .returning({ fileKey: messages.fileKey });
        await tx.delete(candidacies).where(inArray(candidacies.id, ids));
        return { count: ids.length, withFiles: [...requests, ...written] };
      });
      await deleteFiles(
        { files },
        withFiles.flatMap(({ fileKey }) => fileKey ?? []),
      );
      return count;
    },
  };
}
