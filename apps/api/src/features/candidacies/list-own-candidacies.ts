import type { OwnCandidaciesQuery, OwnCandidacyPage } from '@fonendo/contract/candidacies.schema';
import { instantSchema } from '@fonendo/contract/dates.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacy.lifecycle';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { countOwn, listOwnRows, type OwnPosition } from './candidacies.repository.ts';
import { presentOwnCandidacy } from './candidacy.presenter.ts';
import { readProgress } from './own-progress.repository.ts';

/** One page of a doctor's own, newest first. */
export async function listOwnCandidacies(
  { db, now }: Pick<CandidaciesContext, 'db' | 'now'>,
  doctorId: string,
  { status, cursor, limit }: OwnCandidaciesQuery,
): Promise<OwnCandidacyPage> {
  const after = cursor ? readCursor(cursor, positionSchema) : null;
  const rows = await listOwnRows(db, { doctorId, status }, { after, limit });
  const counts = await countOwn(db, doctorId);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const ids = page.map(({ candidacy: { id } }) => id);
  const progress = await readProgress(db, ids, now());
  return {
    items: page.map((row) => presentOwnCandidacy(row, progress)),
    nextCursor:
      rows.length > limit && last ? writeCursor([last.candidacy.appliedAt.toISOString(), last.candidacy.id]) : null,
    total: [...(status ?? candidacyStatuses)].reduce((sum, one) => sum + counts[one], 0),
    counts,
  };
}

const positionSchema: z.ZodType<OwnPosition> = z
  .tuple([instantSchema, z.uuid()])
  .transform(([appliedAt, id]) => ({ appliedAt, id }));
