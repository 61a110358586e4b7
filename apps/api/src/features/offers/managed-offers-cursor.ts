import { instantSchema } from '@fonendo/contract/dates.schema';
import type { ManagedOfferView } from '@fonendo/contract/offers.schema';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { ManagedPosition } from './managed-offers.repository.ts';
import type { OfferRow } from './offers.repository.ts';

/** The queue has an order of its own: a position in it is none in the other lists. */
const orderOf = (view: ManagedOfferView | undefined) => (view === 'toApprove' ? 'submitted' : 'updated');

export function writeManagedCursor(view: ManagedOfferView | undefined, offer: OfferRow): string {
  const at = view === 'toApprove' ? offer.submittedAt : offer.updatedAt;
  if (!at) throw new Error(`offer ${offer.id} waits for a verdict without having been published`);
  return writeCursor([orderOf(view), at.toISOString(), offer.id]);
}

export function readManagedCursor(cursor: string, view: ManagedOfferView | undefined): ManagedPosition {
  const [, at, id] = readCursor(cursor, z.tuple([z.literal(orderOf(view)), instantSchema, z.uuid()]));
  return { at, id };
}
