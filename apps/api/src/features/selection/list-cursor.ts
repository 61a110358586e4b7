import type { CandidateSort } from '@fonendo/domain/selection-list';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { ListPosition, Total } from './list-rows.repository.ts';

const dated = [z.iso.datetime(), z.uuid()] as const;

/** What a position consists of, by what the page is sorted by: a cursor of another order is no position in this one. */
const positions: Record<CandidateSort, z.ZodType<ListPosition>> = {
  match: z.tuple([z.int().min(0).max(100), z.uuid()]),
  waiting: z.tuple([z.boolean(), ...dated]),
  newest: z.tuple([...dated]),
};

const cursorSchema = z.tuple([z.string(), z.int().min(0), z.boolean()], z.unknown());

/** The total travels along: it is counted once, with the first page. */
export const writeCursor = (sort: CandidateSort, { total, moreThanTotal }: Total, position: ListPosition): string =>
  Buffer.from(JSON.stringify([sort, total, moreThanTotal, ...position])).toString('base64url');

export function readCursor(cursor: string, sort: CandidateSort): { total: Total; after: ListPosition } {
  try {
    const raw: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [named, total, moreThanTotal, ...position] = cursorSchema.parse(raw);
    if (named === sort) return { total: { total, moreThanTotal }, after: positions[sort].parse(position) };
  } catch {
    // Whatever is wrong with it, it is no cursor of ours.
  }
  throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
}
