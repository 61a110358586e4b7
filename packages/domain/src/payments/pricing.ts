import type { PolicyGroup } from '../auth/policy-group.ts';
import type { NotSold } from '../petitions/road.ts';
import type { Settings } from '../settings/settings.ts';
import { type Product, products } from './payment.lifecycle.ts';
import { type TaxRule, taxRuleFor } from './tax.ts';

/** One thing on a bill. Money is whole cents. */
export type PriceLine = {
  product: Product;
  priceCents: number;
  discountPercent: number;
  /** The price after the discount, before tax. */
  baseCents: number;
};

/** Who sells or buys, as an invoice names them. */
export type BillingParty = {
  name: string;
  taxId: string;
  address: string;
  city: string;
  postalCode: string;
  state: string | null;
  country: string;
  email: string;
};

export type Quote = {
  lines: PriceLine[];
  baseCents: number;
  /** Hundredths of a percent. */
  taxRate: number;
  taxRule: TaxRule;
  taxCents: number;
  totalCents: number;
  currency: 'EUR';
};

/** What one thing costs now: the discount is rounded to the cent, in the buyer's favour at exactly half. */
export function priceLine(product: Product, settings: Settings): PriceLine {
  const priceCents = product === 'recognition' ? settings.recognitionPriceCents : settings.offersAccessPriceCents;
  const discountPercent = product === 'recognition' ? settings.recognitionDiscountPercent : 0;
  const discountCents = Math.round((priceCents * discountPercent) / 100);
  return { product, priceCents, discountPercent, baseCents: priceCents - discountCents };
}

/**
 * What somebody is offered: a degree that is recognised already needs no recognition, and nobody is sold a petition that
 * the law would not take.
 */
export const offeredProducts = (groups: readonly PolicyGroup[], notSold: NotSold | null): Product[] =>
  products.filter((product) => product !== 'recognition' || (groups.includes('notCertifiedDoctor') && !notSold));

/** Nothing is asked for what costs nothing (Ley 3/2023, art. 42: job intermediation may have to be free). */
export const isFree = (product: Product, settings: Settings): boolean => priceLine(product, settings).baseCents === 0;

/**
 * What is charged for these products. The tax is worked out once for the document, on the sum of the lines, and
 * rounded half up to the cent: lines taxed one by one could differ from the total by a cent.
 */
export function quote(wanted: readonly Product[], settings: Settings, countryOfResidence: string): Quote {
  const lines = products
    .filter((product) => wanted.includes(product) && !isFree(product, settings))
    .map((product) => priceLine(product, settings));
  const baseCents = lines.reduce((sum, line) => sum + line.baseCents, 0);
  const taxRule = taxRuleFor(countryOfResidence);
  const taxRate = settings.taxTable[taxRule];
  const taxCents = Math.round((baseCents * taxRate) / 10_000);
  return { lines, baseCents, taxRate, taxRule, taxCents, totalCents: baseCents + taxCents, currency: 'EUR' };
}

/** Whether somebody may use what is sold: it was granted to them, or it costs nothing. */
export const isEntitled = (product: Product, granted: readonly Product[], settings: Settings): boolean =>
  granted.includes(product) || isFree(product, settings);

/** What an invoice has to name of its buyer (Real Decreto 1619/2012, art. 6). */
export const billingFields = ['name', 'taxId', 'address', 'city', 'postalCode', 'country'] as const;

export type BillingField = (typeof billingFields)[number];

export const missingBillingFields = (party: { [Field in BillingField]: string | null }): BillingField[] =>
  billingFields.filter((field) => !party[field]?.trim());
