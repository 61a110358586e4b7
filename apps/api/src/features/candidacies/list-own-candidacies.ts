import type { OwnCandidaciesQuery, OwnCandidacyPage } from '@fonendo/contract/candidacies.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacy.lifecycle';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { countOwn, listOwnRows, type OwnCandidacyRow, type OwnPosition } from './candidacies.repository.ts';
import { presentOwnCandidacy } from './candidacy.presenter.ts';
import { readProgress } from './own-progress.repository.ts';

/** One page of a doctor's own, newest first. */
export async function listOwnCandidacies(
  { db, now }: Pick<CandidaciesContext, 'db' | 'now'>,
  doctorId: string,
  { status, cursor, limit }: OwnCandidaciesQuery,
): Promise<OwnCandidacyPage> {
  const after = cursor ? readCursor(cursor) : null;
  const rows = await listOwnRows(db, { doctorId, status }, { after, limit });
  const counts = await countOwn(db, doctorId);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const ids = page.map(({ candidacy: { id } }) => id);
  const progress = await readProgress(db, ids, now());
  return {
    items: page.map((row) => presentOwnCandidacy(row, progress)),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
    total: [...(status ?? candidacyStatuses)].reduce((sum, one) => sum + counts[one], 0),
    counts,
  };
}

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

const writeCursor = ({ candidacy: { appliedAt, id } }: OwnCandidacyRow) =>
  Buffer.from(JSON.stringify([appliedAt.toISOString(), id])).toString('base64url');

function readCursor(cursor: string): OwnPosition {
  try {
    const [appliedAt, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { appliedAt, id };
  } catch {
    throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
  }
}
