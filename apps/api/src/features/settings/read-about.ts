import type { About } from '@fonendo/contract/settings.schema';
import { type BillingParty, priceLine } from '@fonendo/domain/payments/pricing';
import type { Database } from '../../db/database.ts';
import { readSettings } from './settings.public.ts';

/** The seller and today's prices after the discount, for the public pages. */
export async function readAbout({ db, seller }: { db: Database; seller: BillingParty }): Promise<About> {
  const settings = await readSettings(db);
  const { name, taxId, address, postalCode, city, email } = seller;
  return {
    company: { name, taxId, address, postalCode, city, email },
    prices: {
      recognitionCents: priceLine('recognition', settings).baseCents,
      offersAccessCents: priceLine('offersAccess', settings).baseCents,
      stateFeeCents: settings.stateFeeCents,
    },
  };
}
