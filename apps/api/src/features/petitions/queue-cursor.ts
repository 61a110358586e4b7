import type { PetitionSort } from '@fonendo/contract/petitions-queue.schema';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { QueuePosition } from './petition-queue.repository.ts';

const dated = z.tuple([z.iso.datetime(), z.uuid()]);

/** What a position consists of, by what the page is sorted by: a cursor of another order is no position in this one. */
const positions: Record<PetitionSort, z.ZodType<QueuePosition>> = {
  waiting: z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]),
  created: dated,
  updated: dated,
  name: z.tuple([z.string().max(300), z.uuid()]),
};

export const writeCursor = (sort: PetitionSort, position: QueuePosition): string =>
  Buffer.from(JSON.stringify([sort, ...position])).toString('base64url');

export function readCursor(cursor: string, sort: PetitionSort): QueuePosition {
  try {
    const [named, ...position] = z.array(z.unknown()).parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (named === sort) return positions[sort].parse(position);
  } catch {
    // Whatever is wrong with it, it is no cursor of ours.
  }
  throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
}
