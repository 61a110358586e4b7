import { instantSchema } from '@fonendo/contract/dates.schema';
import { matchLevels } from '@fonendo/domain/offer-match';
import type { OfferSort } from '@fonendo/domain/offer-search';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../http/cursor.ts';

/** Where a page ended, and how many offers the first page counted: the later ones need not count again. */
const cursorSchemas = {
  newest: z.tuple([z.literal('newest'), z.int().min(0), instantSchema, z.uuid()]),
  match: z.tuple([z.literal('match'), z.int().min(0), instantSchema, z.uuid(), z.enum(matchLevels)]),
};

export type OfferCursor = {
  total: number;
  after: { publishedAt: Date; id: string };
  /** The level of the last offer; the highest where the order knows none. */
  level: (typeof matchLevels)[number];
};

export const writeOfferCursor = (sort: OfferSort, { total, after, level }: OfferCursor): string => {
  const position = [sort, total, after.publishedAt.toISOString(), after.id];
  return writeCursor(sort === 'match' ? [...position, level] : position);
};

export function readOfferCursor(cursor: string, sort: OfferSort): OfferCursor {
  const [, total, at, id, level = 'high'] = readCursor(cursor, cursorSchemas[sort]);
  return { total, after: { publishedAt: new Date(at), id }, level };
}
