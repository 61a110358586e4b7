import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findProcess } from '../../processes/processes.public.ts';
import { readerOf } from '../offer-scope.ts';
import type { OffersContext } from '../offers.context.ts';
import { findManagedOffer } from '../offers.repository.ts';
import { findLastSave, listHistory } from './history.repository.ts';
import { presentManagedOffer } from './managed-offer.presenter.ts';
import { readFigures } from './managed-offers.repository.ts';

/** An offer as its hospital or an administrator sees it; a 404 for everybody else. */
export async function readManagedOffer(
  { now }: Pick<OffersContext, 'now'>,
  db: Queryable,
  actor: Actor,
  id: string,
): Promise<ManagedOffer> {
  const reader = await readerOf(db, actor);
  const found = await findManagedOffer(db, reader, id);
  if (!found) throw new ApiError('NotFound');
  const { offer } = found;
  const [figures, process, history, lastSave] = await Promise.all([
    readFigures(db, id),
    offer.processId ? findProcess(db, offer.hospitalId, offer.processId) : null,
    listHistory(db, id, offer.createdAt),
    findLastSave(db, id, offer.createdAt),
  ]);
  return presentManagedOffer({ ...found, figures, process, history, lastSave, reader, now: now() });
}
