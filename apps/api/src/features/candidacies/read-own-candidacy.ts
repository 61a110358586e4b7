import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { findOwnCandidacy, type OwnCandidacyRow } from './candidacies.repository.ts';
import { presentOwnCandidacy } from './candidacy.presenter.ts';
import { readProgress } from './own-progress.repository.ts';

type Clock = Pick<CandidaciesContext, 'now'>;

export async function readOwnCandidacy(context: Clock, db: Queryable, actor: Actor, id: string): Promise<OwnCandidacy> {
  const row = await findOwnCandidacy(db, actor.userId, id, context.now());
  if (!row) throw new ApiError('NotFound');
  return describeOwnCandidacy(context, db, actor, row);
}

/** With its progress and what comes next. */
export async function describeOwnCandidacy(
  { now }: Clock,
  db: Queryable,
  actor: Actor,
  row: OwnCandidacyRow,
): Promise<OwnCandidacy> {
  return presentOwnCandidacy(row, await readProgress(db, [row.candidacy.id], now()), actor);
}
