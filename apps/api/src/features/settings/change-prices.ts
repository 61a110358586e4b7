import type { Prices, PricesChange } from '@fonendo/contract/settings.schema';
import { needsChargeConfirmation } from '@fonendo/domain/settings/settings';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { changeSettings, mergeOrRefuse } from './change-settings.ts';
import { readSettings } from './settings.public.ts';

/**
 * New prices apply to the next checkout: a payment that has begun keeps its own copy. An administrator who
 * charges for access to offers confirms having read that it is free by law, and the audit says so.
 */
export const changePrices = (
  context: { db: Database; now: () => Date },
  actor: Actor,
  { read, chargeConfirmed = false, ...wanted }: PricesChange,
): Promise<Prices> =>
  changeSettings<Prices>(context, actor, {
    id: 'prices',
    action: 'settings.pricesChanged',
    read: readSettings,
    decide: (current) => {
      const next = mergeOrRefuse(current, read, wanted);
      if (needsChargeConfirmation(current, next) && !chargeConfirmed) {
        throw new ApiError('ValidationFailed', {
          fields: { offersAccessPriceCents: { key: 'errors.chargeForAccess' } },
        });
      }
      return next;
    },
    alsoRecord: (current, next): { chargeConfirmed?: true } =>
      needsChargeConfirmation(current, next) ? { chargeConfirmed: true } : {},
  });
