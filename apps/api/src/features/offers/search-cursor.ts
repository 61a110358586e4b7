import { matchLevels } from '@fonendo/domain/offer-match';
import type { OfferSort } from '@fonendo/domain/offer-search';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';

/**
 * Where a page ended, and how many offers the first page counted: the later ones need not count again. Nothing in it
 * opens anything: whoever forges one is told a wrong total, or begins elsewhere in what they may read anyway.
 */
const cursorSchemas = {
  newest: z.tuple([z.literal('newest'), z.int().min(0), z.iso.datetime(), z.uuid()]),
  match: z.tuple([z.literal('match'), z.int().min(0), z.iso.datetime(), z.uuid(), z.enum(matchLevels)]),
};

export type OfferCursor = {
  total: number;
  after: { publishedAt: Date; id: string };
  /** The level of the last offer; the highest where the order knows none. */
  level: (typeof matchLevels)[number];
};

export const writeOfferCursor = (sort: OfferSort, { total, after, level }: OfferCursor): string => {
  const position = [sort, total, after.publishedAt.toISOString(), after.id];
  return Buffer.from(JSON.stringify(sort === 'match' ? [...position, level] : position)).toString('base64url');
};

export function readOfferCursor(cursor: string, sort: OfferSort): OfferCursor {
  try {
    const raw: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [, total, at, id, level = 'high'] = cursorSchemas[sort].parse(raw);
    return { total, after: { publishedAt: new Date(at), id }, level };
  } catch {
    // Whatever is wrong with it, it is no cursor of this order.
    throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
  }
}
