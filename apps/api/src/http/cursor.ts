import { z } from 'zod';
import type { Keyset, Position } from '../db/keyset.ts';
import { ApiError } from './api-error.ts';
import { isStorable } from './storable-text.ts';

type Carried = readonly (string | number | boolean)[];

/**
 * Where a page of a list ended, as the caller sends it back for the next page: the order, values that need not be
 * computed again, and the values of the last row. A cursor gives no access: with an altered one a caller starts
 * elsewhere in a list that they may read anyway, or is refused.
 */
export const writeCursor = <Name extends string>(
  { order, positionOf }: Keyset<Name>,
  last: Parameters<Keyset<Name>['positionOf']>[0],
  carried: Carried = [],
): string => Buffer.from(JSON.stringify([order, carried, positionOf(last)])).toString('base64url');

/** Null for the first page. Every part is checked, also that the database can store its texts. */
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
  carriedSchema: z.ZodType<Carried> = nothingCarried,
): { after: Position; carried: Carried } | null {
  if (!cursor) return null;
  const { success, data } = partsSchema.safeParse(partsOf(cursor));
  // One after the other: a schema of all three would have to be made for each cursor that is read.
  const carried = carriedSchema.safeParse(data?.[1]);
  const after = positionSchema.safeParse(data?.[2]);
  if (
    !success ||
    data[0] !== order ||
    !carried.success ||
    !after.success ||
    ![...carried.data, ...after.data].every(isSound)
  ) {
    throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
  }
  return { after: after.data, carried: carried.data };
}

const partsSchema = z.tuple([z.string(), z.unknown(), z.unknown()]);
const nothingCarried = z.tuple([]);

/** The total, counted with the first page and carried along. */
export const countSchema = z.int().min(0);

const isSound = (part: unknown) => typeof part !== 'string' || isStorable(part);

/** Empty for anything that is not one of our cursors. */
function partsOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return [];
  }
}
