import type { BulkMove, BulkResult } from '@fonendo/contract/selection/selection.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { SelectionContext } from '../selection.context.ts';
import { discardWithin } from './discard-candidacy.ts';
import { moveWithin } from './move-candidacy.ts';

/** Each candidacy has a transaction of its own: one that is refused does not stop the others. */
export async function moveMany(context: SelectionContext, actor: Actor, bulk: BulkMove): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  for (const { id, from } of bulk.items) {
    try {
      await context.db.transaction((tx) =>
        bulk.action === 'move'
          ? moveWithin(context, tx, actor, id, { from, to: bulk.to })
          : discardWithin(context, tx, actor, id, { from, reason: bulk.reason }),
      );
      results.push({ id, code: null });
    } catch (error) {
      // An error that concerns the caller and not a single candidate fails the whole call.
      if (!(error instanceof ApiError) || error.status === 403) throw error;
      results.push({ id, code: error.code });
    }
  }
  return { results };
}
