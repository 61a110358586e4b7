import { z } from 'zod';
import type { Keyset, Position } from '../db/keyset.ts';
import { ApiError } from './api-error.ts';
import { isStorable } from './storable-text.ts';

type Carried = readonly (string | number | boolean)[];

/**
 * Where a page of a list ended, as the caller carries it to the next one: the order, what need not be found out again,
 * the values of the last row. Nothing in it opens anything: whoever alters one begins elsewhere in what they may read
 * anyway, or is refused.
 */
export const writeCursor = <Name extends string>(
  { order, positionOf }: Keyset<Name>,
  last: Parameters<Keyset<Name>['positionOf']>[0],
  carried: Carried = [],
): string => Buffer.from(JSON.stringify([order, carried, positionOf(last)])).toString('base64url');

/** Null for the first page. Every part is checked, and no text may be one that the database cannot take. */
export function readCursor<Schema extends z.ZodType<Carried>>(
  cursor: string | undefined,
  { order, positionSchema }: Pick<Keyset, 'order' | 'positionSchema'>,
  carriedSchema: Schema,
): { after: Position; carried: z.output<Schema> } | null;
export function readCursor(
  cursor: string | undefined,
  keyset: Pick<Keyset, 'order' | 'positionSchema'>,
): { after: Position } | null;
export function readCursor(
  cursor: string | undefined,
  { order, positionSchema }: Pick<Keyset, 'order' | 'positionSchema'>,
  carriedSchema: z.ZodType<Carried> = z.tuple([]),
): { after: Position; carried: Carried } | null {
  if (!cursor) return null;
  const read = z.tuple([z.literal(order), carriedSchema, positionSchema]).safeParse(partsOf(cursor));
  if (!read.success || !read.data.flat().every(isSound)) {
    throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
  }
  const [, carried, after] = read.data;
  return { after, carried };
}

/** How many there are in all, counted with the first page. */
export const countSchema = z.int().min(0);

const isSound = (part: unknown) => typeof part !== 'string' || isStorable(part);

/** Empty where it is no cursor of ours, whatever is wrong with it. */
function partsOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return [];
  }
}
