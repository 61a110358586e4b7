import type { OwnCandidaciesQuery, OwnCandidacyPage } from '@fonendo/contract/candidacies/candidacies.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { cutPage } from '../../db/keyset.ts';
import type { Actor } from '../../http/access/access.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { countOwn, listOwnRows, ownKeyset } from './candidacies.repository.ts';
import { presentOwnCandidacy } from './candidacy.presenter.ts';
import { readProgress } from './own-progress.repository.ts';

/** One page of a doctor's own candidacies: those where it is their turn, then the others, each newest first. */
export async function listOwnCandidacies(
  { db, now }: Pick<CandidaciesContext, 'db' | 'now'>,
  actor: Actor,
  { status, cursor, limit }: OwnCandidaciesQuery,
): Promise<OwnCandidacyPage> {
  const doctorId = actor.userId;
  const at = now();
  const order = ownKeyset(at);
  const after = readCursor(cursor, order)?.after ?? null;
  const [rows, counts] = await Promise.all([
    listOwnRows(db, { doctorId, status }, { after, limit, now: at }),
    countOwn(db, doctorId),
  ]);
  const { page, last } = cutPage(rows, limit);
  const ids = page.map(({ candidacy: { id } }) => id);
  const progress = await readProgress(db, ids, at);
  return {
    items: page.map((row) => presentOwnCandidacy(row, progress, actor)),
    nextCursor: last && writeCursor(order, { turn: last.turn, ...last.candidacy }),
    total: [...(status ?? candidacyStatuses)].reduce((sum, one) => sum + counts[one], 0),
    counts,
  };
}
