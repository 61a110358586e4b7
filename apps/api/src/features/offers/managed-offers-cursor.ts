import type { ManagedOfferView } from '@fonendo/contract/offers.schema';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { ManagedPosition } from './managed-offers.repository.ts';
import type { OfferRow } from './offers.repository.ts';

/** The queue has an order of its own: a position in it is none in the other lists. */
const orderOf = (view: ManagedOfferView | undefined) => (view === 'toApprove' ? 'submitted' : 'updated');

const cursorSchema = z.tuple([z.enum(['submitted', 'updated']), z.iso.datetime(), z.uuid()]);

export function writeManagedCursor(view: ManagedOfferView | undefined, offer: OfferRow): string {
  const at = view === 'toApprove' ? offer.submittedAt : offer.updatedAt;
  if (!at) throw new Error(`offer ${offer.id} waits for a verdict without having been published`);
  return Buffer.from(JSON.stringify([orderOf(view), at.toISOString(), offer.id])).toString('base64url');
}

export function readManagedCursor(cursor: string, view: ManagedOfferView | undefined): ManagedPosition {
  try {
    const [order, at, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (order === orderOf(view)) return { at, id };
  } catch {
    // Whatever is wrong with it, it is no cursor of ours.
  }
  throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
}
