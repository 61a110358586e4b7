import type { CandidateSort } from '@fonendo/domain/selection/list';
import { z } from 'zod';
import type { Position } from '../../../db/keyset.ts';
import { countSchema, readCursor, writeCursor } from '../../../http/cursor.ts';
import { candidateKeysets, type SortedRow, type Total } from './rows.repository.ts';

const carriedSchema = z.tuple([countSchema, z.boolean()]);

/** Carries the total, which is counted once, with the first page. */
export const writeListCursor = (sort: CandidateSort, { total, moreThanTotal }: Total, last: SortedRow): string =>
  writeCursor(candidateKeysets[sort], last, [total, moreThanTotal]);

export function readListCursor(
  cursor: string | undefined,
  sort: CandidateSort,
): { total: Total; after: Position } | null {
  const read = readCursor(cursor, candidateKeysets[sort], carriedSchema);
  if (!read) return null;
  const [total, moreThanTotal] = read.carried;
  return { total: { total, moreThanTotal }, after: read.after };
}
