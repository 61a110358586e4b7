import { instantSchema } from '@fonendo/contract/dates.schema';
import type { CandidateSort } from '@fonendo/domain/selection-list';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { ListPosition, Total } from './list-rows.repository.ts';

const counted = [z.int().min(0), z.boolean()] as const;
const dated = [instantSchema, z.uuid()] as const;

/** What a position consists of, by what the page is sorted by: a cursor of another order is no position in this one. */
const positions = {
  match: z.tuple([z.literal('match'), ...counted, z.int().min(0).max(100), z.uuid()]),
  waiting: z.tuple([z.literal('waiting'), ...counted, z.boolean(), ...dated]),
  newest: z.tuple([z.literal('newest'), ...counted, ...dated]),
} satisfies Record<CandidateSort, z.ZodType>;

/** The total travels along: it is counted once, with the first page. */
export const writeListCursor = (sort: CandidateSort, { total, moreThanTotal }: Total, position: ListPosition): string =>
  writeCursor([sort, total, moreThanTotal, ...position]);

export function readListCursor(cursor: string, sort: CandidateSort): { total: Total; after: ListPosition } {
  const [, total, moreThanTotal, ...after] = readCursor(cursor, positions[sort]);
  return { total: { total, moreThanTotal }, after };
}
