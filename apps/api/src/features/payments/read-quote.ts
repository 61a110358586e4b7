import type { Blocker, PaymentQuote } from '@fonendo/contract/payments.schema';
import { type Product, products } from '@fonendo/domain/payments/payment.lifecycle';
import {
  type BillingParty,
  isFree,
  missingBillingFields,
  offeredProducts,
  priceLine,
  quote,
} from '@fonendo/domain/payments/pricing';
import { bringsAnother } from '@fonendo/domain/petitions/petition';
import { decideRoad, refuseSale } from '@fonendo/domain/petitions/road';
import type { Settings } from '@fonendo/domain/settings/settings';
import type { Queryable } from '../../db/database.ts';
import { hasSignedContract } from '../contracts/contracts.public.ts';
import { readSettings } from '../settings/settings.public.ts';
import { findLastResolution, findRoadFacts, getBillingData, listGrantedProducts } from './payments.repository.ts';

/** What somebody would pay now, and what they have to fix first. */
export async function readQuote(db: Queryable, userId: string, wanted: readonly Product[]): Promise<PaymentQuote> {
  const { settings, granted, missing, country, offered, road, notSold } = await readCheckoutFacts(db, userId);
  return {
    ...quote(
      wanted.filter((product) => offered.includes(product) && !granted.includes(product)),
      settings,
      country,
    ),
    catalogue: offered.map((product) => ({
      ...priceLine(product, settings),
      totalCents: quote([product], settings, country).totalCents,
      state: stateOf(product, granted, settings),
    })),
    stateFeeCents: settings.stateFeeCents,
    road,
    notSold,
    missing,
  };
}

export type CheckoutFacts = Awaited<ReturnType<typeof readCheckoutFacts>>;

/** The road of somebody without a recognised degree, what it costs, and whether the petition is theirs. */
export async function readRoad(db: Queryable, userId: string) {
  const { settings, country, road, notSold } = await readCheckoutFacts(db, userId);
  return {
    road,
    notSold,
    priceCents: road?.hasStateFee ? quote(['recognition'], settings, country).totalCents : 0,
    stateFeeCents: settings.stateFeeCents,
  };
}

/** Everything a checkout depends on, read within this transaction. */
export async function readCheckoutFacts(db: Queryable, userId: string) {
  const [settings, granted, { locale, policyGroups, ...billing }, isSigned, roadFacts, last] = await Promise.all([
    readSettings(db),
    listGrantedProducts(db, userId),
    getBillingData(db, userId),
    hasSignedContract(db, userId),
    findRoadFacts(db, userId),
    findLastResolution(db, userId),
  ]);
  const missing: Blocker[] = [...(isSigned ? [] : (['contract'] as const)), ...missingBillingFields(billing)];
  const facts = policyGroups.includes('notCertifiedDoctor') ? roadFacts : null;
  const road = facts && { ...decideRoad(facts), facts };
  const notSold = refuseSale(road, last !== null && !bringsAnother(last));
  // Until the country is known a quote shows the Spanish tax; a payment needs the country.
  return {
    settings,
    granted,
    missing,
    locale,
    country: billing.country ?? 'ES',
    buyer: billing as BillingParty,
    // Paid products stay visible, even once the recognition has made them unnecessary.
    offered: products.filter(
      (product) => granted.includes(product) || offeredProducts(policyGroups, notSold).includes(product),
    ),
    road,
    // No reason is given to a doctor who has paid, who simply goes on, nor to a certified one, who needs nothing.
    notSold: policyGroups.includes('notCertifiedDoctor') && !granted.includes('recognition') ? notSold : null,
  };
}

function stateOf(product: Product, granted: readonly Product[], settings: Settings) {
  if (granted.includes(product)) return 'paid';
  return isFree(product, settings) ? 'free' : 'payable';
}
