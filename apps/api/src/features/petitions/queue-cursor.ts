import { instantSchema } from '@fonendo/contract/dates.schema';
import type { PetitionSort } from '@fonendo/contract/petitions-queue.schema';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { QueuePosition } from './petition-queue.repository.ts';

const dated = (sort: PetitionSort) => z.tuple([z.literal(sort), instantSchema, z.uuid()]);

/** What a position consists of, by what the page is sorted by: a cursor of another order is no position in this one. */
const positions = {
  waiting: z.tuple([z.literal('waiting'), z.boolean(), instantSchema, z.uuid()]),
  created: dated('created'),
  updated: dated('updated'),
  name: z.tuple([z.literal('name'), z.string().max(300), z.uuid()]),
} satisfies Record<PetitionSort, z.ZodType>;

export const writeQueueCursor = (sort: PetitionSort, position: QueuePosition): string =>
  writeCursor([sort, ...position]);

export function readQueueCursor(cursor: string, sort: PetitionSort): QueuePosition {
  const [, ...position] = readCursor(cursor, positions[sort]);
  return position;
}
