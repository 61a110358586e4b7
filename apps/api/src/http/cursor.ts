import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { isStorable } from './storable-text.ts';

/**
 * Where a page of a list ended, as the caller carries it to the next one. Nothing in it opens anything: whoever
 * alters one begins elsewhere in what they may read anyway, or is refused.
 */
export const writeCursor = (parts: readonly (string | number | boolean)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Every part is checked by the schema of its place, and no text of it may be one that the database cannot take. */
export function readCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  const parts = partsOf(cursor);
  const position = schema.safeParse(parts);
  if (parts.every(isSound) && position.success) return position.data;
  throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
}

const isSound = (part: unknown) => typeof part !== 'string' || isStorable(part);

/** Empty where it is no cursor of ours, whatever is wrong with it. */
function partsOf(cursor: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return [];
  }
}
