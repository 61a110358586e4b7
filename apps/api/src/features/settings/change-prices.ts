import type { Prices, PricesChange } from '@fonendo/contract/settings.schema';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { changeSettings, mergeOrRefuse } from './change-settings.ts';
import { readSettings } from './settings.public.ts';

/** New prices apply to the next checkout: a payment that has begun keeps its own copy. */
export const changePrices = (
  context: { db: Database; now: () => Date },
  actor: Actor,
  { read, ...wanted }: PricesChange,
): Promise<Prices> =>
  changeSettings<Prices>(context, actor, {
    id: 'prices',
    action: 'settings.pricesChanged',
    read: readSettings,
    decide: (current) => mergeOrRefuse(current, read, wanted),
  });
