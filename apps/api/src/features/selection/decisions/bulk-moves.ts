import type { BulkMove, BulkResult } from '@fonendo/contract/selection/selection.schema';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { SelectionContext } from '../selection.context.ts';
import { discardWithin } from './discard-candidacy.ts';
import { moveWithin } from './move-candidacy.ts';
import { undoWithin } from './undo-discard.ts';

export async function moveMany(context: SelectionContext, actor: Actor, bulk: BulkMove): Promise<BulkResult> {
  return eachOnItsOwn(context, bulk.items, (tx, { id, from }) => {
    switch (bulk.action) {
      case 'move':
        return moveWithin(context, tx, actor, id, { from, to: bulk.to });
      case 'discard':
        return discardWithin(context, tx, actor, id, { from, reason: bulk.reason });
      case 'undoDiscard':
        return undoWithin(context, tx, actor, id);
    }
  });
}

/** Each candidacy has a transaction of its own: one that is refused does not stop the others. */
export async function eachOnItsOwn<Item extends { id: string }>(
  { db }: SelectionContext,
  items: readonly Item[],
  change: (tx: Transaction, item: Item) => Promise<void>,
): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  for (const item of items) {
    try {
      await db.transaction((tx) => change(tx, item));
      results.push({ id: item.id, code: null });
    } catch (error) {
      // An error that concerns the caller and not a single candidate fails the whole call.
      if (!(error instanceof ApiError) || error.status === 403) throw error;
      results.push({ id: item.id, code: error.code });
    }
  }
  return { results };
}
